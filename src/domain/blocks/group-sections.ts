import { isRecord } from '@/domain/json/is-record'
import type { StablePath } from '../editing/merge-documents'
import { readStable, writeStable } from '../editing/stable-path'
import { type BlockField, type BlockTrees, canOpen, explainOwnValue, listBlockFields, type ValueTree } from './open-fields'

/** The position of a field in a section: its block's id, and its path in the block. */
export type FieldPlace = { block: string; path: StablePath }
/** A site's own value in place of the group's. */
export type OwnValue = FieldPlace & { value: string | number | boolean | null }

/** Why a site's own value is not shown: the group removed the block or the row, no longer leaves the field open, or the value does not fit. */
export type Ignored = OwnValue & { reason: 'gone' | 'closed' | 'unfit'; label: string | null; tree: ValueTree | null }

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

function readRows<Read extends FieldPlace>(stored: unknown, read: (row: Row) => Read | null): Read[] {
  const rows = (Array.isArray(stored) ? stored.slice(0, MOST_PLACES) : []).flatMap((row) => (isRecord(row) ? (read(row) ?? []) : []))
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

/** Reads the fields that a group leaves open from a stored list, each once. */
export function readOpenFields(stored: unknown): FieldPlace[] {
  return readRows(stored, readPlace)
}

/** Reads a site's own values from a stored list; of two at one place the last one counts. */
export function readOwnValues(stored: unknown): OwnValue[] {
  return readRows(stored, (row) => {
    const place = readPlace(row)
    const { value } = row
    const isValue = value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    return place && isValue ? { ...place, value } : null
  })
}

/** Returns the list without what it has at this place. */
export function withoutPlace<Placed extends FieldPlace>(list: readonly Placed[], place: FieldPlace): Placed[] {
  return list.filter((one) => keyOf(one) !== keyOf(place))
}

/** A field of a block of a section as its site sees it. `own` is undefined where the group's value counts. */
export type SectionField = BlockField & { isOpen: boolean; own: OwnValue | undefined }

/** Returns the fields of one block with what is open and what the site has put there. */
export function listSectionFields(block: Block, trees: BlockTrees, open: readonly FieldPlace[], own: readonly OwnValue[]): SectionField[] {
  const id = block.id ?? ''
  const isOpen = new Set(open.map(keyOf))
  const ownAt = new Map(own.map((one) => [keyOf(one), one]))
  return listBlockFields(trees[block.blockType] ?? [], { ...block }).map((field) => {
    const key = keyOf({ block: id, path: field.path })
    return { ...field, isOpen: id !== '' && canOpen(field) && isOpen.has(key), own: ownAt.get(key) }
  })
}

/** A picture in a form: what it shows, and the address of a small version. */
export type SectionPicture = { alt: string; url: string | null }

const numbersIn = (values: readonly unknown[]) => [...new Set(values.filter((value) => typeof value === 'number'))]

/** Returns the ids of the pictures in these fields: the group's, and the site's own, also of fields that are closed. */
export function listPictureIds(fields: readonly SectionField[]): { shared: number[]; own: number[] } {
  const pictures = fields.filter(({ tree }) => tree.kind === 'upload')
  return { shared: numbersIn(pictures.map(({ value }) => value)), own: numbersIn(pictures.map(({ own }) => own?.value)) }
}

type Stored = { open: readonly FieldPlace[]; own: readonly OwnValue[]; trees: BlockTrees }

/**
 * Puts a site's own values in place of the group's (EDT-25). A value counts only where the group leaves the field open, its block and row
 * still exist, and the value fits the field; otherwise the group's value stays. Blocks without own values are returned unchanged.
 */
export function placeOwnValues<Whole extends Block>(blocks: readonly Whole[], { open, own, trees }: Stored): Whole[] {
  return blocks.map((block) =>
    listSectionFields(block, trees, open, own).reduce(
      (whole, { path, isOpen, own: mine, tree }) =>
        isOpen && mine && explainOwnValue(tree, mine.value) === null ? writeStable(withGroups(whole, path), path, mine.value) : whole,
      block,
    ),
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
    const { label, tree, isOpen } = field
    if (!isOpen) return [{ ...one, reason: 'closed', label, tree }]
    return explainOwnValue(tree, one.value) === null ? [] : [{ ...one, reason: 'unfit', label, tree }]
  })
}

const REASONS: Readonly<Record<Ignored['reason'], string>> = {
  gone: 'The group has removed the block of this value. It is not shown.',
  closed: 'The group no longer leaves this field open. The group’s value is shown.',
  unfit: 'This value does not fit the field. The group’s is shown.',
}

/** Explains to a site's staff why their value is not shown. */
export function explainIgnored({ reason }: Ignored): string {
  return REASONS[reason]
}
