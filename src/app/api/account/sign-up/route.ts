import { answerAccountForm } from '@/app/account-call'
import { signUpSchema } from '@/domain/shoppers/account-forms'
import { readClock } from '@/server/now'
import { signUp } from '@/server/shoppers/accounts'
import { toSessionCookie } from '@/server/shoppers/session'

const LIMIT = { name: 'sign-up', calls: 8, seconds: 60 }

/** POST /api/account/sign-up {name, last_name, email, phone, password, opt_in, redirect}: makes an account and begins its session (AUTH-04). */
export function POST(request: Request): Promise<Response> {
  return answerAccountForm(request, { schema: signUpSchema, limit: LIMIT, page: '/sign-up' }, async ({ tenant, redirect }, values) => {
    const outcome = await signUp(tenant, values, readClock())
    if (outcome.kind === 'taken') return { kind: 'wrong', status: 409, problem: 'taken' }
    return { kind: 'done', cookie: toSessionCookie(outcome.token, tenant.origin), to: redirect }
  })
}
