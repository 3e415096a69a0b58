import { isRecord } from './is-record'

/**
 * What a reference to a document names it by, whether it came with the document or not: `7` and `{ id: 7, name: … }` are both 7. What is no reference
 * stays as it is.
 */
export function bareReference(reference: unknown): unknown {
  return isRecord(reference) && 'id' in reference ? reference.id : reference
}

/** The id of a document by a reference to it, or null for none. Ids are numbers; anything else names no document. */
export function idOf(reference: unknown): number | null {
  const id = bareReference(reference)
  return typeof id === 'number' ? id : null
}
