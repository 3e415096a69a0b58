import { answerPrivately, answerShopper } from '@/app/account/account-call'
import { listCars } from '@/server/account/shopper-cars'

/** GET /api/watchlist: the items of a shopper's watchlist, newest first (WATCH-01, WATCH-02). */
export function GET(request: Request): Promise<Response> {
  return answerShopper(request, async ({ session: { shopper } }) => {
    const items = await listCars(shopper, 'saved')
    const { phone } = shopper
    return answerPrivately({ phone, items: items.map(({ id, vehicleId }) => ({ id, car_id: vehicleId })) })
  })
}
