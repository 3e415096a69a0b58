import { cache } from 'react'
import type { Where } from 'payload'
import { placeOwnValues, readOwnValues } from '@/domain/blocks/group-sections'
import { expandSections, listSectionIds } from '@/domain/blocks/shared-sections'
import { isShownAt } from '@/domain/pages/page-schedule'
import { normaliseStored } from '@/domain/json/normalise-stored'
import type { Page, SharedSection, User } from '@payload-types'
import { taggedRead } from '../cache/tagged-read'
import { cacheTags } from '../invalidation/tags'
import { sharedByGroup, toGroupContent } from '../group-sections/group-content'
import { payloadClient } from '../process/payload-client'
import { findGroup } from '../tenant/find-group'
import { draftsInView } from './draft-in-view'
import { findForTenant } from './find-for-tenant'

type Layout = Page['layout']
type ReadSection = (id: number) => Promise<SharedSection | null>

/** A page gets the section's tag also when there is nothing to show, so that publishing the section rebuilds it. */
const findStored = (tenantId: number, id: number, where: Where) =>
  taggedRead(['section', tenantId, id], [cacheTags.section(id)], async () => {
    const [section] = await findForTenant(tenantId, 'shared-sections', { where, limit: 1 })
    return section ?? null
  })

/**
 * Gives a site's entry for a section of its group the group's published blocks with the site's own values (EDT-25). Both are read for their
 * own tenant, so the entry shows nothing once the site leaves the group.
 */
export async function withGroupsBlocks(section: SharedSection, tenantId: number): Promise<SharedSection> {
  const { groupSection } = section
  if (typeof groupSection !== 'number') return section
  const group = await findGroup(tenantId)
  const source = group === null ? null : await findStored(group, groupSection, sharedByGroup(groupSection))
  if (source === null) return { ...section, layout: [] }
  const { flattenedFields } = (await payloadClient()).collections['shared-sections'].config
  const { blocks, open, trees } = toGroupContent(flattenedFields, source)
  const layout = placeOwnValues(blocks, { open, own: readOwnValues(section.ownValues), trees })
  return normaliseStored(flattenedFields, { ...section, layout })
}

const findSection = cache(async (tenantId: number, id: number): Promise<SharedSection | null> => {
  const section = await findStored(tenantId, id, { id: { equals: id } })
  return section && withGroupsBlocks(section, tenantId)
})

async function withSections<Shown extends { layout?: Layout }>(page: Shown, now: number, read: ReadSection): Promise<Shown> {
  const layout = page.layout ?? []
  const ids = listSectionIds(layout)
  const readOne = async (id: number) => [id, ((await read(id))?.layout ?? []).filter((block) => isShownAt(block, now))] as const
  const sections = new Map(await Promise.all(ids.map(readOne)))
  return layout.some(({ blockType }) => blockType === 'sharedSection') ? { ...page, layout: expandSections(layout, sections) } : page
}

/**
 * Returns a page with the published blocks of its shared sections that are shown at `now` (EDT-24). A section that is missing, unpublished
 * or of another tenant shows nothing.
 * @param now Unix seconds.
 */
export function showSections<Shown extends { layout?: Layout }>(page: Shown, tenantId: number, now: number): Promise<Shown> {
  const inRelease = draftsInView().release?.sections ?? []
  return withSections(page, now, async (id) => {
    const released = inRelease.find((section) => section.id === id)
    return released ? withGroupsBlocks(released, tenantId) : findSection(tenantId, id)
  })
}

/** The same for a preview: with the newest versions of the sections that its reader may read. @param now Unix seconds. */
export function showSectionDrafts<Shown extends { layout?: Layout }>(
  page: Shown,
  { user, tenantId }: { user: User; tenantId: number },
  now: number,
): Promise<Shown> {
  return withSections(page, now, async (id) => {
    const payload = await payloadClient()
    const rules = { id, draft: true, depth: 0, user, overrideAccess: false, disableErrors: true } as const
    const section = await payload.findByID({ collection: 'shared-sections', ...rules })
    if (!section || section.tenant !== tenantId) return null
    return withGroupsBlocks(normaliseStored(payload.collections['shared-sections'].config.flattenedFields, section), tenantId)
  })
}
