import type { FlattenedField } from 'payload'
import { normaliseStored } from '@/domain/json/normalise-stored'
import { payloadClient } from '../process/payload-client'

type Values = Record<string, unknown>

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Replaces the row counts in a form's values by empty lists, as the database stores them. */
export function toStoredLists(values: Values, fields: readonly FlattenedField[]): Values {
  const stored = { ...values }
  for (const field of fields) {
    const value = stored[field.name]
    if (field.type === 'array') {
      const rows: unknown[] = Array.isArray(value) ? value : []
      stored[field.name] = rows.map((row) => (isValues(row) ? toStoredLists(row, field.flattenedFields) : row))
    }
    if ((field.type === 'group' || field.type === 'tab') && isValues(value))
      stored[field.name] = toStoredLists(value, field.flattenedFields)
  }
  return stored
}

/**
 * Converts a block of a page's form to its stored form (ADM-02) and sanitises it for rendering (SEC-06). Blocks of unknown types stay
 * unchanged.
 */
export async function toStoredBlock<Block>(block: Block): Promise<Block | Values> {
  const { collections } = await payloadClient()
  const layout = collections.pages.config.flattenedFields.find(({ name }) => name === 'layout')
  if (!isValues(block) || layout?.type !== 'blocks') return block
  const known = layout.blocks.find(({ slug }) => slug === block.blockType)
  return known ? normaliseStored(known.flattenedFields, toStoredLists(block, known.flattenedFields)) : block
}
