import { explainProblem, explainSignUp } from '@/domain/account/account-forms'
import { toSafePath } from '@/domain/account/safe-path'

export type AskedParameters = Record<string, string | string[] | undefined>

/** The parameters in the address of an account page (AUTH-04). `query` passes them on to related pages. */
export type AccountQuery = {
  type: string
  redirect: string
  back: string
  query: string
  problem: string | null
  /** Whether the link in the mail has expired. */
  isExpired: boolean
  /** The key of a form as typed before, to show it again. */
  draft: string | null
  token: string | null
  isSent: boolean
  /** The message after a sign-up. */
  signedUp: string | null
}

const TYPE = /^[a-z-]{1,40}$/
const TOKEN = /^[0-9a-f]{20,80}$/

/** Reads the parameters of an account page. Accepts only paths on this site and known values (SEC-04). */
export function readAccountQuery(asked: AskedParameters): AccountQuery {
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name] : '')
  const type = TYPE.test(text('type')) ? text('type') : 'my-garage'
  const redirect = toSafePath(asked.redirect, '/my-garage')
  const back = toSafePath(asked.back, '/')
  return {
    ...{ type, redirect, back },
    query: `?${new URLSearchParams({ type, redirect, back })}`,
    problem: explainProblem(asked.problem),
    isExpired: asked.problem === 'expired',
    draft: text('draft') || null,
    token: TOKEN.test(text('token')) ? text('token') : null,
    isSent: text('sent') === 'yes',
    signedUp: explainSignUp(asked['signed-up']),
  }
}
