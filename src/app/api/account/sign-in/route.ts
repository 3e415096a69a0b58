import { answerAccountForm } from '@/app/account/account-call'
import { signInSchema } from '@/domain/account/account-forms'
import { signIn } from '@/server/account/accounts'
import { toSessionCookie } from '@/server/account/session'

const LIMIT = { name: 'sign-in', calls: 20, seconds: 60 }

/** POST /api/account/sign-in {email, password, redirect}: begins a session (AUTH-04). */
export function POST(request: Request): Promise<Response> {
  return answerAccountForm(request, { schema: signInSchema, limit: LIMIT, page: '/sign-in' }, async ({ tenant, redirect }, values) => {
    const outcome = await signIn(tenant, values)
    if (outcome.kind !== 'signedIn') return { kind: 'wrong', status: 401, problem: 'wrong' }
    return { kind: 'done', cookie: toSessionCookie(outcome.token, tenant.origin), to: redirect }
  })
}
