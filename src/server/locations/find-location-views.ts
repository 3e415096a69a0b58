import { type SiteLocationView, toSiteLocationView } from '@/domain/locations/location-view'
import { type LocationType, selectLocations, type SiteLocation } from '@/domain/locations/location'
import type { Tenant } from '@/domain/tenant/tenant'
import { cachedLocationCounts } from './count-stock'
import { findSiteLocations } from './find-site-locations'

/**
 * Returns a site's locations of a type as cards, the primary one first (LOC-02).
 * @param now Unix seconds.
 * @param path The page that shows the cards: it determines their buttons.
 */
export async function findLocationViews(
  tenant: Tenant,
  now: number,
  path: string,
  type: LocationType | 'all',
): Promise<SiteLocationView[]> {
  const [locations, toView] = await openLocationViews(tenant, now, path)
  return selectLocations(locations, type).map(toView)
}

/** Returns all locations of a site, and a function that turns one into a card. */
export async function openLocationViews(
  tenant: Tenant,
  now: number,
  path: string,
): Promise<[SiteLocation[], (location: SiteLocation) => SiteLocationView]> {
  const [locations, counts] = await Promise.all([findSiteLocations(tenant), cachedLocationCounts(tenant, now)])
  return [locations, (location) => toSiteLocationView(location, { switches: tenant.switches, now, path, locations: locations, counts })]
}
