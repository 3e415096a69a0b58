import { defineWatchlistCall } from '@/app/account/watchlist-call'
import { removeCarCall } from '@/contract/account'
import { removeCar } from '@/server/account/shopper-cars'

/** POST /api/watchlist/remove-car {phone_number, car_id}: removes a vehicle (API-05). */
export const POST = defineWatchlistCall(removeCarCall, async ({ session: { shopper }, input: { car_id } }) => {
  await removeCar(shopper, car_id)
  return null
})
