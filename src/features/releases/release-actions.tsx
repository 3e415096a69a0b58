import { useEffect, useRef, useState } from 'react'
import type { ReleasePanel } from '@/domain/editing/release/release-panel'
import type { ReleaseAction } from '@/domain/editing/release/release-state'
import styles from './releases.module.css'

export type Asked = Exclude<ReleaseAction, 'change'>

const LABELS: Record<Asked, string> = {
  approve: 'Approve',
  schedule: 'Schedule',
  publish: 'Publish now',
  stop: 'Stop',
  rollBack: 'Roll back',
  reopen: 'Change it again',
}

const HINTS: Record<Asked, string> = {
  approve: 'Checks that everything can go live and pins these versions.',
  schedule: 'All items go live together at that time.',
  publish: 'All items go live together at once.',
  stop: 'Nothing of it goes live. You can change and approve it again.',
  rollBack: 'Visitors see what they saw before. The released changes stay as drafts.',
  reopen: 'Makes it a draft again, which has to be approved.',
}

/** What is asked before something that visitors see, or that undoes a plan; null without a question. */
function toQuestion(action: Asked, { items, sites }: ReleasePanel): string | null {
  const what = `${items.length === 1 ? '1 item' : `${items.length} items`} on ${sites.map(({ name }) => name).join(', ')}`
  if (action === 'publish') return `Publish ${what} now?`
  if (action === 'rollBack') return `Roll back ${what} now?`
  return action === 'stop' ? 'Stop this release, so that it does not go live?' : null
}

type Props = { panel: ReleasePanel; isBusy: boolean; onAct: (action: Asked, at?: string) => void }

function Question({ text, label, onYes, onNo }: { text: string; label: string; onYes: () => void; onNo: () => void }) {
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  return (
    <div className={styles.question} role="group" aria-label={text}>
      <p>{text}</p>
      <div className={styles.buttons}>
        <button ref={yes} type="button" className={styles.button} data-primary onClick={onYes}>
          {label}
        </button>
        <button type="button" className={styles.button} onClick={onNo}>
          Cancel
        </button>
      </div>
    </div>
  )
}

function Schedule({ zone, isBusy, onAct }: { zone: string; isBusy: boolean; onAct: Props['onAct'] }) {
  const [at, setAt] = useState('')
  return (
    <div className={styles.schedule}>
      <label className={styles.field}>
        Goes live ({zone})
        <input className={styles.input} type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
      </label>
      <button type="button" className={styles.button} disabled={isBusy || at === ''} onClick={() => onAct('schedule', at)}>
        {LABELS.schedule}
      </button>
      <small>{HINTS.schedule}</small>
    </div>
  )
}

/** What can be done with a release now, each with a sentence about what it does (EDT-20). */
export function ReleaseActions({ panel, isBusy, onAct }: Props) {
  const [asking, setAsking] = useState<Asked | null>(null)
  const question = asking && toQuestion(asking, panel)
  if (asking && question) {
    const confirm = () => {
      setAsking(null)
      onAct(asking)
    }
    return <Question text={question} label={LABELS[asking]} onYes={confirm} onNo={() => setAsking(null)} />
  }
  const listed = panel.actions.flatMap((action) => (action === 'change' || action === 'schedule' ? [] : [action]))
  return (
    <div className={styles.actions}>
      {panel.actions.includes('schedule') && <Schedule zone={panel.zone} isBusy={isBusy} onAct={onAct} />}
      {listed.map((action) => (
        <div key={action} className={styles.action}>
          <button
            type="button"
            className={styles.button}
            data-primary={action === 'approve' || action === 'publish' || undefined}
            disabled={isBusy || (action === 'approve' && panel.items.length === 0)}
            onClick={() => (toQuestion(action, panel) === null ? onAct(action) : setAsking(action))}
          >
            {LABELS[action]}
          </button>
          <small>{HINTS[action]}</small>
        </div>
      ))}
    </div>
  )
}
