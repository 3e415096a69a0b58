import { traverseFields, type ArrayField, type BlocksField, type Field, type TraverseFieldsCallback } from 'payload'
import type { ReferencePosition } from '@/domain/blocks/missing-reference'
import { isRecord } from '@/domain/json/is-record'

/** A reference from one document to another, in a field, group, array or block. */
export type Reference = { collection: string; id: number; path: string; position: ReferencePosition }

/** No document has this id. */
const NOBODY = 0

/**
 * Drafts are saved without Payload's validation, so an invalid id is reported as a document that does not exist, instead of being ignored.
 */
function toReferencedId(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  return typeof value === 'object' && 'id' in value && value.id !== null ? (toReferencedId(value.id) ?? NOBODY) : NOBODY
}

const nameOf = (labels: ArrayField['labels'], otherwise: string) => (typeof labels?.singular === 'string' ? labels.singular : otherwise)

type Row = { fields: Field[]; data: Record<string, unknown>; path: string; position: ReferencePosition }

/** Returns the rows of an array or blocks field with their paths; rows of types that no longer exist have no fields. */
function rowsOf(field: ArrayField | BlocksField, value: unknown, { path, position }: Pick<Row, 'path' | 'position'>): Row[] {
  return (Array.isArray(value) ? value : []).flatMap((data: unknown, at): Row[] => {
    if (!isRecord(data)) return []
    const row = { data, path: `${path}${field.name}.${at}.` }
    if (field.type === 'array') {
      return [{ ...row, fields: field.fields, position: { ...position, row: { number: at + 1, name: nameOf(field.labels, 'row') } } }]
    }
    const block = field.blocks.find(({ slug }) => slug === data.blockType)
    return block ? [{ ...row, fields: block.fields, position: { block: { number: at + 1, name: nameOf(block.labels, block.slug) } } }] : []
  })
}

function collect(found: Reference[], { fields, data, path, position }: Row): void {
  const callback: TraverseFieldsCallback = ({ field, ref, parentPath, next }) => {
    if (!isRecord(ref) || !('name' in field)) return
    const value = Object.entries(ref).find(([key]) => key === field.name)?.[1]
    if (field.type === 'array' || field.type === 'blocks') {
      for (const row of rowsOf(field, value, { path: `${path}${parentPath}`, position })) collect(found, row)
      next?.()
      return
    }
    if ((field.type !== 'relationship' && field.type !== 'upload') || Array.isArray(field.relationTo)) return
    for (const one of Array.isArray(value) ? value : [value]) {
      const id = toReferencedId(one)
      if (id !== null) found.push({ collection: field.relationTo, id, path: `${path}${parentPath}${field.name}`, position })
    }
  }
  traverseFields({ callback, fields, ref: data, fillEmpty: false })
}

/** Returns every reference in a document's data. Blocks are stored as JSON, which has no foreign keys, so this check replaces them. */
export function findReferences(fields: Field[], data: Record<string, unknown>): Reference[] {
  const found: Reference[] = []
  collect(found, { fields, data, path: '', position: {} })
  return found
}
