'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin, readAdminProblem, sendJson } from '../call-admin'
import styles from './version-history.module.css'

type Props = {
  label: string
  /** The call that restores. */
  path: `/api/${string}`
  body?: object
  /** The form of the page, which is opened afterwards. */
  formHref: string
}

const NO_RESPONSE = 'The server did not answer. Check your connection and try again.'

/** Restores a version, or one block of it, into the draft and opens the form (EDT-18). */
export function RestoreButton({ label, path, body = {}, formHref }: Props) {
  const router = useRouter()
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null })
  const restore = async () => {
    setState({ isBusy: true, problem: null })
    const { isOk, json } = await callAdmin(path, sendJson('POST', body))
    if (isOk) return router.push(formHref)
    setState({ isBusy: false, problem: readAdminProblem(json) ?? NO_RESPONSE })
  }
  return (
    <span>
      <button type="button" className={styles.button} disabled={state.isBusy} onClick={() => void restore()}>
        {label}
      </button>
      {state.problem && (
        <span role="alert" className={styles.problem}>
          {state.problem}
        </span>
      )}
    </span>
  )
}
