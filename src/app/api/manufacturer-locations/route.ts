import { answerTenantCall } from '@/app/http/answer-tenant-call'
import { toWebsites } from '@/domain/locations/manufacturer-websites'
import { findDealerships, findPlaces } from '@/server/locations/find-places'

/** GET /api/manufacturer-locations: the dealers' websites, each with id, name, url, dealership and locations (API-01, DLR-02). */
export function GET(request: Request): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    const [dealerships, places] = await Promise.all([findDealerships(tenant.id), findPlaces(tenant)])
    return Response.json(toWebsites(dealerships, places), { headers: { 'cache-control': 'private, max-age=0, must-revalidate' } })
  })
}
