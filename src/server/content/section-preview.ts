import { normaliseStored } from '@/domain/json/normalise-stored'
import type { Tenant } from '@/domain/tenant/tenant'
import { idOf } from '@/domain/json/id-of'
import type { SharedSection, User } from '@payload-types'
import { payloadClient } from '../process/payload-client'
import { findPreviewViewer, type PreviewViewer } from './preview-viewer'
import { withGroupsBlocks } from './shared-sections'

/** A site on which a section can be seen. */
export type SectionSite = { slug: string; name: string }
/** `sites` are all sites of the section, its own first; `isOfGroup` tells that the blocks are the group's, with the site's own values. */
export type SectionPreview = { viewer: PreviewViewer; section: SharedSection; isOfGroup: boolean; sites: SectionSite[] }

type Asked = { ticket: unknown; id: number; tenant: Pick<Tenant, 'id'> }

async function findNewest(user: User, id: number): Promise<SharedSection | null> {
  const payload = await payloadClient()
  const rules = { id, draft: true, depth: 0, user, overrideAccess: false, disableErrors: true } as const
  const section = await payload.findByID({ collection: 'shared-sections', ...rules })
  return section && normaliseStored(payload.collections['shared-sections'].config.flattenedFields, section)
}

/** The section's own site, and for a section that a group shares the sites of the group. They show it in their own template. */
async function listSites(section: SharedSection, owner: number): Promise<(SectionSite & { id: number })[]> {
  const payload = await payloadClient()
  const own = { id: { equals: owner } }
  const where = section.isForGroup === true ? { or: [own, { group: { equals: owner } }] } : own
  const { docs } = await payload.find({ collection: 'tenants', where, depth: 0, pagination: false, sort: 'id' })
  return docs
    .toSorted((one, other) => Number(other.id === owner) - Number(one.id === owner))
    .map(({ id, slug, name }) => ({ id, slug, name }))
}

/**
 * Returns the newest version of a shared section for its preview, with the permissions of the member of staff whose ticket it is (EDT-24,
 * SEC-08); null without a valid ticket of the section, and for a site that does not get the section.
 * @param now Unix seconds.
 */
export async function findSectionPreview({ ticket, id, tenant }: Asked, now: number): Promise<SectionPreview | null> {
  if (!Number.isInteger(id) || id < 1) return null
  const payload = await payloadClient()
  const stored = await payload.findByID({
    ...{ collection: 'shared-sections', id, draft: true, depth: 0, disableErrors: true },
    select: { tenant: true },
  })
  const owner = idOf(stored?.tenant)
  if (owner === null) return null
  const viewer = await findPreviewViewer(ticket, { tenantId: owner, subject: { kind: 'section', id } }, now)
  const section = viewer && (await findNewest(viewer.user, id))
  if (!viewer || !section) return null
  const sites = await listSites(section, owner)
  if (!sites.some((site) => site.id === tenant.id)) return null
  return { viewer, section, isOfGroup: typeof section.groupSection === 'number', sites }
}

/** Returns the blocks that a section shows on its site, with typed own values of a group's section that aren't saved yet. */
export async function readSectionBlocks(
  section: SharedSection,
  tenantId: number,
  ownValues?: unknown,
): Promise<NonNullable<SharedSection['layout']>> {
  const typed = Array.isArray(ownValues) ? { ...section, ownValues } : section
  return (await withGroupsBlocks(typed, tenantId)).layout ?? []
}
