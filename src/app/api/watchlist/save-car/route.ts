import { defineWatchlistCall } from '@/app/account/watchlist-call'
import { saveCarCall } from '@/contract/account'
import { addCars, maySave } from '@/server/account/shopper-cars'

/** POST /api/watchlist/save-car {phone_number, car_id}: saves a vehicle (API-04). */
export const POST = defineWatchlistCall(saveCarCall, async ({ tenant, session: { shopper }, input: { car_id } }) => {
  if (!(await maySave(shopper, car_id))) return 'This car has been sold, so you can’t save it.'
  const added = await addCars(tenant, shopper, 'saved', [car_id])
  return added === 1 ? null : 'This car is no longer on our site.'
})
