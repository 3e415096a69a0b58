import { shopper } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { watchlistCall } from '@/contract/account'
import { listCars } from '@/server/account/shopper-cars'

/** GET /api/watchlist: returns a shopper's watchlist, newest first (WATCH-01, WATCH-02). */
export const GET = defineCall({ contract: watchlistCall, audience: shopper }, async ({ session }) => {
  const items = await listCars(session.shopper, 'saved')
  return { phone: session.shopper.phone, items: items.map(({ id, vehicleId }) => ({ id, car_id: vehicleId })) }
})
