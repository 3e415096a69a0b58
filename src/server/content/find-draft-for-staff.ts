import type { Page } from '@payload-types'
import { payloadClient } from '../payload-client'

/**
 * The latest version of a page, draft or not, as the person signed in by these headers may read it; null for visitors, for staff of
 * other tenants, and for a page that is not this tenant's.
 */
export async function findDraftForStaff(headers: Headers, tenantId: number, pageId: number): Promise<Page | null> {
  if (!Number.isInteger(pageId)) return null
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers })
  if (!user) return null
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ id: { equals: pageId } }, { tenant: { equals: tenantId } }] },
    draft: true,
    depth: 0,
    limit: 1,
    user,
    overrideAccess: false,
  })
  return docs[0] ?? null
}
