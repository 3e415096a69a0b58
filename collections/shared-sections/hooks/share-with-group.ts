import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { findMembers, giveSections } from '@/server/group-sections/give-sections'
import type { SharedSection } from '@payload-types'

/** When a group publishes a section for its sites, each of them gets an entry for it (EDT-25). */
export const shareWithGroup: CollectionAfterChangeHook<SharedSection> = async ({ doc, req }) => {
  const tenant = idOf(doc.tenant)
  if (tenant === null || doc.isForGroup !== true || doc._status !== 'published') return doc
  const members = await findMembers(req, tenant)
  await giveSections(
    req,
    doc,
    members.map(({ id }) => id),
  )
  return doc
}
