import { answerAccountForm } from '@/app/account/account-call'
import { signUpSchema } from '@/domain/account/account-forms'
import { toSafePath } from '@/domain/account/safe-path'
import { readClock } from '@/server/time/now'
import { signUp } from '@/server/account/accounts'

const LIMIT = { name: 'sign-up', calls: 8, seconds: 60 }
const TYPE = /^[a-z-]{1,40}$/

/** What the page of the sign-in is told too, as far as it would read it itself: nothing else that was sent comes back (SEC-02). */
function keepWish({ type, back }: Record<string, unknown>): string[][] {
  return [
    ...(typeof type === 'string' && TYPE.test(type) ? [['type', type]] : []),
    ...(typeof back === 'string' ? [['back', toSafePath(back)]] : []),
  ]
}

/**
 * POST /api/account/sign-up {name, last_name, email, phone, password, opt_in, redirect}: makes an account (AUTH-04). The answer is the same when the email
 * has one already (SEC-13), so no session begins here. `canSignIn`: the site has no mail to wait for.
 */
export function POST(request: Request): Promise<Response> {
  return answerAccountForm(
    request,
    { schema: signUpSchema, limit: LIMIT, page: '/sign-up' },
    async ({ tenant, fields, redirect }, values) => {
      const outcome = await signUp(tenant, values, readClock())
      const to = `/sign-in?${new URLSearchParams([...keepWish(fields), ['redirect', redirect], ['signed-up', outcome === 'atOnce' ? 'now' : 'mail']])}`
      return { kind: 'done', to, body: { canSignIn: outcome === 'atOnce' } }
    },
  )
}
