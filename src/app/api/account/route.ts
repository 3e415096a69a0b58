import { accountSite } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { whoAmICall } from '@/contract/account'
import { readSession } from '@/server/account/session'

/**
 * GET /api/account: returns the signed-in shopper as `{ user: { id, phone, name } }`; `user` is null when nobody is signed in (AUTH-01,
 * AUTH-02).
 */
export const GET = defineCall({ contract: whoAmICall, audience: accountSite }, async ({ tenant, headers }) => {
  const session = await readSession(headers, tenant.id)
  if (!session) return { user: null }
  const { id, phone, name } = session.shopper
  return { user: { id, phone, name } }
})
