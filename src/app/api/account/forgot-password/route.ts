import { defineAccountForm } from '@/app/account/account-call'
import { forgotPasswordCall } from '@/contract/account'
import { queueShopperMail } from '@/server/account/queue-mail'

const LIMIT = { name: 'forgot-password', calls: 5, seconds: 300 }

/**
 * POST /api/account/forgot-password {email}: sends the reset link. The response is the same whether or not the account exists (AUTH-04).
 */
export const POST = defineAccountForm(
  { contract: forgotPasswordCall, limit: LIMIT, page: '/reset-password' },
  async ({ tenant, input: { email } }) => {
    await queueShopperMail(tenant, 'reset', email)
    return { kind: 'done', to: '/reset-password?sent=yes' }
  },
)
