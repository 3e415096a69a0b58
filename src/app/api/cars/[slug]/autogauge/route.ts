import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { gaugeCall } from '@/contract/cars'
import { SIMILAR_CARS_HEADER } from '@/domain/pricing/market-gauge'
import { findGauge } from '@/server/gauge/find-gauge'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'

/** A market changes daily and a price hourly, so browsers may cache a response for some minutes. */
const KEPT = 'private, max-age=300'

/**
 * GET {car.path}/autogauge: returns the fields of GAUGE-02 for a vehicle, if the tenant has the plugin (API-02, GAUGE-01). Responds with
 * 204 for a vehicle without a gauge, because a browser would log a 404 as an error; with 404 without the vehicle or the plugin. A header
 * has the number of compared vehicles, if known.
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
