import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { giveSections } from '@/server/group-sections/give-sections'
import type { Tenant } from '@payload-types'

/** Gives a site that joins a group the sections that the group shares (EDT-25). */
export const giveSectionsToMember: CollectionAfterChangeHook<Tenant> = async ({ doc, previousDoc, req }) => {
  const group = idOf(doc.group)
  if (group === null || group === idOf(previousDoc?.group)) return doc
  const { docs } = await req.payload.find({
    collection: 'shared-sections',
    where: { and: [{ tenant: { equals: group } }, { isForGroup: { equals: true } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
    req,
  })
  for (const section of docs) await giveSections(req, section, [doc.id])
  return doc
}
