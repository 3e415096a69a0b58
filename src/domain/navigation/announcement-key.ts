import type { SiteLink } from './site-link'

/**
 * Returns a short key for an announcement's text and link. The browser stores it when the visitor dismisses the announcement, so a changed
 * announcement is shown again (NAV-12). It is a 32-bit FNV-1a hash of letters and digits, valid in a cookie.
 */
export function announcementKey(text: string, link: SiteLink | null): string {
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify([text, link?.label, link?.href])) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
