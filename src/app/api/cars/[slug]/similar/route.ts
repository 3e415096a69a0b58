import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { similarCall } from '@/contract/cars'
import { describeDifference } from '@/domain/vehicle/describe-difference'
import { toSimilarTitle } from '@/domain/vehicle/similar-cars'
import { findSimilar } from '@/server/stock/find-similar'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { toCardView } from '@/ui/sections/vehicle-card/card-view'

/**
 * GET /api/cars/{id or slug}/similar: returns up to six similar vehicles, the most similar first, as `{ title, ids, cards, differences }`
 * (API-14). The cards are those of the search call.
 */
export const GET = defineCall({ contract: similarCall, audience: site }, async ({ tenant, now, input: { slug } }) => {
  const vehicle = await findNamedVehicle(tenant, slug)
  if (!vehicle) return refuse(404, 'There is no such car.')
  const similar = await findSimilar(tenant, vehicle, now)
  const cards = similar.map((card) => toCardView(card, { switches: tenant.switches, now }))
  return {
    title: toSimilarTitle(vehicle, tenant.switches),
    ids: similar.map(({ id }) => id),
    cards,
    differences: similar.map((card) => describeDifference(vehicle, card) ?? ''),
  }
})
