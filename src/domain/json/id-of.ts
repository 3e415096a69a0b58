import { isRecord } from './is-record'

/**
 * The id in a reference to a document, populated or not: `7` and `{ id: 7, name: … }` both give 7. Other values are returned unchanged.
 */
export function bareReference(reference: unknown): unknown {
  return isRecord(reference) && 'id' in reference ? reference.id : reference
}

/** The numeric id of a referenced document; null for anything else. */
export function idOf(reference: unknown): number | null {
  const id = bareReference(reference)
  return typeof id === 'number' ? id : null
}
