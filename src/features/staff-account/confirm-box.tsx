import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callStaff, type StaffAnswer } from './call-staff'
import styles from './staff-account.module.css'
import { TypedField } from './typed-field'

type ConfirmBoxProps = {
  path: string
  submit: string
  asks: readonly ('password' | 'code')[]
  onDone: (answer: StaffAnswer) => void
  onCancel: () => void
}

const FIELDS = {
  password: { label: 'Your current password', type: 'password', autoComplete: 'current-password' },
  code: { label: 'Code from your app', type: 'text', autoComplete: 'one-time-code' },
} as const

/** Asks for confirmation of a change to a second factor and sends it. Not a form element, because it is inside the account's form. */
export function ConfirmBox({ path, submit, asks, onDone, onCancel }: ConfirmBoxProps) {
  const [typed, setTyped] = useState<Partial<Record<'password' | 'code', string>>>({})
  const [problem, setProblem] = useState<StaffAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await callStaff(path, typed)
    setBusy(false)
    setProblem(answer.isOk ? null : answer)
    if (answer.isOk) onDone(answer)
  }
  const isElsewhere = problem && !asks.some((name) => problem.fields[name])
  return (
    <div className={styles.confirm} role="group" aria-label={submit}>
      {isElsewhere && (
        <p role="alert" className={styles.alert}>
          {problem.message}
        </p>
      )}
      {asks.map((name) => (
        <TypedField
          key={name}
          {...FIELDS[name]}
          value={typed[name] ?? ''}
          onType={(value) => setTyped({ ...typed, [name]: value })}
          error={problem?.fields[name]}
          onEnter={() => void send()}
        />
      ))}
      <div className={styles.actions}>
        <Button size="medium" disabled={isBusy} onClick={() => void send()}>
          {isBusy ? 'One moment…' : submit}
        </Button>
        <Button buttonStyle="secondary" size="medium" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
