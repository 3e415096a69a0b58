import { answerWatchlist } from '@/app/account/watchlist-call'
import { dropCar } from '@/server/account/shopper-cars'

/** POST /api/watchlist/remove-car {phone_number, car_id} (API-05). */
export function POST(request: Request): Promise<Response> {
  return answerWatchlist(request, async ({ session: { shopper } }, carId) => {
    await dropCar(shopper, carId)
    return null
  })
}
