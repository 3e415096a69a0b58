import { traverseFields, type Field, type TraverseFieldsCallback } from 'payload'

/** A pointer from one document to another, wherever it stands: field, group, array or block. */
export type Reference = { collection: string; id: number; path: string }

/** No document has this id. */
const NOBODY = 0

/** A draft is saved without Payload's own validation, so what is no id is told as nobody's document rather than passed over. */
function idOf(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  return typeof value === 'object' && 'id' in value && value.id !== null ? (idOf(value.id) ?? NOBODY) : NOBODY
}

/**
 * Every reference in a document's data, blocks included: blocks are stored as JSON, which has no foreign keys, so this walk is
 * what stands in for them.
 */
export function findReferences(fields: Field[], data: Record<string, unknown>): Reference[] {
  const found: Reference[] = []
  const callback: TraverseFieldsCallback = ({ field, ref, parentPath }) => {
    if (field.type !== 'relationship' && field.type !== 'upload') return
    if (Array.isArray(field.relationTo) || typeof ref !== 'object' || ref === null) return
    const value: unknown = Object.entries(ref).find(([key]) => key === field.name)?.[1]
    for (const one of Array.isArray(value) ? value : [value]) {
      const id = idOf(one)
      if (id !== null) found.push({ collection: field.relationTo, id, path: `${parentPath}${field.name}` })
    }
  }
  traverseFields({ callback, fields, ref: data, fillEmpty: false })
  return found
}
