import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import type { Tenant } from '@/domain/tenant/tenant'
import type { User } from '@payload-types'
import { findSiteById } from '@/server/routing/find-site'
import type { SiteMap } from '@/server/routing/site-maps'
import { tenantChosenIn } from '@/server/tenant/chosen-tenant'
import { findTenant } from '@/server/tenant/find-tenant'

/** A call of a member of staff about one tenant that they may see. */
export type TenantCall = { payload: Payload; user: User; tenant: Tenant; site: SiteMap }

const refuse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

/** Returns the tenant that a call names, or the selected one, or the user's only one; null when the user may not see it. */
async function findTenantId(payload: Payload, user: User, asked: number | null): Promise<number | null> {
  const where = asked === null ? {} : { where: { id: { equals: asked } } }
  const { docs } = await payload.find({ collection: 'tenants', depth: 0, limit: 2, select: {}, ...where, user, overrideAccess: false })
  return docs.length === 1 ? (docs[0]?.id ?? null) : null
}

/**
 * Answers a call of the admin about one tenant. Responds with 401 without a session, and with 404 for a tenant that the user may not see.
 * @param asked The tenant's id; null or 0 stands for the one that is selected in the admin.
 */
export async function answerForTenant(
  { headers }: Request,
  asked: number | null,
  run: (call: TenantCall) => Promise<unknown>,
): Promise<Response> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers })
  if (user?.collection !== 'users') return refuse(401, 'Your session has ended. Sign in again.')
  const id = await findTenantId(payload, user, asked || tenantChosenIn(headers))
  const site = id === null ? null : await findSiteById(id)
  const tenant = site && (await findTenant(site.slug))
  if (!site || !tenant) return refuse(404, 'There is no such site, or you have no access to it.')
  return Response.json(await run({ payload, user, tenant, site }), { headers: { 'cache-control': 'no-store' } })
}
