import { epochAt } from '@/domain/time/epoch'
import { startOfDay } from '@/domain/time/zone'
import { normaliseHost } from '@/domain/tenant/hosts'
import type { Tenant } from '@/domain/tenant/tenant'
import { siteState } from '@/server/routing/site-state'
import { findTenant } from '@/server/tenant/find-tenant'
import { readClock } from '@/server/process/now'

/** Returns the tenant of a call's host, and the current time of its pages (Unix seconds). Returns null without a site. */
export async function readTenantCall(request: Request): Promise<{ tenant: Tenant; now: number } | null> {
  const state = siteState()
  if (!state.isReady) await state.ready
  const host = normaliseHost(request.headers.get('host'))
  const site = host === null ? undefined : state.byHost.get(host)
  const tenant = site ? await findTenant(site.slug) : null
  if (!site || !tenant) return null
  const now = readClock()
  return { tenant, now: epochAt(site.boundaries, startOfDay(now, site.timeZone), now) }
}
