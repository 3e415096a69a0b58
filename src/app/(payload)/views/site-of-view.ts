import type { PayloadRequest } from 'payload'
import type { User } from '@payload-types'
import { findSiteById } from '@/server/routing/find-site'
import type { SiteMap } from '@/server/routing/site-maps'
import { tenantChosenIn } from '@/server/tenant/chosen-tenant'

export type ViewOfSite = { user: User; site: SiteMap; name: string }

/** Returns the site that is selected in the admin, or the user's only one; null when the user has to choose one first. */
export async function findSiteOfView({ payload, user, headers }: PayloadRequest): Promise<ViewOfSite | null> {
  if (user?.collection !== 'users') return null
  const chosen = tenantChosenIn(headers)
  const where = chosen === null ? {} : { where: { id: { equals: chosen } } }
  const { docs } = await payload.find({
    collection: 'tenants',
    depth: 0,
    limit: 2,
    select: { name: true },
    ...where,
    user,
    overrideAccess: false,
  })
  const [only] = docs
  const site = only && docs.length === 1 ? await findSiteById(only.id) : null
  return site && only ? { user, site, name: only.name } : null
}
