/** A cookie that only a site's own calls read: sent only to its host and not accessible to scripts (SEC-04). */
export type SiteCookie = { name: string; seconds: number }

/** Returns the value of a cookie in the request; null without one. */
export function readSiteCookie(headers: Headers, { name }: SiteCookie): string | null {
  const found = (headers.get('cookie') ?? '').split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1) || null
}

/** Returns the Set-Cookie header that sets a value, or removes the cookie when the value is null; `origin` is the site's. */
export function writeSiteCookie({ name, seconds }: SiteCookie, value: string | null, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : seconds}; HttpOnly; SameSite=Lax${secure}`
}
