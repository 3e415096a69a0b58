import { defineSearchCall } from '@/app/search/search-call'
import { placesCall } from '@/contract/search'
import { listResultPlaces } from '@/domain/search/results/result-places'
import { findMapSource, findSiteLocations } from '@/server/locations/find-site-locations'
import { countAtLocations } from '@/server/stock/search-stock'

/** As for counts: switching between two searches sends one request (SRCH-15). */
const FRESH_SECONDS = 30

/** GET /api/search/places: returns the locations that have vehicles of a search (LOOK-15). Parameters as in /api/search. */
export const GET = defineSearchCall(placesCall, `private, max-age=${FRESH_SECONDS}`, async ({ tenant, asked: { state }, now }) => {
  const [locations, counts, { tiles, attribution }] = await Promise.all([
    findSiteLocations(tenant),
    countAtLocations(tenant, state, now),
    findMapSource(tenant.id),
  ])
  const { stockCountLabel } = tenant.switches
  return { places: listResultPlaces(state, { locations, counts, stockCountLabel }), tiles, attribution }
})
