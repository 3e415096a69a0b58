/** Checks whether a request comes from the same site. A browser that hides the origin is refused (SEC-04). */
export function isSameSite(headers: Headers): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false
  const origin = headers.get('origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === headers.get('host'))
}
