import { explainProblem, explainSignUp } from '@/domain/account/account-forms'
import { toSafePath } from '@/domain/account/safe-path'

export type AskedParameters = Record<string, string | string[] | undefined>

/** What a page of an account is told by its address (AUTH-04): `query` takes it along to the pages beside it. */
export type AccountWish = {
  type: string
  redirect: string
  back: string
  query: string
  problem: string | null
  /** Whether the link of the mail is good no more. */
  isExpired: boolean
  /** What was typed before, to be shown again. */
  draft: string | null
  token: string | null
  isSent: boolean
  /** What is said after a sign-up. */
  signedUp: string | null
}

const TYPE = /^[a-z-]{1,40}$/
const TOKEN = /^[0-9a-f]{20,80}$/

/** Reads the address of a page of an account: only paths of this site, and no words but our own (SEC-04). */
export function readAccountWish(asked: AskedParameters): AccountWish {
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
