'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callStaff, type FactorState } from './call-staff'
import { OtherFactor } from './other-factor'
import { OwnFactor } from './own-factor'
import styles from './staff-account.module.css'

/** Shows the second factor of a staff account in the admin. Users manage their own; administrators can reset a colleague's (SEC-15). */
export function FactorPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [state, setState] = useState<FactorState | null>(null)
  const [changes, setChanges] = useState(0)
  const isOwn = id !== undefined && user?.id === id
  useEffect(() => {
    if (typeof id !== 'number') return
    let isGone = false
    void callStaff(isOwn ? '/second-factor' : `/${id}/second-factor`).then((answer) => {
      if (!isGone && answer.isOk) setState(answer.state)
    })
    return () => {
      isGone = true
    }
  }, [id, isOwn, changes])
  const onChanged = () => setChanges((count) => count + 1)
  if (typeof id !== 'number' || !state) return null
  return (
    <section className={styles.panel} aria-labelledby="second-factor">
      <h2 id="second-factor">Second factor</h2>
      {isOwn ? <OwnFactor state={state} onChanged={onChanged} /> : <OtherFactor userId={id} state={state} onChanged={onChanged} />}
    </section>
  )
}
