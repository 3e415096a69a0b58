import { defineAccountForm } from '@/app/account/account-call'
import { signUpCall } from '@/contract/account'
import { toSafePath } from '@/domain/account/safe-path'
import { signUp } from '@/server/account/accounts'
import { readClock } from '@/server/process/now'

const LIMIT = { name: 'sign-up', calls: 8, seconds: 60 }
const TYPE = /^[a-z-]{1,40}$/

/** Returns the parameters to pass on to the sign-in page, only those that it reads itself: no other input may be reflected (SEC-02). */
function listSignInParameters({ type, back }: { type?: unknown; back?: unknown }): string[][] {
  return [
    ...(typeof type === 'string' && TYPE.test(type) ? [['type', type]] : []),
    ...(typeof back === 'string' ? [['back', toSafePath(back)]] : []),
  ]
}

/**
 * POST /api/account/sign-up {name, last_name, email, phone, password, opt_in, redirect}: creates an account (AUTH-04). The response is the
 * same when the email already has one (SEC-13), so no session starts here. `canSignIn`: the site sends no mail that must be confirmed
 * first.
 */
export const POST = defineAccountForm({ contract: signUpCall, limit: LIMIT, page: '/sign-up' }, async ({ tenant, redirect, input }) => {
  const outcome = await signUp(tenant, input, readClock())
  const asked = [...listSignInParameters(input), ['redirect', redirect], ['signed-up', outcome === 'atOnce' ? 'now' : 'mail']]
  return { kind: 'done', to: `/sign-in?${new URLSearchParams(asked)}`, body: { canSignIn: outcome === 'atOnce' } }
})
