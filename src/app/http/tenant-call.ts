import { epochAt } from '@/domain/time/epoch'
import { startOfDay } from '@/domain/time/zone'
import { normaliseHost } from '@/domain/tenant/hosts'
import type { Tenant } from '@/domain/tenant/tenant'
import { siteState } from '@/server/routing/site-state'
import { readSiteCookie } from '@/server/account/site-cookie'
import { readTimeTravelTicket, TIME_TRAVEL } from '@/server/routing/page-key'
import { findTenant } from '@/server/tenant/find-tenant'
import { readClock } from '@/server/process/now'

/** Returns the tenant of a call's host, and the time of its pages (Unix seconds), which staff can travel to (EDT-22). Returns null without a site. */
export async function readTenantCall(request: Request): Promise<{ tenant: Tenant; now: number } | null> {
  const state = siteState()
  if (!state.isReady) await state.ready
  const host = normaliseHost(request.headers.get('host'))
  const site = host === null ? undefined : state.byHost.get(host)
  const tenant = site ? await findTenant(site.slug) : null
  if (!site || !tenant) return null
  const clock = readClock()
  const ticket = readSiteCookie(request.headers, TIME_TRAVEL) ?? undefined
  const now = readTimeTravelTicket(ticket, site.slug, clock) ?? clock
  return { tenant, now: epochAt(site.boundaries, startOfDay(now, site.timeZone), now) }
}
