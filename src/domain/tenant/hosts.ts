type Addressed = { slug: string; domains: readonly string[] }

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`)
const WITH_PORT = /^(.*?)(?::\d{1,5})?$/

/**
 * Normalises a host from a header or a typed domain for comparison: lower case, no port, no trailing dot. Returns null for anything but a
 * single ASCII host name: empty text, lists, spaces, user names, paths and bracketed addresses.
 */
export function normaliseHost(headerValue: string | null | undefined): string | null {
  const host =
    WITH_PORT.exec(headerValue ?? '')?.[1]
      ?.toLowerCase()
      .replace(/\.$/, '') ?? ''
  return host.length <= 253 && NAME.test(host) ? host : null
}

const PLATFORM_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/** Checks whether a host serves the admin: the platform's domain, or this machine by name or address. `host` must be normalised. */
export function isPlatformHost(host: string, baseDomain: string): boolean {
  return host === normaliseHost(baseDomain) || PLATFORM_HOSTS.has(host)
}

/** The subdomain of the platform for previews and shared drafts (SEC-08). Reserved, so it can't be a tenant's slug. */
export const PREVIEW_LABEL = 'preview'

/** Checks whether a host serves previews and shared drafts, and nothing else (SEC-08). `host` must be normalised. */
export function isPreviewHost(host: string, baseDomain: string): boolean {
  return host === `${PREVIEW_LABEL}.${normaliseHost(baseDomain)}` || host === `${PREVIEW_LABEL}.localhost`
}

/** The address of this installation. `port` is null for the scheme's default port. */
export type Hosting = { baseDomain: string; scheme: string; port: number | null }

const PORT_OF = /:\d{1,5}$/

/** Returns the platform's host and port from the header if it is a platform host, else the platform's domain. */
function findPlatformHost(headerValue: string | null | undefined, { baseDomain, port }: Hosting): { host: string; port: string } {
  const host = normaliseHost(headerValue)
  if (host !== null && isPlatformHost(host, baseDomain)) return { host, port: PORT_OF.exec(headerValue ?? '')?.[0] ?? '' }
  return { host: baseDomain, port: port === null ? '' : `:${port}` }
}

/**
 * Returns the admin's origin for a request's Host header, such as `https://forecourt.example`. For any other host, returns the platform's
 * domain.
 */
export function adminOrigin(headerValue: string | null | undefined, hosting: Hosting): string {
  const { host, port } = findPlatformHost(headerValue, hosting)
  return `${hosting.scheme}://${host}${port}`
}

/** Returns the preview origin for the admin's Host header (SEC-08), such as `https://preview.forecourt.example`. */
export function previewOrigin(headerValue: string | null | undefined, hosting: Hosting): string {
  const { host, port } = findPlatformHost(headerValue, hosting)
  return `${hosting.scheme}://${PREVIEW_LABEL}.${PLATFORM_HOSTS.has(host) ? 'localhost' : host}${port}`
}

/** Returns the admin origins that may frame a preview, by the preview request's Host header. */
export function framingOrigins(headerValue: string | null | undefined, hosting: Hosting): string[] {
  const port = PORT_OF.exec(headerValue ?? '')?.[0] ?? ''
  const hosts = normaliseHost(headerValue) === `${PREVIEW_LABEL}.localhost` ? [...PLATFORM_HOSTS] : [hosting.baseDomain]
  return hosts.map((host) => `${hosting.scheme}://${host}${port}`)
}

/** Checks whether a host is the platform's domain or below it. `host` must be normalised. */
function isReserved(host: string, baseDomain: string): boolean {
  return isPlatformHost(host, baseDomain) || host.endsWith('.localhost') || host.endsWith(`.${normaliseHost(baseDomain)}`)
}

/**
 * Returns the hosts of a tenant (TEN-03), the main one first: its own domains in order, `{slug}.{baseDomain}` and `{slug}.localhost`.
 * Leaves out invalid domains and those of the platform or below it, so that no tenant can take another's host or the preview host.
 */
export function hostsOf({ slug, domains, baseDomain }: Addressed & { baseDomain: string }): string[] {
  const own = domains.map(normaliseHost).filter((host) => host !== null && !isReserved(host, baseDomain))
  const given = [`${slug}.${baseDomain}`, `${slug}.localhost`].map(normaliseHost)
  const hosts = [...own, ...given].filter((host) => host !== null)
  return [...new Set(hosts)].filter((host) => !isPreviewHost(host, baseDomain))
}

/** Finds the tenant for a request's Host header (TEN-03). Returns null for the platform's hosts and for unknown or invalid ones. */
export function findTenantByHost<Site extends Addressed>(
  headerValue: string | null | undefined,
  tenants: readonly Site[],
  baseDomain: string,
): Site | null {
  const host = normaliseHost(headerValue)
  if (host === null || isPlatformHost(host, baseDomain)) return null
  return tenants.find((tenant) => hostsOf({ slug: tenant.slug, domains: tenant.domains, baseDomain }).includes(host)) ?? null
}
