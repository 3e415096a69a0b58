import { defineAccountForm } from '@/app/account/account-call'
import { refuse } from '@/app/http/refusal'
import { signInCall } from '@/contract/account'
import { ACCOUNT_PROBLEMS } from '@/domain/account/account-forms'
import { signIn } from '@/server/account/accounts'
import { toSessionCookie } from '@/server/account/session'

const LIMIT = { name: 'sign-in', calls: 20, seconds: 60 }

/** POST /api/account/sign-in {email, password, redirect}: starts a session (AUTH-04). */
export const POST = defineAccountForm({ contract: signInCall, limit: LIMIT, page: '/sign-in' }, async ({ tenant, redirect, input }) => {
  const outcome = await signIn(tenant, input)
  if (outcome.kind !== 'signedIn') return refuse(401, ACCOUNT_PROBLEMS.wrong)
  return { kind: 'done', cookie: toSessionCookie(outcome.token, tenant.origin), to: redirect }
})
