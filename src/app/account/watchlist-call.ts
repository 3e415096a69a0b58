import type { z } from 'zod'
import type { saveCarCall } from '@/contract/account'
import type { Contract } from '@/contract/contract'
import { normalisePhone } from '@/domain/locations/phone'
import type { ShopperCaller } from '@/app/http/audience'
import { refuse } from '@/app/http/refusal'
import { defineOwnCall } from './account-call'

type Change = typeof saveCarCall

/**
 * Defines a call that changes a watchlist. API-04 and API-05 require `success` and `message` in its refusals. The phone number must be that
 * of the signed-in account, so that a page that was left open changes nothing after somebody else has signed in.
 * @param change Returns null on success, else the reason for the refusal.
 */
export function defineWatchlistCall(
  contract: Contract<Change['request'], Change['answer']>,
  change: (call: ShopperCaller & { input: z.output<Change['request']> }) => Promise<string | null>,
) {
  return defineOwnCall(
    contract,
    async (call) => {
      if (normalisePhone(call.input.phone_number) !== normalisePhone(call.session.shopper.phone))
        return refuse(409, 'You’re now signed in as someone else. Please reload the page.')
      const problem = await change(call)
      return problem === null ? { success: true as const } : refuse(404, problem)
    },
    ({ message }) => ({ success: false, message }),
  )
}
