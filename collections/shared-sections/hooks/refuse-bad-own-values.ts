import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '@collections/shared/refusal'
import { explainOwnValue } from '@/domain/blocks/open-fields'
import { listSectionFields, readOwnValues } from '@/domain/blocks/group-sections'
import { findGroupContent } from '@/server/group-sections/find-group-content'
import type { SharedSection } from '@payload-types'

/** Refuses to publish own values that would not be shown, with the field's name (EDT-25). Values of closed fields and of removed blocks are kept. */
export const refuseBadOwnValues: CollectionBeforeValidateHook<SharedSection> = async ({ data, originalDoc, req }) => {
  const isLive = (data?._status ?? originalDoc?._status) === 'published'
  if (!data?.ownValues || !originalDoc || !isLive) return data
  const content = await findGroupContent(req.payload, originalDoc)
  if (content === null) return data
  const own = readOwnValues(data.ownValues)
  const problems = content.blocks.flatMap((block) =>
    listSectionFields(block, content.trees, content.open, own).flatMap(({ isOpen, own: mine, tree, label }) => {
      const message = isOpen && mine ? explainOwnValue(tree, mine.value) : null
      return message === null ? [] : [{ path: 'ownValues', message, place: label }]
    }),
  )
  if (problems.length > 0) throw refusal('shared-sections', problems)
  return data
}
