/** A cookie that a site's own calls alone read: on its host alone, and out of reach of scripts (SEC-04). */
export type SiteCookie = { name: string; seconds: number }

/** What a browser sends back of a cookie; null for nothing. */
export function readSiteCookie(headers: Headers, { name }: SiteCookie): string | null {
  const found = (headers.get('cookie') ?? '').split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1) || null
}

/** The header that makes a browser keep a value, or forget it when it is null; `origin` is the site's. */
export function writeSiteCookie({ name, seconds }: SiteCookie, value: string | null, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : seconds}; HttpOnly; SameSite=Lax${secure}`
}
