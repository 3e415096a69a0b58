import { defineOwnCall } from '@/app/account/account-call'
import { detailsCall } from '@/contract/account'
import { changeDetails } from '@/server/account/accounts'
import { readClock } from '@/server/process/now'

/** POST /api/account/details {name, last_name, phone, opt_in}: changes a shopper's own details. */
export const POST = defineOwnCall(detailsCall, async ({ tenant, session, input }) => ({
  success: true as const,
  shopper: await changeDetails(tenant, session.shopper, input, readClock()),
}))
