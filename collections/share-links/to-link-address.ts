import type { FieldHook } from 'payload'
import { describeShareLink } from '@/server/content/share-link'

/** The address of a saved link; none for one that is just made. */
export const toLinkAddress: FieldHook = ({ originalDoc, data, req }) => {
  const doc = originalDoc ?? data
  return typeof doc?.id === 'number' ? describeShareLink(req, doc) : null
}
