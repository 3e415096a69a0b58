import type { ConfigLinks } from '../switches/json-fields'

/** Addresses that every site answers at before anybody has made a page there: its home, and what its menus lead to (CMS-02 to CMS-05, CMS-11, NAV-05). */
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

/** Those that a site can lead elsewhere (NAV-11). */
const LED: Partial<Record<StandardPath, keyof ConfigLinks>> = {
  '/contact': 'contact',
  '/service': 'service',
  '/vehicle-parts-and-accessories': 'parts',
  '/book-test-drive': 'testDrive',
}

type Links = { configLinks: ConfigLinks; serviceBookingUrl: string | null; financePath: string }

/** The addresses of the standard pages on one site: the finance page has one of three (FIN-01). */
export function listStandardPaths({ financePath }: Pick<Links, 'financePath'>): string[] {
  return STANDARD_PATHS.map((path) => (path === '/finance' ? financePath : path))
}

/**
 * The standard page that a path is, '/finance' for the site's finance page wherever it is (FIN-01); null for other paths, and where the site's own links
 * lead elsewhere instead (CMS-04, NAV-11). The finance page is always there: the buttons of every car lead to it.
 */
export function findStandardPath(path: string, { configLinks, serviceBookingUrl, financePath }: Links): StandardPath | null {
  const standard = STANDARD_PATHS[listStandardPaths({ financePath }).indexOf(path)]
  if (standard === undefined || (standard === '/service' && serviceBookingUrl !== null)) return null
  const led = LED[standard]
  return led === undefined || configLinks[led].replace(/\/$/, '') === standard ? standard : null
}
