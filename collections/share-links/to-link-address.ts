import type { FieldHook } from 'payload'
import { describeShareLink } from '@/server/content/share-link'

/** Returns the address of a saved link; nothing for an unsaved one. */
export const toLinkAddress: FieldHook = ({ originalDoc, data, req }) => {
  const doc = originalDoc ?? data
  return typeof doc?.id === 'number' ? describeShareLink(req, doc) : null
}
