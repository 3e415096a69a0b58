'use client'

import type { resetPasswordCall, signInCall, signUpCall } from '@/contract/account'
import { MARKETING_LABEL } from '@/domain/leads/form/consent'
import { type AnswerOf, callSite, type TypedFields } from '@/features/call'
import { PROBLEMS_ID } from '@/ui/primitives/alert'
import { Button } from '@/ui/primitives/button/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { TextField } from '@/ui/primitives/field/text-field'
import { mergeIntoAccount } from './account-client'
import { type AccountFormKind, FORMS } from './account-fields'
import { FormProblems } from './form-problems'
import { useSiteForm } from './use-site-form'

export type AccountFormProps = {
  kind: AccountFormKind
  /** Hidden fields: the purpose of signing in and the page to return to. */
  hidden: Record<string, string>
  /** Error of a form sent without JavaScript. */
  problem: string | null
  /** Input of that form and the errors of its fields. */
  typed?: { values: Readonly<Partial<Record<string, string>>>; problems: Record<string, string> }
  /** Note on the shopper's details. */
  notice?: string
}

/** The calls of all kinds. */
type Call = typeof signInCall | typeof signUpCall | typeof resetPasswordCall

const BEGINS_SESSION: ReadonlySet<AccountFormKind> = new Set(['sign-in', 'reset-password'])

/** Signs in or up, or sets a new password. Without JavaScript the browser submits it and the same call responds with a page. */
export function AccountForm({ kind, hidden, problem, typed, notice }: AccountFormProps) {
  const { fields, submit } = FORMS[kind]
  const leave = async (done: AnswerOf<Call>, sent: TypedFields) => {
    const canSignIn = 'canSignIn' in done && done.canSignIn
    const answer = canSignIn ? await callSite<typeof signInCall>('/api/account/sign-in', { needs: { to: 'string' }, fields: sent }) : null
    const { to } = answer?.isOk ? answer.answer : done
    if (answer ? answer.isOk : BEGINS_SESSION.has(kind)) await mergeIntoAccount()
    window.location.assign(new URL(to || '/', window.location.origin))
  }
  const form = useSiteForm<Call>(`/api/account/${kind}`, leave, typed?.problems)
  const held = typed?.values ?? {}
  return (
    <form
      // The browser's own validation is only for visitors without JavaScript.
      ref={(element) => {
        if (element) element.noValidate = true
      }}
      method="post"
      action={`/api/account/${kind}`}
      onSubmit={(event) => void form.send(event)}
      className="flex flex-col gap-5"
    >
      <FormProblems formId={kind} id={PROBLEMS_ID} failure={form.failure ?? (form.isSending ? null : problem)} problems={form.problems} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          id={`${kind}-${name}`}
          name={name}
          required
          maxLength={254}
          defaultValue={held[name]}
          error={form.problems[name]}
          {...field}
        />
      ))}
      {kind === 'sign-up' && <Checkbox id="sign-up-opt_in" name="opt_in" label={MARKETING_LABEL} defaultChecked={held.opt_in === 'on'} />}
      {notice && <p className="text-sm/5 text-ink-soft">{notice}</p>}
      <Button type="submit" variant="action" size="large" isWide isLoading={form.isSending}>
        {submit}
      </Button>
    </form>
  )
}
