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

/** The address when it is usable, else null: for drawing links from stored content without trusting it. */
export function safeHref(href: string | null | undefined): string | null {
  return href && explainBadHref(href) === null ? href : null
}
