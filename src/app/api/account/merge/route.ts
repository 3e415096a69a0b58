import { z } from 'zod'
import { answerPrivately } from '@/app/account/account-call'
import { answerOwnForm } from '@/app/account/account-form'
import { keepCars, listCars } from '@/server/account/shopper-cars'

const ids = (most: number) => z.array(z.int().positive().max(2_147_483_647)).max(most)
const browserSchema = z.object({ favourites: ids(100), viewed: ids(20) })

/**
 * POST /api/account/merge {favourites, viewed}: what a browser kept before somebody signed in becomes the account's own. Answers the ids of the
 * account's saved cars.
 */
export function POST(request: Request): Promise<Response> {
  return answerOwnForm(request, browserSchema, async ({ tenant, session: { shopper } }, { favourites, viewed }) => {
    if (favourites.length > 0) await keepCars(tenant, shopper, 'saved', favourites)
    if (viewed.length > 0) await keepCars(tenant, shopper, 'viewed', viewed)
    const saved = await listCars(shopper, 'saved')
    return answerPrivately({ success: true, saved: saved.map(({ vehicleId }) => vehicleId) })
  })
}
