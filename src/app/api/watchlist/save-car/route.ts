import { answerWatchlist } from '@/app/account/watchlist-call'
import { keepCars, maySave } from '@/server/account/shopper-cars'

/** POST /api/watchlist/save-car {phone_number, car_id} (API-04). */
export function POST(request: Request): Promise<Response> {
  return answerWatchlist(request, async ({ tenant, session: { shopper } }, carId) => {
    if (!(await maySave(shopper, carId))) return 'This car has been sold, so it cannot be saved any more.'
    const kept = await keepCars(tenant, shopper, 'saved', [carId])
    return kept === 1 ? null : 'This car is not on our site any more.'
  })
}
