'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callStaff, type FactorState } from './call-staff'
import { OtherFactor } from './other-factor'
import { OwnFactor } from './own-factor'
import styles from './staff-account.module.css'

/** On a staff account in the admin: its second factor; one's own is managed, a colleague's reset (SEC-15). */
export function FactorPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [state, setState] = useState<FactorState | null>(null)
  const isOwn = id !== undefined && user?.id === id
  const read = useCallback(async () => {
    if (typeof id !== 'number') return
    const answer = await callStaff(isOwn ? '/second-factor' : `/${id}/second-factor`)
    if (answer.isOk) setState(answer.state)
  }, [id, isOwn])
  useEffect(() => {
    void read()
  }, [read])
  if (typeof id !== 'number' || !state) return null
  return (
    <section className={styles.panel} aria-labelledby="second-factor">
      <h3 id="second-factor">Second factor</h3>
      {isOwn ? (
        <OwnFactor state={state} onChanged={() => void read()} />
      ) : (
        <OtherFactor userId={id} state={state} onChanged={() => void read()} />
      )}
    </section>
  )
}
