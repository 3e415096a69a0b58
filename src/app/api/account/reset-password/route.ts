import { defineAccountForm } from '@/app/account/account-call'
import { refuse } from '@/app/http/refusal'
import { resetPasswordCall } from '@/contract/account'
import { ACCOUNT_PROBLEMS } from '@/domain/account/account-forms'
import { resetPassword } from '@/server/account/accounts'
import { toSessionCookie } from '@/server/account/session'

const LIMIT = { name: 'reset-password', calls: 10, seconds: 60 }

/** POST /api/account/reset-password {token, password}: sets a new password with the token from the mail, and signs in (AUTH-04). */
export const POST = defineAccountForm(
  { contract: resetPasswordCall, limit: LIMIT, page: '/reset-password' },
  async ({ tenant, redirect, input }) => {
    const outcome = await resetPassword(tenant, input)
    if (outcome.kind === 'expired') return refuse(410, ACCOUNT_PROBLEMS.expired)
    return { kind: 'done', cookie: toSessionCookie(outcome.token, tenant.origin), to: redirect }
  },
)
