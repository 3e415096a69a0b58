import { CONFIG_LINK_DEFAULTS, type ConfigLinks } from '../switches/json-fields'

/** Where a site leads visitors: its links (NAV-11) and its external service booking (CMS-04). */
export type SiteAddresses = { configLinks: ConfigLinks; serviceBookingUrl: string | null }

/** Where servicing is booked: the external booking, else the site's own link (CMS-04, NAV-11). */
export function toServiceHref({ serviceBookingUrl, configLinks }: SiteAddresses): string {
  return serviceBookingUrl ?? configLinks.service
}

const LINK_KEYS = ['allStock', 'testDrive', 'service', 'finance', 'tradeIn', 'contact', 'parts'] as const satisfies (keyof ConfigLinks)[]
const withoutSlash = (href: string) => href.replace(/(?<=.)\/$/, '')

/**
 * A stored link as the site leads it: one to a standard address, such as /service or /trade-in, goes where the site's own link goes (NAV-11, CMS-12). All
 * other links stay as they are, those with a query among them.
 */
export function followSiteAddresses(href: string, addresses: SiteAddresses): string {
  const key = LINK_KEYS.find((one) => withoutSlash(CONFIG_LINK_DEFAULTS[one]) === withoutSlash(href))
  if (key === undefined) return href
  return key === 'service' ? toServiceHref(addresses) : addresses.configLinks[key]
}
