import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '@collections/shared/refusal'
import { idOf } from '@/domain/json/id-of'
import type { Tenant } from '@payload-types'

const refuse = (message: string) => refusal('tenants', [{ path: 'group', message }])

/** Allows one level of groups: a group belongs to no other group, and a site isn't its own group (EDT-25). */
export const validateGroup: CollectionBeforeValidateHook<Tenant> = async ({ data, originalDoc, req }) => {
  const group = idOf(data?.group)
  if (group === null || group === idOf(originalDoc?.group)) return data
  if (group === originalDoc?.id) throw refuse('A site can’t belong to itself. Choose another, or none.')
  const common = { depth: 0, pagination: false, req } as const
  const above = await req.payload.count({
    collection: 'tenants',
    where: { and: [{ id: { equals: group } }, { group: { exists: true } }] },
    ...common,
  })
  if (above.totalDocs > 0) throw refuse('This site belongs to a group itself. Choose that group.')
  if (originalDoc === undefined) return data
  const below = await req.payload.count({ collection: 'tenants', where: { group: { equals: originalDoc.id } }, ...common })
  if (below.totalDocs > 0) throw refuse('Other sites belong to this one, so it can’t belong to a group. Take them out first.')
  return data
}
