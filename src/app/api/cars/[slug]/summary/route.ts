import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { summaryCall } from '@/contract/cars'
import { toCarSummary } from '@/domain/vehicle/car-summary'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'

/**
 * GET /api/cars/{id or slug}/summary: returns the data that a form or calculator shows for the vehicle in its address (FIN-02, FIN-20,
 * LOOK-02).
 */
export const GET = defineCall({ contract: summaryCall, audience: site }, async ({ tenant, input: { slug } }) => {
  const vehicle = await findNamedVehicle(tenant, slug)
  return vehicle ? toCarSummary(vehicle) : refuse(404, 'This car is no longer on our site.')
})
