import type { Audience } from '@/contract/contract'
import type { Tenant } from '@/domain/tenant/tenant'
import { readSession, type ShopperSession } from '@/server/account/session'
import { type Refusal, refuse } from './refusal'
import { readTenantCall } from './tenant-call'

/** Whose site a call came to, and the instant (Unix seconds) that its pages are made for. */
export type SiteCaller = { tenant: Tenant; now: number }
/** A visitor who is signed in, with the session of this browser. */
export type ShopperCaller = SiteCaller & { session: ShopperSession }

/** Who may make a call: `admit` finds out who calls, or why not. */
export type AudienceRule<Who extends object> = {
  name: Audience
  admit: (request: Request) => Promise<Who | Refusal>
  /** The tenant whose limits count the call; 0 where it has none. */
  tenantOf: (who: Who) => number
}

async function admitToSite(request: Request): Promise<SiteCaller | Refusal> {
  return (await readTenantCall(request)) ?? refuse(404, 'There is no site at this address.')
}

async function admitToAccountSite(request: Request): Promise<SiteCaller | Refusal> {
  const call = await readTenantCall(request)
  return call?.tenant.switches.authentication ? call : refuse(404, 'Visitors do not sign in on this site.')
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
/** Any visitor of a site that has sign-in (TEN-07). */
export const accountSite: AudienceRule<SiteCaller> = { name: 'site', admit: admitToAccountSite, tenantOf }
/** Visitors who are signed in, for what is theirs (AUTH-01, SEC-01). */
export const shopper: AudienceRule<ShopperCaller> = { name: 'shopper', admit: admitShopper, tenantOf }
/** Callers on any host, also where there is no site. */
export const anyone: AudienceRule<object> = { name: 'anyone', admit: admitAll, tenantOf: () => 0 }
/** Monitoring and providers, which have their own proof of who they are or need none. */
export const internal: AudienceRule<object> = { name: 'internal', admit: admitAll, tenantOf: () => 0 }
