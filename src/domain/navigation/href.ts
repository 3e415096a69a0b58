const SCHEMES = ['https:', 'http:', 'tel:', 'mailto:', 'sms:']

/** Why an address typed by an editor can't be used, in words; null when it can. Paths, anchors and the schemes above are fine. */
export function explainBadHref(href: string): string | null {
  const value = href.trim()
  if (value !== href || /[\s\\<>"'`]/.test(value)) return 'An address has no spaces, quotes or backslashes.'
  if (value.startsWith('//')) return 'Start with a single slash for this site, or with https:// for another one.'
  if (value.startsWith('/') || value.startsWith('#')) return null
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(value)?.[0].toLowerCase()
  if (!scheme) return 'Start with / for a page of this site, or with https:// for another one.'
  return SCHEMES.includes(scheme) ? null : `${scheme} addresses are not allowed; use https, tel or mailto.`
}

/**
 * Whether an address is harmless and can still become one that is usable by typing on: 'htt', 'www.example.com', 'special offers'. A draft keeps it;
 * it is never drawn as a link.
 */
export function isHalfTypedHref(href: string): boolean {
  // browsers drop control characters and white space from a scheme
  const typed = href.replace(/[\s\u0000-\u001f]/g, '')
  return !/^[a-z][a-z0-9+.-]*:|^\/\/|[\\<>"'`]/i.test(typed)
}

/** Why an address can't be that of a picture, in words; null when it can: a path of this site, or https. */
export function explainBadPictureHref(href: string): string | null {
  return explainBadHref(href) ?? (/^(?:https:|\/)/i.test(href) ? null : 'Type the address of a picture: a path of this site, or https://…')
}

/** The address of a picture when it is usable, else null. */
export function safePictureHref(href: string | null | undefined): string | null {
  return href && explainBadPictureHref(href) === null ? href : null
}

/** The address when it is usable, else null: for drawing links from stored content without trusting it. */
export function safeHref(href: string | null | undefined): string | null {
  return href && explainBadHref(href) === null ? href : null
}
