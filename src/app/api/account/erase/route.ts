import { defineOwnCall } from '@/app/account/account-call'
import { refuse } from '@/app/http/refusal'
import { eraseCall } from '@/contract/account'
import { ACCOUNT_PROBLEMS } from '@/domain/account/account-forms'
import { eraseAccount } from '@/server/account/own-data'
import { toNoSessionCookie } from '@/server/account/session'

/** POST /api/account/erase {password}: erases the account and all data that the site stores about it (SEC-05). */
export const POST = defineOwnCall(eraseCall, async ({ tenant, session, input: { password } }) => {
  const outcome = await eraseAccount(tenant, session.shopper, password)
  if (outcome !== 'erased') return refuse(403, ACCOUNT_PROBLEMS[outcome === 'wrong' ? 'password' : outcome])
  return Response.json(
    { success: true, to: '/' },
    { headers: { 'cache-control': 'private, no-store', 'set-cookie': toNoSessionCookie(tenant.origin) } },
  )
})
