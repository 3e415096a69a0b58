import type { Payload, Where } from 'payload'
import { placeOwnValues, readOwnValues } from '@/domain/blocks/group-sections'
import { idOf } from '@/domain/json/id-of'
import { normaliseStored } from '@/domain/json/normalise-stored'
import type { SharedSection } from '@payload-types'
import { type GroupContent, sharedByGroup, toGroupContent } from './group-content'

/** Returns the group that a site belongs to; null for none. */
export async function findGroupOf(payload: Payload, site: number): Promise<number | null> {
  const member = await payload.findByID({ collection: 'tenants', id: site, depth: 0, select: { group: true }, disableErrors: true })
  return idOf(member?.group)
}

/**
 * Returns the group's part of a site's entry for one of its sections, as published, for the site's staff (EDT-25); null for a section of the
 * site's own, and when the site's present group no longer shares it. Whoever calls this has checked that its reader may read the entry.
 */
export async function findGroupContent(
  payload: Payload,
  { tenant, groupSection }: Pick<SharedSection, 'tenant' | 'groupSection'>,
): Promise<GroupContent | null> {
  const site = idOf(tenant)
  if (typeof groupSection !== 'number' || site === null) return null
  const group = await findGroupOf(payload, site)
  if (group === null) return null
  const where: Where = { and: [sharedByGroup(groupSection), { tenant: { equals: group } }, { _status: { equals: 'published' } }] }
  const { docs } = await payload.find({ collection: 'shared-sections', where, depth: 0, limit: 1 })
  const { flattenedFields } = payload.collections['shared-sections'].config
  return docs[0] ? toGroupContent(flattenedFields, normaliseStored(flattenedFields, docs[0])) : null
}

/** Returns a site's entry with the blocks that it shows, for reports on the site; a section of its own is returned unchanged. */
export async function withShownBlocks(payload: Payload, section: SharedSection): Promise<SharedSection> {
  if (typeof section.groupSection !== 'number') return section
  const content = await findGroupContent(payload, section)
  const own = readOwnValues(section.ownValues)
  return { ...section, layout: content ? placeOwnValues(content.blocks, { ...content, own }) : [] }
}
