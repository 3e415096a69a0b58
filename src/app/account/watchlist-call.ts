import type { z } from 'zod'
import type { saveCarCall } from '@/contract/account'
import type { Contract } from '@/contract/contract'
import { normalisePhone } from '@/domain/locations/phone'
import type { ShopperCaller } from '@/app/http/audience'
import { refuse } from '@/app/http/refusal'
import { defineOwnCall } from './account-call'

type Change = typeof saveCarCall

/**
 * Defines a change of a watchlist. Its refusals have `success` and `message` beside the error, as API-04 and API-05 name them. The number is that of
 * the account that is signed in: a page that was left open while somebody else signed in changes nothing.
 * @param change Null when it is done, else why it is not.
 */
export function defineWatchlistCall(
  contract: Contract<Change['request'], Change['answer']>,
  change: (call: ShopperCaller & { input: z.output<Change['request']> }) => Promise<string | null>,
) {
  return defineOwnCall(
    contract,
    async (call) => {
      if (normalisePhone(call.input.phone_number) !== normalisePhone(call.session.shopper.phone))
        return refuse(409, 'You are signed in as somebody else now. Please load the page again.')
      const problem = await change(call)
      return problem === null ? { success: true as const } : refuse(404, problem)
    },
    ({ message }) => ({ success: false, message }),
  )
}
