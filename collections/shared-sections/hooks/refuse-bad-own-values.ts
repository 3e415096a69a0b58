import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '@collections/shared/refusal'
import { explainOwnValue } from '@/domain/blocks/open-fields'
import { explainMissing } from '@/domain/blocks/missing-reference'
import { listPictureIds, listSectionFields, readOwnValues } from '@/domain/blocks/group-sections'
import { findGroupContent } from '@/server/group-sections/find-group-content'
import { findPictures } from '@/server/group-sections/find-pictures'
import type { SharedSection } from '@payload-types'

/**
 * Refuses own values with the name of their field (EDT-25): pictures that the site doesn't have (SEC-01), and on publishing values that
 * would not be shown. Other values of closed fields and of removed blocks are kept.
 */
export const refuseBadOwnValues: CollectionBeforeValidateHook<SharedSection> = async ({ data, originalDoc, req }) => {
  if (!data?.ownValues || !originalDoc) return data
  const content = await findGroupContent(req.payload, originalDoc)
  if (content === null) return data
  const isLive = (data._status ?? originalDoc._status) === 'published'
  const own = readOwnValues(data.ownValues)
  const fields = content.blocks.flatMap((block) => listSectionFields(block, content.trees, content.open, own))
  const known = await findPictures(req.payload, originalDoc, { shared: [], own: listPictureIds(fields).own })
  const problems = fields.flatMap(({ isOpen, own: mine, tree, label }) => {
    if (!mine) return []
    const isForeign = tree.kind === 'upload' && typeof mine.value === 'number' && !(mine.value in known)
    const bad = isOpen && isLive ? explainOwnValue(tree, mine.value) : null
    const message = isForeign ? explainMissing('media', {}) : bad
    return message === null ? [] : [{ path: 'ownValues', message, place: label }]
  })
  if (problems.length > 0) throw refusal('shared-sections', problems)
  return data
}
