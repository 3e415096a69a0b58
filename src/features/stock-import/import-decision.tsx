import { useState, useTransition } from 'react'
import { decideImport } from './call-import'
import styles from './stock-import.module.css'

type ImportDecisionProps = { id: number; state: string; onDone: () => void }

const STEPS = {
  held: { step: 'release', label: 'Release and apply', ask: 'Apply the file that was held, to the stock as it is now?' },
  applied: { step: 'undo', label: 'Undo this import', ask: 'Restore every car that this import changed?' },
} as const

/** Releases a held import or undoes an applied one. Asks for confirmation, because both change the site at once. */
export function ImportDecision({ id, state, onDone }: ImportDecisionProps) {
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, start] = useTransition()
  const action = state === 'held' || state === 'applied' ? STEPS[state] : null
  if (!action) return null
  const confirm = () => {
    setAsking(false)
    start(async () => {
      const outcome = await decideImport(id, action.step)
      setMessage(outcome.kind === 'problem' ? outcome.message : 'Done.')
      if (outcome.kind === 'done') onDone()
    })
  }
  return (
    <div className={styles.actions}>
      {isAsking ? (
        <>
          <p className={styles.message}>{action.ask}</p>
          <button type="button" className={styles.button} data-primary onClick={confirm}>
            Yes
          </button>
          <button type="button" className={styles.button} onClick={() => setAsking(false)}>
            No
          </button>
        </>
      ) : (
        <button type="button" className={styles.button} disabled={isBusy} onClick={() => setAsking(true)}>
          {action.label}
        </button>
      )}
      <p role="status" className={styles.message}>
        {isBusy ? 'Working…' : message}
      </p>
    </div>
  )
}
