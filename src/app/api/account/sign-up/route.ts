import { defineAccountForm } from '@/app/account/account-call'
import { signUpCall } from '@/contract/account'
import { toSafePath } from '@/domain/account/safe-path'
import { signUp } from '@/server/account/accounts'
import { readClock } from '@/server/time/now'

const LIMIT = { name: 'sign-up', calls: 8, seconds: 60 }
const TYPE = /^[a-z-]{1,40}$/

/** What the page of the sign-in is told too, as far as it would read it itself: nothing else that was sent comes back (SEC-02). */
function keepWish({ type, back }: { type?: unknown; back?: unknown }): string[][] {
  return [
    ...(typeof type === 'string' && TYPE.test(type) ? [['type', type]] : []),
    ...(typeof back === 'string' ? [['back', toSafePath(back)]] : []),
  ]
}

/**
 * POST /api/account/sign-up {name, last_name, email, phone, password, opt_in, redirect}: makes an account (AUTH-04). The answer is the same when the email
 * has one already (SEC-13), so no session begins here. `canSignIn`: the site has no mail to wait for.
 */
export const POST = defineAccountForm({ contract: signUpCall, limit: LIMIT, page: '/sign-up' }, async ({ tenant, redirect, input }) => {
  const outcome = await signUp(tenant, input, readClock())
  const asked = [...keepWish(input), ['redirect', redirect], ['signed-up', outcome === 'atOnce' ? 'now' : 'mail']]
  return { kind: 'done', to: `/sign-in?${new URLSearchParams(asked)}`, body: { canSignIn: outcome === 'atOnce' } }
})
