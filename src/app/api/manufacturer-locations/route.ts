import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { dealersCall } from '@/contract/site'
import { toWebsites } from '@/domain/locations/manufacturer-websites'
import { findDealerships, findSiteLocations } from '@/server/locations/find-site-locations'

const REVALIDATED = 'private, max-age=0, must-revalidate'

/** GET /api/manufacturer-locations: returns the dealers' websites, each with id, name, url, dealership and locations (API-01, DLR-02). */
export const GET = defineCall({ contract: dealersCall, audience: site, cache: REVALIDATED }, async ({ tenant }) => {
  const [dealerships, places] = await Promise.all([findDealerships(tenant.id), findSiteLocations(tenant)])
  return toWebsites(dealerships, places)
})
