import { safeHref } from './href'

/** A link as an editor gives it: text and an address on this site or elsewhere. */
export type SiteLink = { label: string; href: string }

/** A link as editors fill it in; null unless it has both words and an address that is safe to follow. */
export function toSiteLink(link: { label?: string | null; href?: string | null } | null | undefined): SiteLink | null {
  const label = link?.label?.trim()
  const href = safeHref(link?.href)
  return label && href ? { label, href } : null
}
