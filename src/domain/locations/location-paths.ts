import type { SiteLocation } from './location'

/** Formats of a location page's address (switch `locationLinkStyle`). */
export type LocationLinkStyle = 'our-location' | 'location-slug' | 'dealership-slug'

/** Paths that every site with a location has, even without an edited page (LOC-02, LOC-07, DLR-01). */
export const LOCATION_ROUTES = [
  '/locations',
  '/contact',
  '/contact-us',
  '/dealerships',
  '/find-my-dealer',
  '/dealer-locator',
  '/about-us',
] as const

/**
 * The path of a location's page in the tenant's format (LOC-03, LOC-04). A dealership's slug is used only for the location that {@link
 * findLocationBySlug} finds by it. Its other locations, and locations without a dealership, use their own slug, so that each has a page.
 * @param locations All locations of the site.
 */
export function toLocationPath(location: SiteLocation, style: LocationLinkStyle, locations: readonly SiteLocation[]): string {
  if (style === 'our-location') return `/our-location/${location.slug}`
  const shared = style === 'dealership-slug' ? location.dealership?.slug : undefined
  const isNamedByIt = shared !== undefined && findLocationBySlug(locations, { slug: shared })?.id === location.id
  return `/locations/${isNamedByIt ? shared : location.slug}`
}

/** Label of the button to a location's page, which depends on the format (LOC-03, LOC-04). */
export function toLocationLabel(style: LocationLinkStyle): string {
  return style === 'our-location' ? 'View Location Details' : 'View Location'
}

/** The contact page of one location (LOC-07). */
export function toContactPath({ slug }: Pick<SiteLocation, 'slug'>): string {
  return `/contact-us/${slug}`
}

/** All paths of a location's pages in any format, so that links of old sites keep working. */
export function listLocationPaths({ slug, dealershipSlug }: { slug: string; dealershipSlug: string | null }): string[] {
  const named = [`/our-location/${slug}`, `/locations/${slug}`, `/contact-us/${slug}`]
  return dealershipSlug === null || dealershipSlug === slug ? named : [...named, `/locations/${dealershipSlug}`]
}

/** The page that a path names: a location's own page or its contact page, by slug. */
export type LocationRoute = { kind: 'location' | 'contact'; slug: string }

/** Reads a location path: '/our-location/moorooka' and '/contact-us/moorooka'; null for any other path. */
export function readLocationPath(path: string): LocationRoute | null {
  const match = /^\/(our-location|locations|contact-us)\/([a-z0-9-]+)$/.exec(path)
  const [, section, slug] = match ?? []
  return slug === undefined ? null : { kind: section === 'contact-us' ? 'contact' : 'location', slug }
}

/** Finds a location by its own slug, or else by its dealership's slug, showrooms first. */
export function findLocationBySlug(locations: readonly SiteLocation[], { slug }: Pick<LocationRoute, 'slug'>): SiteLocation | null {
  const ofDealership = locations.filter(({ dealership }) => dealership?.slug === slug)
  return (
    locations.find((location) => location.slug === slug) ?? ofDealership.find(({ type }) => type === 'sales') ?? ofDealership[0] ?? null
  )
}

/** Whether a page is a contact page, where cards have no contact button (LOC-06). */
export function isContactPath(path: string, contactLink: string): boolean {
  return path === '/contact' || path === contactLink || path === '/contact-us' || path.startsWith('/contact-us/')
}
