import type { SiteLocation } from './location'

/** The forms that the address of a location page has (switch `locationLinkStyle`). */
export type LocationLinkStyle = 'our-location' | 'location-slug' | 'dealership-slug'

/** Addresses that every site with a location has, whether marketing made a page there or not (LOC-02, LOC-07, DLR-01). */
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
 * The address of a location's page in the tenant's form (LOC-03, LOC-04). The slug of a dealership stands for the one of its locations that
 * {@link findLocationBySlug} finds by it; its other locations, and a location without a dealership, keep their own slug, so that each has its page.
 * @param locations All locations of the site.
 */
export function toLocationPath(location: SiteLocation, style: LocationLinkStyle, locations: readonly SiteLocation[]): string {
  if (style === 'our-location') return `/our-location/${location.slug}`
  const shared = style === 'dealership-slug' ? location.dealership?.slug : undefined
  const isNamedByIt = shared !== undefined && findLocationBySlug(locations, { slug: shared })?.id === location.id
  return `/locations/${isNamedByIt ? shared : location.slug}`
}

/** What the button to a location's page says: it follows the form of its address (LOC-03, LOC-04). */
export function toLocationLabel(style: LocationLinkStyle): string {
  return style === 'our-location' ? 'View Location Details' : 'View Location'
}

/** The contact page of one location (LOC-07). */
export function toContactPath({ slug }: Pick<SiteLocation, 'slug'>): string {
  return `/contact-us/${slug}`
}

/** Every address under which a location's pages answer, whatever form the tenant links to: links of old sites keep working. */
export function listLocationPaths({ slug, dealershipSlug }: { slug: string; dealershipSlug: string | null }): string[] {
  const named = [`/our-location/${slug}`, `/locations/${slug}`, `/contact-us/${slug}`]
  return dealershipSlug === null || dealershipSlug === slug ? named : [...named, `/locations/${dealershipSlug}`]
}

/** What an address asks for: a place's own page or its contact page, by its slug. */
export type LocationRoute = { kind: 'location' | 'contact'; slug: string }

/** '/our-location/moorooka' → its page, '/contact-us/moorooka' → its contact page; null for addresses of anything else. */
export function readLocationPath(path: string): LocationRoute | null {
  const match = /^\/(our-location|locations|contact-us)\/([a-z0-9-]+)$/.exec(path)
  const [, room, slug] = match ?? []
  return slug === undefined ? null : { kind: room === 'contact-us' ? 'contact' : 'location', slug }
}

/** The location that an address names: by its own slug, else the first of the dealership with that slug, showrooms before workshops. */
export function findLocationBySlug(locations: readonly SiteLocation[], { slug }: Pick<LocationRoute, 'slug'>): SiteLocation | null {
  const ofDealership = locations.filter(({ dealership }) => dealership?.slug === slug)
  return (
    locations.find((location) => location.slug === slug) ?? ofDealership.find(({ type }) => type === 'sales') ?? ofDealership[0] ?? null
  )
}

/** Whether a page is about getting in touch: there no card says 'Contact' once more (LOC-06). */
export function isContactPath(path: string, contactLink: string): boolean {
  return path === '/contact' || path === contactLink || path === '/contact-us' || path.startsWith('/contact-us/')
}
