const MAX_PATH_LENGTH = 500
/** An address that resolves to another origin than this one leads away from the site. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid'

/** Browsers drop control characters and read a backslash as a slash. */
function isUnsafeCharacter(character: string): boolean {
  return character === '\\' || character.charCodeAt(0) < 0x21 || character.charCodeAt(0) === 0x7f
}

/** Returns an untrusted address as a path of this site (AUTH-04, SEC-04), or `otherwise` if it leads to another site or to the API. */
export function toSafePath(given: unknown, otherwise = '/'): string {
  if (typeof given !== 'string' || given.length > MAX_PATH_LENGTH || !given.startsWith('/')) return otherwise
  if ([...given].some(isUnsafeCharacter) || !URL.canParse(given, PLACEHOLDER_ORIGIN)) return otherwise
  const { origin, pathname, search, hash } = new URL(given, PLACEHOLDER_ORIGIN)
  if (origin !== PLACEHOLDER_ORIGIN || pathname.startsWith('//') || /^\/api(\/|$)/i.test(pathname)) return otherwise
  return pathname + search + hash
}
