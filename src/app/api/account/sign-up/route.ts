import { answerAccountForm } from '@/app/account-call'
import { signUpSchema } from '@/domain/shoppers/account-forms'
import { readClock } from '@/server/now'
import { signUp } from '@/server/shoppers/accounts'

const LIMIT = { name: 'sign-up', calls: 8, seconds: 60 }
const KEPT = ['type', 'back']

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
      const kept = KEPT.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : []))
      const to = `/sign-in?${new URLSearchParams([...kept, ['redirect', redirect], ['signed-up', outcome === 'atOnce' ? 'now' : 'mail']])}`
      return { kind: 'done', to, body: { canSignIn: outcome === 'atOnce' } }
    },
  )
}
