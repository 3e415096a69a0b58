import type { Tenant } from '@/domain/tenant/tenant'
import { shared } from '../cache/process-global'
import { siteState } from '../routing/site-state'

/** By slug: as many as there are sites. */
function lastSeen(): Map<string, Tenant> {
  const holder = shared<Map<string, Tenant>>('forecourt.last-seen-tenants')
  return (holder.value ??= new Map())
}

/** Notes a tenant as it was just read. */
export function rememberTenant(tenant: Tenant): void {
  lastSeen().set(tenant.slug, tenant)
}

/**
 * The tenant at a host as this process read it last, without asking the database: for what is said while that is away (REL-11). Null for a host of no site,
 * and for a site that nobody has visited since the process began. @param host As `normaliseHost` gives it.
 */
export function recallTenant(host: string | null): Tenant | null {
  const site = host === null ? undefined : siteState().byHost.get(host)
  return site ? (lastSeen().get(site.slug) ?? null) : null
}
