import { safeHref } from './href'

/** A link with its text. The address is on this site or elsewhere. */
export type SiteLink = { label: string; href: string }

/** Converts an editor's link. Returns null unless it has both a text and a safe address. */
export function toSiteLink(link: { label?: string | null; href?: string | null } | null | undefined): SiteLink | null {
  const label = link?.label?.trim()
  const href = safeHref(link?.href)
  return label && href ? { label, href } : null
}
