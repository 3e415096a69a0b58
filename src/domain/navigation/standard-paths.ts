import type { ConfigLinks } from '../switches/json-fields'

/**
 * Paths that every site serves before editors create pages: the home page and the targets of its menus (CMS-02 to CMS-05, CMS-11, NAV-05).
 */
export const STANDARD_PATHS = [
  '/',
  '/about-us',
  '/contact',
  '/fleet',
  '/careers',
  '/privacy-policy',
  '/terms-and-conditions',
  '/special-offers',
  '/service',
  '/vehicle-parts-and-accessories',
  '/finance',
  '/book-test-drive',
] as const
export type StandardPath = (typeof STANDARD_PATHS)[number]

/** Standard pages that a site can replace with a configured link (NAV-11). */
const CONFIG_LINK_KEYS: Partial<Record<StandardPath, keyof ConfigLinks>> = {
  '/contact': 'contact',
  '/service': 'service',
  '/vehicle-parts-and-accessories': 'parts',
  '/book-test-drive': 'testDrive',
}

type Links = { configLinks: ConfigLinks; serviceBookingUrl: string | null; financePath: string }

/** Lists the site's standard paths. The finance page has one of three addresses (FIN-01). */
export function listStandardPaths({ financePath }: Pick<Links, 'financePath'>): string[] {
  return STANDARD_PATHS.map((path) => (path === '/finance' ? financePath : path))
}

/**
 * Finds the standard page at a path. Returns '/finance' for the finance page at any of its addresses (FIN-01). Returns null for other
 * paths, and if the site's configured link leads elsewhere (CMS-04, NAV-11). The finance page always exists, because every vehicle page
 * links to it.
 */
export function findStandardPath(path: string, { configLinks, serviceBookingUrl, financePath }: Links): StandardPath | null {
  const standard = STANDARD_PATHS[listStandardPaths({ financePath }).indexOf(path)]
  if (standard === undefined || (standard === '/service' && serviceBookingUrl !== null)) return null
  const linkKey = CONFIG_LINK_KEYS[standard]
  return linkKey === undefined || configLinks[linkKey].replace(/\/$/, '') === standard ? standard : null
}
