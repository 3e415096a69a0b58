import type { Where } from 'payload'
import type { Page } from '@payload-types'
import { payloadClient } from '../payload-client'

async function findForStaff(headers: Headers, tenantId: number, where: Where): Promise<Page | null> {
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers })
  if (!user) return null
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [where, { tenant: { equals: tenantId } }] },
    draft: true,
    depth: 0,
    limit: 1,
    user,
    overrideAccess: false,
  })
  return docs[0] ?? null
}

/**
 * The latest version of a page, draft or not, as the person signed in by these headers may read it; null for visitors, for staff of
 * other tenants, and for a page that is not this tenant's.
 */
export async function findDraftForStaff(headers: Headers, tenantId: number, pageId: number): Promise<Page | null> {
  return Number.isInteger(pageId) ? findForStaff(headers, tenantId, { id: { equals: pageId } }) : null
}

/** The same for the home page of a tenant. */
export function findHomeForStaff(headers: Headers, tenantId: number): Promise<Page | null> {
  return findForStaff(headers, tenantId, { path: { equals: '/' } })
}
