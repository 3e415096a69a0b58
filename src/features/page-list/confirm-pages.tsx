'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { Action, Chosen } from './call-pages'
import styles from './page-list.module.css'

type Props = { action: Action; pages: readonly Chosen[]; onCancel: () => void; onConfirm: () => void }

const nameOf = (pages: readonly Chosen[]) => (pages.length === 1 ? `“${pages[0]?.name ?? ''}”` : `${pages.length} pages`)

const QUESTIONS: Record<Action, { ask: (what: string) => string; explain: string; button: string }> = {
  trash: {
    ask: (what) => `Move ${what} to the trash?`,
    explain: 'Visitors no longer see what is in the trash. You can restore it as a draft.',
    button: 'Move to the trash',
  },
  restore: { ask: (what) => `Restore ${what}?`, explain: 'It becomes a draft. Visitors see it once you publish it.', button: 'Restore' },
  remove: {
    ask: (what) => `Delete ${what} permanently?`,
    explain: 'Its blocks, versions and shared drafts are gone for good. Nobody can restore them.',
    button: 'Delete permanently',
  },
}

/** Asks before pages are changed, and names each. Deleting several permanently also asks for their number, so that it is no accident (EDT-19). */
export function ConfirmPages({ action, pages, onCancel, onConfirm }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [typed, setTyped] = useState('')
  const { ask, explain, button } = QUESTIONS[action]
  const asksNumber = action === 'remove' && pages.length > 1
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onCancel}>
      <h2 id={heading}>{ask(nameOf(pages))}</h2>
      <p>{explain}</p>
      {pages.length > 1 && (
        <ul className={styles.named}>
          {pages.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      {asksNumber && (
        <label className={styles.field}>
          Type {pages.length} to delete them
          <input value={typed} inputMode="numeric" onChange={({ target }) => setTyped(target.value)} />
        </label>
      )}
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={onCancel}>
          Cancel
        </button>
        <button
          type="button"
          className={action === 'remove' ? styles.danger : styles.primary}
          disabled={asksNumber && typed.trim() !== String(pages.length)}
          onClick={onConfirm}
        >
          {button}
        </button>
      </div>
    </dialog>
  )
}
