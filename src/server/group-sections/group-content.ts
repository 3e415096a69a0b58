import type { Where } from 'payload'
import { type FieldPlace, readOpenFields } from '@/domain/blocks/group-sections'
import { type BlockTrees, toFieldTrees } from '@/domain/blocks/open-fields'
import type { StoredField } from '@/domain/json/stored-field'
import type { SharedSection } from '@payload-types'

/** What a site needs of its group's section: the blocks, the fields that are open, and the fields of each type of block. */
export type GroupContent = { blocks: NonNullable<SharedSection['layout']>; open: FieldPlace[]; trees: BlockTrees }

/** Returns the fields of every type of block that a section can have. @param fields Fields of the collection. */
export function readTrees(fields: readonly StoredField[]): BlockTrees {
  const blocks = fields.find(({ name }) => name === 'layout')?.blocks ?? []
  return Object.fromEntries(blocks.map(({ slug, flattenedFields }) => [slug, toFieldTrees(flattenedFields)]))
}

/** Reads a group's published section, which was sanitised. @param fields Fields of the collection. */
export function toGroupContent(fields: readonly StoredField[], { layout, openFields }: SharedSection): GroupContent {
  return { blocks: layout ?? [], open: readOpenFields(openFields), trees: readTrees(fields) }
}

/** Which section a group shares: the same condition everywhere. */
export const sharedByGroup = (section: number): Where => ({ and: [{ id: { equals: section } }, { isForGroup: { equals: true } }] })
