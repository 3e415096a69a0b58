import type { Where } from 'payload'
import { normaliseStored } from '@/domain/stored/normalise-stored'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Page, User } from '@payload-types'
import { payloadClient } from '../payload-client'
import { findPage } from './find-page'
import { findStandardPage } from './find-standard-page'
import type { UsualPage } from './usual-page'

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

/** The latest version of a page, draft or not, as this person may read it; null for staff of other tenants, and for a page that is not this tenant's. */
export async function findDraftForStaff(user: User, tenantId: number, pageId: number): Promise<Page | null> {
  return Number.isInteger(pageId) ? findForStaff(user, tenantId, { id: { equals: pageId } }) : null
}

/** Whether this person may read the settings of a tenant's site: what is shown beside their form is for nobody else. */
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
 * The home page beside the form of a site's settings: the latest version for whoever may read pages, else as visitors see it, else the one that stands
 * there until marketing makes one; null for those who may not read the settings.
 */
export async function findHomeForSettings(user: User, tenant: Tenant): Promise<Page | UsualPage | null> {
  if (!(await maySeeSettings(user, tenant.id))) return null
  return (
    (await findForStaff(user, tenant.id, { path: { equals: '/' } })) ?? (await findPage(tenant.id, '/')) ?? findStandardPage(tenant, '/')
  )
}
