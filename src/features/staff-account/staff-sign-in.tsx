'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callStaff, type SetUp, type StaffAnswer } from './call-staff'
import { RecoveryCodes } from './recovery-codes'
import { SetUpApp } from './set-up-app'
import styles from './staff-account.module.css'
import { TypedField } from './typed-field'

type StaffSignInProps = {
  /** The page to open after signing in. */
  redirect: string
  /** Path of the page for requesting a new password. */
  forgotPath: string
  /** Called in place of going to `redirect`. */
  onDone?: () => void
}

type Step = { kind: 'password' } | { kind: 'code' } | { kind: 'setUp'; setUp: SetUp } | { kind: 'codes'; codes: string[] }
type Typed = { email: string; password: string; code: string }

function stepAfter(answer: StaffAnswer, before: Step): Step {
  if (answer.recoveryCodes) return { kind: 'codes', codes: answer.recoveryCodes }
  if (answer.setUp) return { kind: 'setUp', setUp: answer.setUp }
  // After a wrong code during set-up, continue with the same key.
  if (answer.step === 'code') return before.kind === 'setUp' ? before : { kind: 'code' }
  return { kind: 'password' }
}

const WORDS = {
  password: { title: 'Sign in', submit: 'Sign in' },
  code: { title: 'Your second factor', submit: 'Confirm' },
  setUp: { title: 'Set up your second factor', submit: 'Confirm' },
} as const

/** Signs a member of staff in (AUTH-01): password, then the code of the second factor, which is set up here when required (SEC-15). */
export function StaffSignIn({ redirect, forgotPath, onDone }: StaffSignInProps) {
  const [typed, setTyped] = useState<Typed>({ email: '', password: '', code: '' })
  const [step, setStep] = useState<Step>({ kind: 'password' })
  const [problem, setProblem] = useState<Pick<StaffAnswer, 'message' | 'fields'> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const codeField = useRef<HTMLInputElement>(null)
  const leave = onDone ?? (() => window.location.assign(redirect))
  useEffect(() => {
    if (step.kind === 'code' || step.kind === 'setUp') codeField.current?.focus()
  }, [step.kind])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const { email, password, code } = typed
    const answer = await callStaff('/login', step.kind === 'password' ? { email, password } : { email, password, code })
    setBusy(false)
    if (answer.isOk && !answer.recoveryCodes) return leave()
    const next = answer.isOk || answer.step ? stepAfter(answer, step) : { kind: 'password' as const }
    // The request for the code isn't an error.
    setProblem(answer.isOk || (step.kind === 'password' && answer.step) ? null : answer)
    setTyped((before) => ({ ...before, code: '' }))
    setStep(next)
  }
  const type = (name: keyof Typed) => (value: string) => setTyped((before) => ({ ...before, [name]: value }))

  if (step.kind === 'codes') return <RecoveryCodes codes={step.codes} done="I have saved them" onDone={leave} />
  const words = WORDS[step.kind]
  const { email: emailError, password: passwordError } = problem?.fields ?? {}
  const hasFieldErrors = Boolean(emailError ?? passwordError)
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <h1 className={styles.title}>{words.title}</h1>
      {problem && !hasFieldErrors && (
        <p role="alert" className={styles.alert}>
          {problem.message}
        </p>
      )}
      {step.kind === 'password' ? (
        <>
          <TypedField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            value={typed.email}
            onType={type('email')}
            error={emailError}
          />
          <TypedField
            {...{ label: 'Password', name: 'password', type: 'password', autoComplete: 'current-password' }}
            value={typed.password}
            onType={type('password')}
            error={passwordError}
          />
          <a href={forgotPath}>Forgot your password?</a>
        </>
      ) : (
        <>
          {step.kind === 'setUp' && <SetUpApp setUp={step.setUp} />}
          <TypedField
            {...{ label: 'Code', name: 'code', autoComplete: 'one-time-code', inputRef: codeField }}
            value={typed.code}
            onType={type('code')}
            hint={step.kind === 'code' ? 'Six digits from your authenticator app, or a recovery code.' : 'Six digits from the app.'}
          />
        </>
      )}
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy ? 'One moment…' : words.submit}
      </Button>
      {step.kind !== 'password' && (
        <Button buttonStyle="transparent" size="medium" onClick={() => setStep({ kind: 'password' })}>
          Start again
        </Button>
      )}
      {step.kind === 'code' && (
        <p className={styles.hint}>Lost your phone and your codes? An administrator can reset your second factor.</p>
      )}
    </form>
  )
}
