import type { Tenant } from './tenant'

type Site = { slug: Tenant['slug']; switches: Pick<Tenant['switches'], 'garageTenantSlugs' | 'bodyTenantSlugs'> }

/** Whether the visitors of a site have a garage: the platform lists the sites that do (TEN-08). */
export function hasGarage({ slug, switches }: Site): boolean {
  return switches.garageTenantSlugs.includes(slug)
}

/** Whether a site's footer lists links by body type: the platform lists the sites that do (TEN-08, NAV-09). */
export function hasBodyList({ slug, switches }: Site): boolean {
  return switches.bodyTenantSlugs.includes(slug)
}
