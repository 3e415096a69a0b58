import { defineAccountForm } from '@/app/account/account-call'
import { forgotPasswordCall } from '@/contract/account'
import { queueShopperMail } from '@/server/account/queue-mail'

const LIMIT = { name: 'forgot-password', calls: 5, seconds: 300 }

/** POST /api/account/forgot-password {email}: has the link sent; the answer is the same whether or not there is such an account (AUTH-04). */
export const POST = defineAccountForm(
  { contract: forgotPasswordCall, limit: LIMIT, page: '/reset-password' },
  async ({ tenant, input: { email } }) => {
    await queueShopperMail(tenant, 'reset', email)
    return { kind: 'done', to: '/reset-password?sent=yes' }
  },
)
