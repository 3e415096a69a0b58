import { answerTenantCall, NOT_KEPT } from '@/app/http/answer-tenant-call'
import { toSimilarTitle } from '@/domain/vehicle/similar-cars'
import { findSimilar } from '@/server/similar/find-similar'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { toCardView } from '@/ui/sections/vehicle-card/card-view'

/**
 * GET /api/cars/{id or slug}/similar: up to six cars like one, the most similar first, as `{ title, ids, cards }` (API-14). The cards are those of the
 * search call.
 */
export function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answerTenantCall(request, async ({ tenant, now }) => {
    const vehicle = await findNamedVehicle(tenant, (await params).slug)
    if (!vehicle) return Response.json({ error: 'There is no such car.' }, { status: 404 })
    const similar = await findSimilar(tenant, vehicle, now)
    const cards = similar.map((card) => toCardView(card, { switches: tenant.switches, now }))
    return Response.json({ title: toSimilarTitle(vehicle, tenant.switches), ids: similar.map(({ id }) => id), cards }, NOT_KEPT)
  })
}
