import { answerTenantCall, NOT_KEPT } from '@/app/http/answer-tenant-call'
import { toCarSummary } from '@/domain/vehicle/car-summary'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'

/** GET /api/cars/{id, slug or VIN}/summary: what a form or calculator shows of the car that its address names (FIN-02, FIN-20, LOOK-02). */
export function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    const vehicle = await findNamedVehicle(tenant, (await params).slug)
    return vehicle
      ? Response.json(toCarSummary(vehicle), NOT_KEPT)
      : Response.json({ error: 'This car is not on our site any more.' }, { status: 404, ...NOT_KEPT })
  })
}
