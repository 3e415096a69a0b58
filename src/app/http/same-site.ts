/** A form of another site is refused, also by a browser that hides where it comes from (SEC-04). */
export function isSameSite(headers: Headers): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false
  const origin = headers.get('origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === headers.get('host'))
}
