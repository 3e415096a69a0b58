import type { SiteLink } from './site-link'

/**
 * A short key of what an announcement says and where it leads: a browser keeps it to know which announcement its visitor has dismissed, so
 * that a changed one is shown again (NAV-12). The 32-bit FNV-1a hash; letters and digits only, fit for a cookie.
 */
export function announcementKey(text: string, link: SiteLink | null): string {
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify([text, link?.label, link?.href])) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
