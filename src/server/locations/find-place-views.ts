import { type PlaceView, toPlaceView } from '@/domain/locations/place-view'
import { type PlaceType, selectPlaces, type SitePlace } from '@/domain/locations/place'
import type { Tenant } from '@/domain/tenant/tenant'
import { keptPlaceCounts } from './count-stock'
import { findPlaces } from './find-places'

/**
 * A site's places of a kind as cards, the primary one first (LOC-02).
 * @param now Unix seconds.
 * @param path The page that they stand on: it decides which buttons they have.
 */
export async function findPlaceViews(tenant: Tenant, now: number, path: string, type: PlaceType | 'all'): Promise<PlaceView[]> {
  const [places, toView] = await readAround(tenant, now, path)
  return selectPlaces(places, type).map(toView)
}

/** All places of a site with the function that makes one a card on a page. */
export async function readAround(tenant: Tenant, now: number, path: string): Promise<[SitePlace[], (place: SitePlace) => PlaceView]> {
  const [places, counts] = await Promise.all([findPlaces(tenant), keptPlaceCounts(tenant, now)])
  return [places, (place) => toPlaceView(place, { switches: tenant.switches, now, path, places, counts })]
}
