import type { Where } from 'payload'
import { normaliseStored } from '@/domain/json/normalise-stored'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Page, User } from '@payload-types'
import { payloadClient } from '../process/payload-client'
import { findPage } from './find-page'
import { findStandardPage } from './find-standard-page'
import type { DefaultPage } from './default-page'

async function findForStaff(user: User, tenantId: number, where: Where): Promise<Page | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [where, { tenant: { equals: tenantId } }] },
    draft: true,
    depth: 0,
    limit: 1,
    user,
    overrideAccess: false,
    disableErrors: true,
  })
  return docs[0] ? normaliseStored(payload.collections.pages.config.flattenedFields, docs[0]) : null
}

/**
 * Returns the latest version of a page, draft or not, with the user's access; null for staff of other tenants, and for pages of other
 * tenants.
 */
export async function findDraftForStaff(user: User, tenantId: number, pageId: number): Promise<Page | null> {
  return Number.isInteger(pageId) ? findForStaff(user, tenantId, { id: { equals: pageId } }) : null
}

/** Checks whether the user may read the settings of a tenant's site, and so see their preview. */
export async function maySeeSettings(user: User, tenantId: number): Promise<boolean> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'site-settings',
    where: { tenant: { equals: tenantId } },
    depth: 0,
    limit: 1,
    select: {},
    user,
    overrideAccess: false,
    disableErrors: true,
  })
  return docs.length > 0
}

/**
 * Returns the home page for the preview of a site's settings: the latest version for users who may read pages, else the published one, else
 * the default page. Null for users who may not read the settings.
 * @param now Unix seconds.
 */
export async function findHomeForSettings(user: User, tenant: Tenant, now: number): Promise<Page | DefaultPage | null> {
  if (!(await maySeeSettings(user, tenant.id))) return null
  return (
    (await findForStaff(user, tenant.id, { path: { equals: '/' } })) ??
    (await findPage(tenant.id, '/', now)) ??
    findStandardPage(tenant, '/')
  )
}
