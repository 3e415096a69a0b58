import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { gaugeCall } from '@/contract/cars'
import { SIMILAR_CARS_HEADER } from '@/domain/pricing/market-gauge'
import { findGauge } from '@/server/gauge/find-gauge'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'

/** A market moves by the day, a price by the hour: a browser may keep an answer for some minutes. */
const KEPT = 'private, max-age=300'

/**
 * GET {car.path}/autogauge: the fields of GAUGE-02 for one car, where the tenant has the plugin (API-02, GAUGE-01). A car that has no gauge is
 * answered without content: nothing failed, and a browser would list a failure. 404 when there is no such car or no plugin. A header says on how many
 * cars the answer rests, where that is known.
 */
export const GET = defineCall({ contract: gaugeCall, audience: site, cache: KEPT }, async ({ tenant, input: { slug } }) => {
  const hasPlugin = tenant.switches.plugins.includes('Autogauge')
  const vehicle = hasPlugin ? await findNamedVehicle(tenant, slug) : null
  if (!vehicle) return refuse(404, 'There is no market gauge for this car.')
  const answer = await findGauge(vehicle)
  if (!answer) return null
  const { similar_cars: similarCars, ...fields } = answer
  const response = Response.json(fields, { headers: { 'cache-control': KEPT } })
  if (typeof similarCars === 'number') response.headers.set(SIMILAR_CARS_HEADER, String(similarCars))
  return response
})
