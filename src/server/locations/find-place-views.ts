import { type SiteLocationView, toSiteLocationView } from '@/domain/locations/location-view'
import { type LocationType, selectLocations, type SiteLocation } from '@/domain/locations/location'
import type { Tenant } from '@/domain/tenant/tenant'
import { keptPlaceCounts } from './count-stock'
import { findPlaces } from './find-places'

/**
 * A site's places of a kind as cards, the primary one first (LOC-02).
 * @param now Unix seconds.
 * @param path The page that they stand on: it decides which buttons they have.
 */
export async function findPlaceViews(tenant: Tenant, now: number, path: string, type: LocationType | 'all'): Promise<SiteLocationView[]> {
  const [places, toView] = await readAround(tenant, now, path)
  return selectLocations(places, type).map(toView)
}

/** All places of a site with the function that makes one a card on a page. */
export async function readAround(
  tenant: Tenant,
  now: number,
  path: string,
): Promise<[SiteLocation[], (place: SiteLocation) => SiteLocationView]> {
  const [places, counts] = await Promise.all([findPlaces(tenant), keptPlaceCounts(tenant, now)])
  return [places, (place) => toSiteLocationView(place, { switches: tenant.switches, now, path, locations: places, counts })]
}
