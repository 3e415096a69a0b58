import type { CollectionBeforeDeleteHook } from 'payload'
import { refuseInUse } from '@collections/shared/refusal'
import { findGroupContent } from '@/server/group-sections/find-group-content'

/**
 * Refuses to delete a section that a group shares with its sites, and a site's entry for one (EDT-25): its pages would lose blocks, or
 * the group's next publish would bring it back.
 */
export const refuseSharedWithGroup: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const common = { collection: 'shared-sections', id, depth: 0, disableErrors: true, req } as const
  const section = await req.payload.findByID(common)
  if (!section) return
  if (section.isForGroup === true && section._status === 'published') {
    const where = { groupSection: { equals: section.id } }
    const { totalDocs } = await req.payload.count({ collection: 'shared-sections', where, req })
    if (totalDocs > 0) throw refuseInUse('The sites of your group have this section. Stop sharing it and publish, then delete it.', [])
  }
  if ((await findGroupContent(req.payload, section)) !== null)
    throw refuseInUse('Your group shares this section with you. Take it off your pages, or unpublish it here.', [])
}
