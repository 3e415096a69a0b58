import { formatPhone, toTelHref } from './phone'

/** A stored number with its tel: link; null if it cannot be dialled. */
export function toSitePhone(stored: string | null): { text: string; href: string } | null {
  const href = stored ? toTelHref(stored) : null
  return stored && href ? { text: formatPhone(stored), href } : null
}
