type Addressed = { slug: string; domains: readonly string[] }

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`)
const WITH_PORT = /^(.*?)(?::\d{1,5})?$/

/**
 * The host of a request's header or of a typed domain in the one form that hosts are compared by: lower case, no port, no dot at the end.
 * Null for what is no single host name: empty, lists, spaces, user names, paths, bracketed addresses, other than ASCII.
 */
export function normaliseHost(headerValue: string | null | undefined): string | null {
  const host =
    WITH_PORT.exec(headerValue ?? '')?.[1]
      ?.toLowerCase()
      .replace(/\.$/, '') ?? ''
  return host.length <= 253 && NAME.test(host) ? host : null
}

const PLATFORM_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/** Whether the admin answers here: the platform's own domain, and this machine by name or address. `host` is normalised. */
export function isPlatformHost(host: string, baseDomain: string): boolean {
  return host === normaliseHost(baseDomain) || PLATFORM_HOSTS.has(host)
}

/** The label below the platform's domain that previews and shared drafts are answered at (SEC-08); no tenant can have it as its slug. */
export const PREVIEW_LABEL = 'preview'

/** Whether previews and shared drafts, and nothing else, answer here (SEC-08). `host` is normalised. */
export function isPreviewHost(host: string, baseDomain: string): boolean {
  return host === `${PREVIEW_LABEL}.${normaliseHost(baseDomain)}` || host === `${PREVIEW_LABEL}.localhost`
}

/** How visitors reach this installation; `port` is null where the scheme's own port is used. */
export type Hosting = { baseDomain: string; scheme: string; port: number | null }

const PORT_OF = /:\d{1,5}$/

/** A host of the platform with the port it was asked at: the one in the header if it is such a host, else the platform's own domain. */
function findPlatformHost(headerValue: string | null | undefined, { baseDomain, port }: Hosting): { host: string; port: string } {
  const host = normaliseHost(headerValue)
  if (host !== null && isPlatformHost(host, baseDomain)) return { host, port: PORT_OF.exec(headerValue ?? '')?.[0] ?? '' }
  return { host: baseDomain, port: port === null ? '' : `:${port}` }
}

/** The origin of the admin that the Host header of a request names: `https://forecourt.example`. A host that is not the platform's gives the platform's own. */
export function adminOrigin(headerValue: string | null | undefined, hosting: Hosting): string {
  const { host, port } = findPlatformHost(headerValue, hosting)
  return `${hosting.scheme}://${host}${port}`
}

/** The origin of the previews for the admin that the Host header of a request names (SEC-08): `https://preview.forecourt.example`. */
export function previewOrigin(headerValue: string | null | undefined, hosting: Hosting): string {
  const { host, port } = findPlatformHost(headerValue, hosting)
  return `${hosting.scheme}://${PREVIEW_LABEL}.${PLATFORM_HOSTS.has(host) ? 'localhost' : host}${port}`
}

/** The origins of the admins that may frame a preview, by the Host header of the request for the preview. */
export function framingOrigins(headerValue: string | null | undefined, hosting: Hosting): string[] {
  const port = PORT_OF.exec(headerValue ?? '')?.[0] ?? ''
  const hosts = normaliseHost(headerValue) === `${PREVIEW_LABEL}.localhost` ? [...PLATFORM_HOSTS] : [hosting.baseDomain]
  return hosts.map((host) => `${hosting.scheme}://${host}${port}`)
}

/** Whether a host is the platform's to give away: its own, or below it. `host` is normalised. */
function isReserved(host: string, baseDomain: string): boolean {
  return isPlatformHost(host, baseDomain) || host.endsWith('.localhost') || host.endsWith(`.${normaliseHost(baseDomain)}`)
}

/**
 * The hosts that a tenant answers at (TEN-03), the first being its main one: its own domains in their order, `{slug}.{baseDomain}` and
 * `{slug}.localhost`. A domain that is malformed, or is the platform's or below it, is left out, so no tenant can take another's host or the previews'.
 */
export function hostsOf({ slug, domains, baseDomain }: Addressed & { baseDomain: string }): string[] {
  const own = domains.map(normaliseHost).filter((host) => host !== null && !isReserved(host, baseDomain))
  const given = [`${slug}.${baseDomain}`, `${slug}.localhost`].map(normaliseHost)
  const hosts = [...own, ...given].filter((host) => host !== null)
  return [...new Set(hosts)].filter((host) => !isPreviewHost(host, baseDomain))
}

/** The tenant that a request's Host header asks for (TEN-03); null for the platform's own hosts, unknown and malformed ones. */
export function findTenantByHost<Site extends Addressed>(
  headerValue: string | null | undefined,
  tenants: readonly Site[],
  baseDomain: string,
): Site | null {
  const host = normaliseHost(headerValue)
  if (host === null || isPlatformHost(host, baseDomain)) return null
  return tenants.find((tenant) => hostsOf({ slug: tenant.slug, domains: tenant.domains, baseDomain }).includes(host)) ?? null
}
