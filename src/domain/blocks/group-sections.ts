import { isRecord } from '@/domain/json/is-record'
import type { StablePath } from '../editing/merge-documents'
import { readStable, writeStable } from '../editing/stable-path'
import type { Values } from '../json/stored-field'
import {
  type BlockField,
  type BlockTrees,
  canOpen,
  explainOwnValue,
  type FieldTree,
  listBlockFields,
  type ListTree,
  readRows,
  type ValueTree,
} from './open-fields'

/** The position of a field in a section: its block's id, and its path in the block. */
export type FieldPlace = { block: string; path: StablePath }
/** A site's own value in place of the group's: a formatted text is an object, a whole list its rows. */
export type OwnValue = FieldPlace & { value: string | number | boolean | null | Values | Values[] }

/**
 * Why a site's own value is not shown: the group removed the block or the row, no longer leaves the field open, the value does not fit, or
 * the site has its own rows for the whole list around it.
 */
export type Ignored = OwnValue & {
  reason: 'gone' | 'closed' | 'unfit' | 'covered'
  label: string | null
  tree: ValueTree | ListTree | null
}

/** More than any section has fields; limits what is read from a stored list. */
const MOST_PLACES = 1_000

type Block = { blockType: string; id?: string | null }
type Row = Record<string, unknown>

const keyOf = ({ block, path }: FieldPlace) => JSON.stringify([block, ...path])

function readPlace(stored: Row): FieldPlace | null {
  const { block, path } = stored
  if (typeof block !== 'string' || !Array.isArray(path) || path.length === 0) return null
  const steps = path.filter((step) => typeof step === 'string')
  return steps.length === path.length ? { block, path: steps } : null
}

function readPlaces<Read extends FieldPlace>(stored: unknown, read: (row: Row) => Read | null): Read[] {
  const rows = (Array.isArray(stored) ? stored.slice(0, MOST_PLACES) : []).flatMap((row) => (isRecord(row) ? (read(row) ?? []) : []))
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

/** Reads the fields that a group leaves open from a stored list, each once. */
export function readOpenFields(stored: unknown): FieldPlace[] {
  return readPlaces(stored, readPlace)
}

/** Reads a site's own values from a stored list; of two at one place the last one counts. */
export function readOwnValues(stored: unknown): OwnValue[] {
  return readPlaces(stored, (row) => {
    const place = readPlace(row)
    const value = readOwnValue(row.value)
    return place && value !== undefined ? { ...place, value } : null
  })
}

function readOwnValue(value: unknown): OwnValue['value'] | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.length <= MOST_PLACES && value.every(isRecord) ? value : undefined
  return isRecord(value) ? value : undefined
}

/** Returns the list without what it has at this place. */
export function withoutPlace<Placed extends FieldPlace>(list: readonly Placed[], place: FieldPlace): Placed[] {
  return list.filter((one) => keyOf(one) !== keyOf(place))
}

/**
 * A field of a block of a section as its site sees it. `own` is undefined where the group's value counts. `isCovered` tells that it belongs to
 * a row of the group in a list for which the site has rows of its own.
 */
export type SectionField = BlockField & { isOpen: boolean; own: OwnValue | undefined; isCovered: boolean }

/** Whether the group's rows of a list are replaced by the site's. */
const isReplaced = ({ tree, isOpen, own }: Omit<SectionField, 'isCovered'>) =>
  tree.kind === 'list' && isOpen && own !== undefined && explainOwnValue(tree, own.value) === null

/** Returns the fields of one block with what is open and what the site has put there. */
export function listSectionFields(block: Block, trees: BlockTrees, open: readonly FieldPlace[], own: readonly OwnValue[]): SectionField[] {
  const id = block.id ?? ''
  const isOpen = new Set(open.map(keyOf))
  const ownAt = new Map(own.map((one) => [keyOf(one), one]))
  const fields = listBlockFields(trees[block.blockType] ?? [], { ...block }).map((field) => {
    const key = keyOf({ block: id, path: field.path })
    return { ...field, isOpen: id !== '' && canOpen(field) && isOpen.has(key), own: ownAt.get(key) }
  })
  const replaced = fields.filter(isReplaced).map(({ path }) => path)
  const isBelow = (path: StablePath, list: StablePath) => path.length > list.length && list.every((step, at) => path[at] === step)
  return fields.map((field) => ({ ...field, isCovered: replaced.some((list) => isBelow(field.path, list)) }))
}

/** A picture in a form: what it shows, the address of a small version, and whether it is the group's. */
export type SectionPicture = { alt: string; url: string | null; isShared: boolean }

const numbersIn = (values: readonly unknown[]) => [...new Set(values.filter((value) => typeof value === 'number'))]

const picturesInRow = (tree: ListTree, row: Values): unknown[] =>
  listBlockFields(tree.fields, row).flatMap((field) => (field.tree.kind === 'upload' ? [field.value] : []))

/** The pictures in a site's own rows of a list, by their ids. They begin as a copy of the group's rows, with its pictures. */
export function listRowPictures({ tree, own }: SectionField): number[] {
  return tree.kind === 'list' ? numbersIn(readRows(own?.value).flatMap((row) => picturesInRow(tree, row))) : []
}

/** Returns the ids of the pictures in these fields: the group's, and the site's own, also of fields that are closed. */
export function listPictureIds(fields: readonly SectionField[]): { shared: number[]; own: number[] } {
  const pictures = fields.filter(({ tree }) => tree.kind === 'upload')
  const own = [...pictures.map((field) => field.own?.value), ...fields.flatMap(listRowPictures)]
  return { shared: numbersIn(pictures.map(({ value }) => value)), own: numbersIn(own) }
}

/** Keeps the values of a row that its list has fields for. */
function keepKnown(trees: readonly FieldTree[], values: Values): Values {
  const known = trees.flatMap((tree): [string, unknown][] => {
    if (!Object.hasOwn(values, tree.name)) return []
    const value = values[tree.name]
    if (tree.kind === 'group') return [[tree.name, keepKnown(tree.fields, isRecord(value) ? value : {})]]
    return [[tree.name, tree.kind === 'list' ? readRows(value).map((row) => ({ ...keepKnown(tree.fields, row), id: row.id })) : value]]
  })
  return Object.fromEntries(known)
}

/** A site's own rows; one that began as a copy of a row of the group keeps what the site's form doesn't show. */
function toShownValue({ tree, value }: SectionField, own: OwnValue['value']): unknown {
  if (tree.kind !== 'list') return own
  const groups = new Map(readRows(value).map((row) => [row.id, row]))
  return readRows(own).map((row) => ({ ...groups.get(row.id), ...keepKnown(tree.fields, row), id: row.id }))
}

type Stored = { open: readonly FieldPlace[]; own: readonly OwnValue[]; trees: BlockTrees }

/**
 * Puts a site's own values in place of the group's (EDT-25). A value counts only where the group leaves the field open, its block and row
 * still exist, and the value fits the field; otherwise the group's value stays. Blocks without own values are returned unchanged.
 */
export function placeOwnValues<Whole extends Block>(blocks: readonly Whole[], { open, own, trees }: Stored): Whole[] {
  return blocks.map((block) =>
    listSectionFields(block, trees, open, own).reduce((whole, field) => {
      const { path, isOpen, own: mine, tree, isCovered } = field
      if (!isOpen || !mine || isCovered || explainOwnValue(tree, mine.value) !== null) return whole
      return writeStable(withGroups(whole, path), path, toShownValue(field, mine.value))
    }, block),
  )
}

/** A group of fields that nobody filled in is not stored: gives it a place to write to. */
function withGroups<Whole>(block: Whole, path: StablePath): Whole {
  return path.slice(0, -1).reduce<Whole>((whole, step, at) => {
    const before = path.slice(0, at + 1)
    return step.startsWith('#') || isRecord(readStable(whole, before)) || Array.isArray(readStable(whole, before))
      ? whole
      : writeStable(whole, before, {})
  }, block)
}

/** Returns the site's own values that are not shown, each with the reason (EDT-25). They are kept, so that they count again if the field opens. */
export function listIgnored(blocks: readonly Block[], { open, own, trees }: Stored): Ignored[] {
  const fields = blocks.flatMap((block) => listSectionFields(block, trees, open, own))
  return own.flatMap((one): Ignored[] => {
    const field = fields.find((candidate) => candidate.own === one)
    if (!field) return [{ ...one, reason: 'gone', label: null, tree: null }]
    const { label, tree, isOpen, isCovered } = field
    if (!isOpen) return [{ ...one, reason: 'closed', label, tree }]
    if (isCovered) return [{ ...one, reason: 'covered', label, tree }]
    return explainOwnValue(tree, one.value) === null ? [] : [{ ...one, reason: 'unfit', label, tree }]
  })
}

const REASONS: Readonly<Record<Ignored['reason'], string>> = {
  gone: 'The group has removed the block of this value. It is not shown.',
  closed: 'The group no longer leaves this field open. The group’s value is shown.',
  unfit: 'This value does not fit the field. The group’s is shown.',
  covered: 'You have your own rows for this whole list, so this value is not shown.',
}

/** Explains to a site's staff why their value is not shown. */
export function explainIgnored({ reason }: Ignored): string {
  return REASONS[reason]
}
