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
  '/finance': 'finance',
  '/book-test-drive': 'testDrive',
}

type Links = { configLinks: ConfigLinks; serviceBookingUrl: string | null }

/** The standard address that a path is; null for other paths, and where the site's own links lead elsewhere instead (CMS-04, NAV-11). */
export function findStandardPath(path: string, { configLinks, serviceBookingUrl }: Links): StandardPath | null {
  const standard = STANDARD_PATHS.find((known) => known === path)
  if (standard === undefined || (standard === '/service' && serviceBookingUrl !== null)) return null
  const led = LED[standard]
  return led === undefined || configLinks[led].replace(/\/$/, '') === standard ? standard : null
}
