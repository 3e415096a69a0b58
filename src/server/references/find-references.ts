import { traverseFields, type Field, type TraverseFieldsCallback } from 'payload'

/** A pointer from one document to another, wherever it stands: field, group, array or block. */
export type Reference = { collection: string; id: number; path: string }

function idOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value)
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id)
  return null
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
