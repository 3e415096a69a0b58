import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '@collections/shared/refusal'
import { explainOwnValue } from '@/domain/blocks/open-fields'
import { explainMissing } from '@/domain/blocks/missing-reference'
import { listPictureIds, listRowPictures, listSectionFields, readOwnValues, type SectionField } from '@/domain/blocks/group-sections'
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
  const { shared, own: mine } = listPictureIds(fields)
  const known = await findPictures(req.payload, originalDoc, { shared: [], own: mine })
  // own rows begin as a copy of the group's, with its pictures
  const inRows = await findPictures(req.payload, originalDoc, { shared, own: mine })
  const hasForeign = (field: SectionField, value: unknown) =>
    field.tree.kind === 'upload' ? typeof value === 'number' && !(value in known) : listRowPictures(field).some((id) => !(id in inRows))
  const problems = fields.flatMap((field) => {
    const { isOpen, own: placed, tree, label } = field
    if (!placed) return []
    const bad = isOpen && isLive ? explainOwnValue(tree, placed.value) : null
    const message = hasForeign(field, placed.value) ? explainMissing('media', {}) : bad
    return message === null ? [] : [{ path: 'ownValues', message, place: label }]
  })
  if (problems.length > 0) throw refusal('shared-sections', problems)
  return data
}
