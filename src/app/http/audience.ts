import type { Audience } from '@/contract/contract'
import type { Tenant } from '@/domain/tenant/tenant'
import { readSession, type ShopperSession } from '@/server/account/session'
import { type Refusal, refuse } from './refusal'
import { readTenantCall } from './tenant-call'

/** The site of a call, and the time that its pages are rendered for (Unix seconds). */
export type SiteCaller = { tenant: Tenant; now: number }
/** A signed-in visitor, with the session of this browser. */
export type ShopperCaller = SiteCaller & { session: ShopperSession }

/** The callers that a call accepts. `admit` identifies the caller or returns a refusal. */
export type AudienceRule<Who extends object> = {
  name: Audience
  admit: (request: Request) => Promise<Who | Refusal>
  /** Returns the tenant that rate limits are counted for, or 0 without a tenant. */
  tenantOf: (who: Who) => number
}

async function admitToSite(request: Request): Promise<SiteCaller | Refusal> {
  return (await readTenantCall(request)) ?? refuse(404, 'There is no site at this address.')
}

async function admitToAccountSite(request: Request): Promise<SiteCaller | Refusal> {
  const call = await readTenantCall(request)
  return call?.tenant.switches.authentication ? call : refuse(404, 'This site has no sign-in.')
}

async function admitShopper(request: Request): Promise<ShopperCaller | Refusal> {
  const caller = await admitToAccountSite(request)
  if (!('tenant' in caller)) return caller
  const session = await readSession(request.headers, caller.tenant.id)
  return session ? { ...caller, session } : refuse(401, 'Please sign in first.')
}

const tenantOf = ({ tenant }: SiteCaller) => tenant.id
const admitAll = async () => ({})

/** Any visitor of a tenant's site. */
export const site: AudienceRule<SiteCaller> = { name: 'site', admit: admitToSite, tenantOf }
/** Any visitor of a site with sign-in (TEN-07). */
export const accountSite: AudienceRule<SiteCaller> = { name: 'site', admit: admitToAccountSite, tenantOf }
/** Signed-in visitors, for their own data (AUTH-01, SEC-01). */
export const shopper: AudienceRule<ShopperCaller> = { name: 'shopper', admit: admitShopper, tenantOf }
/** Any caller on any host, also without a site. */
export const anyone: AudienceRule<object> = { name: 'anyone', admit: admitAll, tenantOf: () => 0 }
/** Monitoring and providers, which authenticate in their own way or not at all. */
export const internal: AudienceRule<object> = { name: 'internal', admit: admitAll, tenantOf: () => 0 }
