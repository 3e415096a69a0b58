import { type SiteLocationView, toSiteLocationView } from '@/domain/locations/location-view'
import { type LocationType, selectLocations, type SiteLocation } from '@/domain/locations/location'
import type { Tenant } from '@/domain/tenant/tenant'
import { keptPlaceCounts } from './count-stock'
import { findPlaces } from './find-places'

/**
 * Returns a site's locations of a type as cards, the primary one first (LOC-02).
 * @param now Unix seconds.
 * @param path The page that shows the cards: it determines their buttons.
 */
export async function findPlaceViews(tenant: Tenant, now: number, path: string, type: LocationType | 'all'): Promise<SiteLocationView[]> {
  const [places, toView] = await readAround(tenant, now, path)
  return selectLocations(places, type).map(toView)
}

/** Returns all locations of a site, and a function that turns one into a card. */
export async function readAround(
  tenant: Tenant,
  now: number,
  path: string,
): Promise<[SiteLocation[], (place: SiteLocation) => SiteLocationView]> {
  const [places, counts] = await Promise.all([findPlaces(tenant), keptPlaceCounts(tenant, now)])
  return [places, (place) => toSiteLocationView(place, { switches: tenant.switches, now, path, locations: places, counts })]
}
