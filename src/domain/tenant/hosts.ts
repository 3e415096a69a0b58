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

/** Whether a host is the platform's to give away: its own, or below it. `host` is normalised. */
function isReserved(host: string, baseDomain: string): boolean {
  return isPlatformHost(host, baseDomain) || host.endsWith('.localhost') || host.endsWith(`.${normaliseHost(baseDomain)}`)
}

/**
 * The hosts that a tenant answers at (TEN-03), the first being its main one: its own domains in their order, `{slug}.{baseDomain}` and
 * `{slug}.localhost`. A domain that is malformed, or is the platform's or below it, is left out, so no tenant can take another's host.
 */
export function hostsOf({ slug, domains, baseDomain }: Addressed & { baseDomain: string }): string[] {
  const own = domains.map(normaliseHost).filter((host) => host !== null && !isReserved(host, baseDomain))
  const given = [`${slug}.${baseDomain}`, `${slug}.localhost`].map(normaliseHost)
  return [...new Set([...own, ...given].filter((host) => host !== null))]
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
