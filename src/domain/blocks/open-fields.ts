import { toFieldLabel } from '@/domain/text/field-labels'
import { isRecord } from '@/domain/json/is-record'
import type { StablePath } from '../editing/merge-documents'
import { explainBadHref } from '../navigation/href'
import { explainBadPlaceholder } from '../pages/placeholders'
import { isFilledIn, isValues, type StoredField, type StoredOption, type Values } from '../json/stored-field'

/** Fields that are shown to a group's sites. All but formatted texts can be opened (EDT-25); lists as a whole stay the group's. */
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
  | { kind: 'group' | 'list'; name: string; label: string; fields: FieldTree[] }
export type ValueTree = Extract<FieldTree, { kind: ValueKind }>

/** The trees of all blocks by their type. */
export type BlockTrees = Readonly<Record<string, readonly FieldTree[]>>

/** A field of one block with its value. `path` is its position in the block. */
export type BlockField = { path: StablePath; label: string; tree: ValueTree; value: unknown }

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

/** Returns the parts of a block's form that the sites of a group see (EDT-25). */
export function toFieldTrees(fields: readonly StoredField[]): FieldTree[] {
  return fields.flatMap((field): FieldTree[] => {
    const common = { name: field.name, label: labelOf(field) }
    if (NEVER_OPEN.includes(field.name) || hasOwnRules(field)) return []
    if (field.type === 'group' || field.type === 'tab' || field.type === 'array') {
      const below = toFieldTrees(field.flattenedFields ?? [])
      return below.length === 0 ? [] : [{ ...common, kind: field.type === 'array' ? 'list' : 'group', fields: below }]
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

function listRows(tree: Extract<FieldTree, { fields: FieldTree[] }>, value: unknown, path: StablePath, above: string): BlockField[] {
  if (tree.kind === 'group')
    return listFieldsBelow(tree.fields, isValues(value) ? value : {}, [...path, tree.name], `${above}${tree.label} > `)
  return (Array.isArray(value) ? value : []).flatMap((row, at) =>
    isValues(row) && typeof row.id === 'string'
      ? listFieldsBelow(tree.fields, row, [...path, tree.name, `#${row.id}`], `${above}${tree.label} ${at + 1} > `)
      : [],
  )
}

function listFieldsBelow(trees: readonly FieldTree[], values: Values, path: StablePath, above: string): BlockField[] {
  return trees.flatMap((tree): BlockField[] => {
    const value = valueIn(values, tree.name)
    if ('fields' in tree) return listRows(tree, value, path, above)
    return [{ path: [...path, tree.name], label: `${above}${tree.label}`, tree, value: value ?? null }]
  })
}

/** Whether a group may leave a field to its sites. */
export const canOpen = ({ tree }: BlockField): boolean => tree.kind !== 'richText'

/** Returns the fields of a block that its site sees, in the order of its form. Rows of lists are named by their place: 'Slides 1 > Heading'. */
export function listBlockFields(trees: readonly FieldTree[], block: Values): BlockField[] {
  return listFieldsBelow(trees, block, [], '')
}

function hasWrongType({ kind, options }: ValueTree, value: unknown): boolean {
  if (kind === 'checkbox') return typeof value !== 'boolean'
  if (kind === 'upload') return typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1
  if (kind === 'number') return typeof value !== 'number' || !Number.isFinite(value)
  return typeof value !== 'string' || (kind === 'select' && value !== '' && !options.some((option) => option.value === value))
}

/**
 * Explains what is wrong with a site's own value for a field; null when it can be shown (EDT-25). The same rules hold as for the group's
 * value: type, choices, length, address and placeholders. A picture is its id; whether the site has it is checked where pictures are read.
 */
export function explainOwnValue(tree: ValueTree, value: unknown): string | null {
  const isEmpty = !isFilledIn(value) || (typeof value === 'string' && value.trim() === '')
  if (tree.isRequired && isEmpty) return 'This can’t be empty. Fill it in, or use the group’s again.'
  if (value === null) return null
  if (hasWrongType(tree, value)) return 'This is no value for the field. Use the group’s again, or choose another.'
  if (typeof value !== 'string' || value === '') return null
  if (tree.maxLength !== null && value.length > tree.maxLength) return `At most ${tree.maxLength} characters fit here.`
  return (tree.isLink ? explainBadHref(value) : null) ?? explainBadPlaceholder(value)
}
