import type { SiteLink } from '../tenant/tenant'
import { safeHref } from './href'

/** A link as editors fill it in; null unless it has both words and an address that is safe to follow. */
export function toSiteLink(link: { label?: string | null; href?: string | null } | null | undefined): SiteLink | null {
  const label = link?.label?.trim()
  const href = safeHref(link?.href)
  return label && href ? { label, href } : null
}
