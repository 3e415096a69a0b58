import { answerAccountForm } from '@/app/account/account-call'
import { forgotSchema } from '@/domain/account/account-forms'
import { queueShopperMail } from '@/server/account/queue-mail'

const LIMIT = { name: 'forgot-password', calls: 5, seconds: 300 }

/** POST /api/account/forgot-password {email}: has the link sent; the answer is the same whether or not there is such an account (AUTH-04). */
export function POST(request: Request): Promise<Response> {
  return answerAccountForm(request, { schema: forgotSchema, limit: LIMIT, page: '/reset-password' }, async ({ tenant }, { email }) => {
    await queueShopperMail(tenant, 'reset', email)
    return { kind: 'done', to: '/reset-password?sent=yes' }
  })
}
