import type { FlattenedField } from 'payload'
import { normaliseStored } from '@/domain/stored/normalise-stored'
import { payloadClient } from '../payload-client'

type Values = Record<string, unknown>

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Values of a form → the same as they would be stored: there a list without rows is the number 0. */
export function settleLists(values: Values, fields: readonly FlattenedField[]): Values {
  const settled = { ...values }
  for (const field of fields) {
    const value = settled[field.name]
    if (field.type === 'array') {
      const rows: unknown[] = Array.isArray(value) ? value : []
      settled[field.name] = rows.map((row) => (isValues(row) ? settleLists(row, field.flattenedFields) : row))
    }
    if ((field.type === 'group' || field.type === 'tab') && isValues(value)) settled[field.name] = settleLists(value, field.flattenedFields)
  }
  return settled
}

/** A block of a page's form, as it would be stored (ADM-02) and may be drawn (SEC-06); one of an unknown type stays as it is. */
export async function settleFormBlock<Block>(block: Block): Promise<Block | Values> {
  const { collections } = await payloadClient()
  const layout = collections.pages.config.flattenedFields.find(({ name }) => name === 'layout')
  if (!isValues(block) || layout?.type !== 'blocks') return block
  const known = layout.blocks.find(({ slug }) => slug === block.blockType)
  return known ? normaliseStored(known.flattenedFields, settleLists(block, known.flattenedFields)) : block
}
