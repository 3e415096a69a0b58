import { defineOwnCall } from '@/app/account/account-call'
import { mergeCall } from '@/contract/account'
import { addCars, listCars } from '@/server/account/shopper-cars'

/**
 * POST /api/account/merge {favourites, viewed}: adds what the browser remembered before the sign-in to the account. Returns the ids of the
 * account's saved vehicles.
 */
export const POST = defineOwnCall(mergeCall, async ({ tenant, session: { shopper }, input: { favourites, viewed } }) => {
  if (favourites.length > 0) await addCars(tenant, shopper, 'saved', favourites)
  if (viewed.length > 0) await addCars(tenant, shopper, 'viewed', viewed)
  const saved = await listCars(shopper, 'saved')
  return { success: true as const, saved: saved.map(({ vehicleId }) => vehicleId) }
})
