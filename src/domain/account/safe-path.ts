const LONGEST_PATH = 500
/** An origin that no site has: an address that resolves to another one was meant to lead away. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid'

/** Whether a browser would take a character for something else or drop it: controls, and the backslash that counts as a slash. */
function isUnsafeCharacter(character: string): boolean {
  return character === '\\' || character.charCodeAt(0) < 0x21 || character.charCodeAt(0) === 0x7f
}

/**
 * A path of this very site out of an address that anybody may have written (AUTH-04, SEC-04); otherwise what stands in for it. Calls are no pages and
 * lead nowhere either.
 */
export function toSafePath(given: unknown, otherwise = '/'): string {
  if (typeof given !== 'string' || given.length > LONGEST_PATH || !given.startsWith('/')) return otherwise
  if ([...given].some(isUnsafeCharacter) || !URL.canParse(given, PLACEHOLDER_ORIGIN)) return otherwise
  const { origin, pathname, search, hash } = new URL(given, PLACEHOLDER_ORIGIN)
  if (origin !== PLACEHOLDER_ORIGIN || pathname.startsWith('//') || /^\/api(\/|$)/i.test(pathname)) return otherwise
  return pathname + search + hash
}
