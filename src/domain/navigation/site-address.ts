import { CONFIG_LINK_DEFAULTS, type ConfigLinks } from '../switches/json-fields'

/** A site's configured links (NAV-11) and its external service booking (CMS-04). */
export type SiteAddresses = { configLinks: ConfigLinks; serviceBookingUrl: string | null }

/** Returns the address for booking a service: the external booking, else the site's configured link (CMS-04, NAV-11). */
export function toServiceHref({ serviceBookingUrl, configLinks }: SiteAddresses): string {
  return serviceBookingUrl ?? configLinks.service
}

const LINK_KEYS = ['allStock', 'testDrive', 'service', 'finance', 'tradeIn', 'contact', 'parts'] as const satisfies (keyof ConfigLinks)[]
const withoutSlash = (href: string) => href.replace(/(?<=.)\/$/, '')

/**
 * Replaces a link to a standard address, such as /service or /trade-in, by the site's configured link (NAV-11, CMS-12). Returns all other
 * links unchanged, including those with a query.
 */
export function toConfiguredHref(href: string, addresses: SiteAddresses): string {
  const key = LINK_KEYS.find((one) => withoutSlash(CONFIG_LINK_DEFAULTS[one]) === withoutSlash(href))
  if (key === undefined) return href
  return key === 'service' ? toServiceHref(addresses) : addresses.configLinks[key]
}
