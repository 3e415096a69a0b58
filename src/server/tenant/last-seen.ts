import type { Tenant } from '@/domain/tenant/tenant'
import { processGlobal } from '../cache/process-global'
import { siteState } from '../routing/site-state'

/** Tenants by slug, one entry per site. */
function lastSeen(): Map<string, Tenant> {
  const holder = processGlobal<Map<string, Tenant>>('forecourt.last-seen-tenants')
  return (holder.value ??= new Map())
}

/** Remembers a tenant after it was read. */
export function rememberTenant(tenant: Tenant): void {
  lastSeen().set(tenant.slug, tenant)
}

/**
 * Returns the tenant at a host as this process last read it, without the database, for error pages while that is unavailable (REL-11). Null
 * for unknown hosts and for sites without a visit since the process started. @param host As `normaliseHost` returns it.
 */
export function recallTenant(host: string | null): Tenant | null {
  const site = host === null ? undefined : siteState().byHost.get(host)
  return site ? (lastSeen().get(site.slug) ?? null) : null
}
