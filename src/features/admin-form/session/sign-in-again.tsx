import { type ReactNode, useEffect, useRef } from 'react'
import styles from './document-session.module.css'

/** Covers a form whose session has ended. Signing in here keeps everything that was typed (EDT-02). */
export function SignInAgain({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Sign in again" onCancel={(event) => event.preventDefault()}>
      <p className={styles.note}>You were signed out. What you typed is still here, and is saved once you have signed in.</p>
      {children}
    </dialog>
  )
}
