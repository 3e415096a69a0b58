import { cache } from 'react'
import type { MapSource } from '@/domain/geo/map-address'
import { safeHref } from '@/domain/navigation/href'
import { explainBadPicture, explainBadTiles } from '@/domain/geo/map-address'
import type { SiteLocation } from '@/domain/locations/location'
import type { Tenant } from '@/domain/tenant/tenant'
import { cachedRead } from '../cache/cached-read'
import { cacheTags } from '../invalidation/tags'
import { findForTenant } from '../content/find-for-tenant'
import { findLocations } from '../content/find-lists'
import { findMedia } from '../content/find-media'
import { toSiteLocation } from './to-site-location'

export type SiteDealership = { id: number; slug: string; name: string; websiteUrl: string | null }

/** Returns a tenant's dealerships, sorted by name. */
export const findDealerships = cache((tenantId: number): Promise<SiteDealership[]> =>
  cachedRead(['dealerships', tenantId], [cacheTags.list('dealerships', tenantId)], async () => {
    const docs = await findForTenant(tenantId, 'dealerships', { sort: 'name' })
    return docs.map(({ id, slug, name, website_url }) => ({ id, slug, name, websiteUrl: safeHref(website_url) }))
  }),
)

/** Returns a site's visible locations, sorted by name (LOC-01, LOC-02). */
export const findSiteLocations = cache(async (tenant: Tenant): Promise<SiteLocation[]> => {
  const [locations, dealerships] = await Promise.all([findLocations(tenant.id), findDealerships(tenant.id)])
  const byId = new Map(dealerships.map(({ id, slug, name }) => [id, { id, slug, name }]))
  return Promise.all(
    locations.map(async (location) => {
      const dealership = typeof location.dealership === 'number' ? location.dealership : location.dealership.id
      return toSiteLocation(location, {
        dealership: byId.get(dealership) ?? null,
        image: await findMedia(tenant.id, location.image),
        tenant,
      })
    }),
  )
})

/** Returns where a tenant's maps come from (LOC-13). Addresses that validation refuses are ignored. */
export const findMapSource = cache((tenantId: number): Promise<MapSource> =>
  cachedRead(['map-source', tenantId], [cacheTags.tenant(tenantId)], async () => {
    const [settings] = await findForTenant(tenantId, 'site-settings', { limit: 1 })
    const { tiles_url: tiles, attribution, picture_url: picture } = settings?.maps ?? {}
    return {
      tiles: tiles && explainBadTiles(tiles) === null ? tiles : null,
      attribution: attribution ?? null,
      picture: picture && explainBadPicture(picture) === null ? picture : null,
    }
  }),
)
