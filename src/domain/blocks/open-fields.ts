import { toFieldLabel } from '@/domain/text/field-labels'
import { isRecord } from '@/domain/json/is-record'
import type { StablePath } from '../editing/merge-documents'
import { explainBadHref } from '../navigation/href'
import { explainBadPlaceholder, findBadPlaceholders } from '../pages/placeholders'
import { isFilledIn, isValues, type StoredField, type StoredOption, type Values } from '../json/stored-field'
import { toPlainText } from '../text/plain-text'
import { explainBadRichText } from '../text/rich-text-form'

/** Fields that are shown to a group's sites and can be opened (EDT-25). */
const KINDS = ['text', 'textarea', 'number', 'checkbox', 'select', 'richText', 'upload'] as const
type ValueKind = (typeof KINDS)[number]

/** Fields of every block that say where and when it appears on the group's own terms. */
const NEVER_OPEN: readonly string[] = ['id', 'blockName', 'isTimed']

/** A part of a block's form: a field with a value, or a group or list of such parts. Survives JSON, so the admin's forms get it too. */
export type FieldTree =
  | {
      kind: ValueKind
      name: string
      label: string
      options: { value: string; label: string }[]
      maxLength: number | null
      isRequired: boolean
      isLink: boolean
    }
  | { kind: 'group'; name: string; label: string; fields: FieldTree[] }
  | {
      kind: 'list'
      name: string
      label: string
      fields: FieldTree[]
      minRows: number
      maxRows: number
      /** Whether a site could write rows of its own: no field that a row needs is missing from `fields`. */
      isWhole: boolean
    }
export type ValueTree = Extract<FieldTree, { kind: ValueKind }>
export type ListTree = Extract<FieldTree, { kind: 'list' }>

/** The trees of all blocks by their type. */
export type BlockTrees = Readonly<Record<string, readonly FieldTree[]>>

/** A field of one block with its value, or a whole list with its rows. `path` is its position in the block. */
export type BlockField = { path: StablePath; label: string; tree: ValueTree | ListTree; value: unknown }

/** The most rows of a list without a limit of its own. */
const MOST_ROWS = 100

const kindOf = (type: string): ValueKind | null => KINDS.find((kind) => kind === type) ?? null
const labelOf = (field: StoredField) => ('label' in field && typeof field.label === 'string' ? field.label : toFieldLabel(field.name))
const toOption = (option: StoredOption) =>
  typeof option === 'string'
    ? { value: option, label: toFieldLabel(option) }
    : { value: option.value, label: typeof option.label === 'string' ? option.label : toFieldLabel(option.value) }

function hasLinkMark(field: StoredField): boolean {
  const custom: unknown = 'custom' in field ? field.custom : null
  return isRecord(custom) && custom.isLink === true
}

/** Addresses of embeds and videos, and colours, have rules that a tree can't carry, so they stay the group's. */
function hasOwnRules(field: StoredField): boolean {
  const custom: unknown = 'custom' in field ? field.custom : null
  return isRecord(custom) && 'isHalfTyped' in custom && custom.isLink !== true
}

function toListTree(field: StoredField, common: { name: string; label: string }, fields: FieldTree[]): ListTree {
  const names = fields.map(({ name }) => name)
  const isWhole = (field.flattenedFields ?? []).every(
    ({ name, required }) => required !== true || NEVER_OPEN.includes(name) || names.includes(name),
  )
  const minRows = 'minRows' in field && typeof field.minRows === 'number' ? field.minRows : field.required === true ? 1 : 0
  return { ...common, kind: 'list', fields, minRows, maxRows: field.maxRows ?? MOST_ROWS, isWhole }
}

/** Returns the parts of a block's form that the sites of a group see (EDT-25). */
export function toFieldTrees(fields: readonly StoredField[]): FieldTree[] {
  return fields.flatMap((field): FieldTree[] => {
    const common = { name: field.name, label: labelOf(field) }
    if (NEVER_OPEN.includes(field.name) || hasOwnRules(field)) return []
    if (field.type === 'group' || field.type === 'tab' || field.type === 'array') {
      const below = toFieldTrees(field.flattenedFields ?? [])
      if (below.length === 0) return []
      return [field.type === 'array' ? toListTree(field, common, below) : { ...common, kind: 'group', fields: below }]
    }
    const kind = field.hasMany === true ? null : kindOf(field.type)
    if (kind === null || (kind === 'upload' && field.relationTo !== 'media')) return []
    const maxLength = 'maxLength' in field && typeof field.maxLength === 'number' ? field.maxLength : null
    const facts = {
      options: (field.options ?? []).map(toOption),
      maxLength,
      isRequired: field.required === true,
      isLink: hasLinkMark(field),
    }
    return [{ ...common, kind, ...facts }]
  })
}

const valueIn = (values: Values, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined)

/** Returns the rows of a list that have an id. */
export const readRows = (value: unknown): (Values & { id: string })[] =>
  (Array.isArray(value) ? value : []).flatMap((row) => (isValues(row) && typeof row.id === 'string' ? [{ ...row, id: row.id }] : []))

function listRows(tree: ListTree, value: unknown, path: StablePath, above: string): BlockField[] {
  const whole = { path: [...path, tree.name], label: `${above}${tree.label}`, tree, value: value ?? null }
  const rows = (Array.isArray(value) ? value : []).flatMap((row, at) =>
    isValues(row) && typeof row.id === 'string'
      ? listFieldsBelow(tree.fields, row, [...path, tree.name, `#${row.id}`], `${above}${tree.label} ${at + 1} > `)
      : [],
  )
  return [whole, ...rows]
}

function listFieldsBelow(trees: readonly FieldTree[], values: Values, path: StablePath, above: string): BlockField[] {
  return trees.flatMap((tree): BlockField[] => {
    const value = valueIn(values, tree.name)
    if (tree.kind === 'list') return listRows(tree, value, path, above)
    if (tree.kind === 'group')
      return listFieldsBelow(tree.fields, isValues(value) ? value : {}, [...path, tree.name], `${above}${tree.label} > `)
    return [{ path: [...path, tree.name], label: `${above}${tree.label}`, tree, value: value ?? null }]
  })
}

/** Whether a group may leave a field, or a whole list, to its sites. */
export const canOpen = ({ tree }: BlockField): boolean => tree.kind !== 'list' || tree.isWhole

/**
 * Returns the fields of a block that its site sees, in the order of its form: each list as a whole, then the fields of its rows, which are
 * named by their place: 'Slides 1 > Heading'.
 */
export function listBlockFields(trees: readonly FieldTree[], block: Values): BlockField[] {
  return listFieldsBelow(trees, block, [], '')
}

function hasWrongType({ kind, options }: ValueTree, value: unknown): boolean {
  if (kind === 'checkbox') return typeof value !== 'boolean'
  if (kind === 'upload') return typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1
  if (kind === 'number') return typeof value !== 'number' || !Number.isFinite(value)
  if (kind === 'richText') return !isValues(value)
  return typeof value !== 'string' || (kind === 'select' && value !== '' && !options.some((option) => option.value === value))
}

const EMPTY = 'This can’t be empty. Fill it in, or use the group’s again.'
const WRONG = 'This is no value for the field. Use the group’s again, or choose another.'

function isBlank(tree: ValueTree, value: unknown): boolean {
  if (!isFilledIn(value)) return true
  if (tree.kind === 'richText') return toPlainText(value).trim() === ''
  return typeof value === 'string' && value.trim() === ''
}

function explainRow(trees: readonly FieldTree[], row: Values): string | null {
  for (const tree of trees) {
    const value = valueIn(row, tree.name) ?? null
    const problem = tree.kind === 'group' ? explainRow(tree.fields, isValues(value) ? value : {}) : explainOwnValue(tree, value)
    if (problem !== null) return tree.kind === 'group' ? `${tree.label} > ${problem}` : `${tree.label}: ${problem}`
  }
  return null
}

function explainOwnRows(tree: ListTree, value: unknown): string | null {
  const rows = readRows(value)
  if (value !== null && (!Array.isArray(value) || new Set(rows.map(({ id }) => id)).size !== value.length)) return WRONG
  if (rows.length > tree.maxRows) return `No more than ${tree.maxRows} fit here.`
  if (rows.length < tree.minRows) return `Add at least ${tree.minRows} here.`
  for (const [at, row] of rows.entries()) {
    const problem = explainRow(tree.fields, row)
    if (problem !== null) return `${at + 1} > ${problem}`
  }
  return null
}

/**
 * Explains what is wrong with a site's own value for a field, or its own rows for a list; null when it can be shown (EDT-25). The same rules
 * hold as for the group's value: type, choices, length, address and placeholders. A picture is its id; whether the site has it is checked
 * where pictures are read.
 */
export function explainOwnValue(tree: ValueTree | ListTree, value: unknown): string | null {
  if (tree.kind === 'list') return explainOwnRows(tree, value)
  if (tree.isRequired && isBlank(tree, value)) return EMPTY
  if (value === null) return null
  if (hasWrongType(tree, value)) return WRONG
  if (tree.kind === 'richText') return explainBadRichText(value) ?? findBadPlaceholders(value)[0]?.message ?? null
  if (typeof value !== 'string' || value === '') return null
  if (tree.maxLength !== null && value.length > tree.maxLength) return `At most ${tree.maxLength} characters fit here.`
  return (tree.isLink ? explainBadHref(value) : null) ?? explainBadPlaceholder(value)
}
