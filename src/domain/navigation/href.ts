const SCHEMES = ['https:', 'http:', 'tel:', 'mailto:', 'sms:']

/** Explains why an editor's address can't be used, or returns null if it can. Allows paths, anchors and the schemes above. */
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
 * Checks whether an incomplete address is harmless and may become valid as the editor types on: 'htt', 'www.example.com', 'special offers'.
 * A draft can store it, but it is never rendered as a link.
 */
export function isHalfTypedHref(href: string): boolean {
  // Browsers ignore control characters and white space in a scheme.
  const typed = href.replace(/[\s\u0000-\u001f]/g, '')
  return !/^[a-z][a-z0-9+.-]*:|^\/\/|[\\<>"'`]/i.test(typed)
}

/** Explains why an address can't be used for a picture, or returns null if it can: a path on this site, or https. */
export function explainBadPictureHref(href: string): string | null {
  return explainBadHref(href) ?? (/^(?:https:|\/)/i.test(href) ? null : 'Type the address of a picture: a path of this site, or https://…')
}

/** Returns a picture's address if it is valid, else null. */
export function safePictureHref(href: string | null | undefined): string | null {
  return href && explainBadPictureHref(href) === null ? href : null
}

/** Returns an address if it is valid, else null. Use it to render links from stored content. */
export function safeHref(href: string | null | undefined): string | null {
  return href && explainBadHref(href) === null ? href : null
}
