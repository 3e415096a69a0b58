import { answerAccountForm } from '@/app/account/account-call'
import { resetSchema } from '@/domain/account/account-forms'
import { resetPassword } from '@/server/account/accounts'
import { toSessionCookie } from '@/server/account/session'

const LIMIT = { name: 'reset-password', calls: 10, seconds: 60 }

/** POST /api/account/reset-password {token, password}: sets a new password by the link of the mail, and signs in (AUTH-04). */
export function POST(request: Request): Promise<Response> {
  return answerAccountForm(
    request,
    { schema: resetSchema, limit: LIMIT, page: '/reset-password' },
    async ({ tenant, redirect }, values) => {
      const outcome = await resetPassword(tenant, values)
      if (outcome.kind === 'expired') return { kind: 'wrong', status: 410, problem: 'expired' }
      return { kind: 'done', cookie: toSessionCookie(outcome.token, tenant.origin), to: redirect }
    },
  )
}
