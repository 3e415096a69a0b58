import { formatPhone, toTelHref } from './phone'

/** A stored number as a link shows it; null where there is none that can be called. */
export function toSitePhone(stored: string | null): { text: string; href: string } | null {
  const href = stored ? toTelHref(stored) : null
  return stored && href ? { text: formatPhone(stored), href } : null
}
