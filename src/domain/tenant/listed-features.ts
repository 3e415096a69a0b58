import type { Tenant } from './tenant'

type Site = { slug: Tenant['slug']; switches: Pick<Tenant['switches'], 'garageTenantSlugs' | 'bodyTenantSlugs'> }

/** Checks whether a site has a garage for visitors: it is in the platform's list (TEN-08). */
export function hasGarage({ slug, switches }: Site): boolean {
  return switches.garageTenantSlugs.includes(slug)
}

/** Checks whether a site's footer links to body types: it is in the platform's list (TEN-08, NAV-09). */
export function hasBodyList({ slug, switches }: Site): boolean {
  return switches.bodyTenantSlugs.includes(slug)
}
