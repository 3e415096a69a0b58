import { diffWordsWithSpace } from 'diff'
import { listBlockMoves } from '@/domain/blocks/compare-blocks'
import { summariseBlock } from '@/domain/blocks/block-summary'
import { isRecord } from '@/domain/json/is-record'
import { toFieldLabel } from '@/domain/text/field-labels'
import { toPlainText } from '@/domain/text/plain-text'
import { type ComparedPicture, NamedReference } from './named-reference'

type Values = Readonly<Record<string, unknown>>

/** A run of words that both versions have, or only one of them. */
export type TextPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** A field that differs, in words; for one with a picture also both pictures. */
export type FieldChange = { label: string; parts: TextPart[]; pictures?: { before: ComparedPicture | null; after: ComparedPicture | null } }

/** A block that differs. `place` counts from 1, in the newer version, or in the older one for a removed block. */
export type BlockChange = {
  id: string
  kind: 'added' | 'removed' | 'moved' | 'changed'
  type: string
  summary: string
  place: number
  fields: FieldChange[]
}

export type VersionComparison = { page: FieldChange[]; blocks: BlockChange[] }

/** Fields of a page that people don't edit, and the blocks, which are compared one by one. */
const NOT_COMPARED: readonly string[] = [
  ...['id', 'layout', 'tenant', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'lastEditor', 'scheduleDates', 'shareLinks', 'keptLinks'],
  ...['blockType', 'blockName'],
]

/** The number of words up to which two texts are compared word by word. */
const LONG_TEXT = 20_000

type Shown = { text: string; picture: ComparedPicture | null }

/** Returns each field of a document as text, by its label; those of groups follow the group's: 'Link > Address'. */
function toTexts(values: Values, around: string[] = []): Map<string, Shown> {
  const texts = new Map<string, Shown>()
  for (const [name, value] of Object.entries(values)) {
    if (NOT_COMPARED.includes(name)) continue
    const label = [...around, toFieldLabel(name)]
    if (value instanceof NamedReference) texts.set(label.join(' > '), value)
    else if (isRecord(value) && !('root' in value)) for (const [inner, text] of toTexts(value, label)) texts.set(inner, text)
    else texts.set(label.join(' > '), { text: toText(value), picture: null })
  }
  return texts
}

function toText(value: unknown): string {
  if (value === true) return 'Yes'
  if (value === false || value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((row, at) => `${at + 1}. ${toText(row)}`).join('\n')
  if (value instanceof NamedReference) return value.text
  if (!isRecord(value)) return ''
  if ('root' in value) return toPlainText(value)
  return [...toTexts(value).values()].flatMap(({ text }) => (text === '' ? [] : [text])).join(' · ')
}

function compareWhole(before: string, after: string): TextPart[] {
  const parts: TextPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return parts.filter(({ text }) => text !== '')
}

/** Compares two texts word by word (EDT-18). Very long ones are shown whole, one after the other. */
export function compareTexts(before: string, after: string): TextPart[] {
  if (before.length + after.length > LONG_TEXT) return compareWhole(before, after)
  return diffWordsWithSpace(before, after).flatMap(({ value, added, removed }): TextPart[] =>
    value === '' ? [] : [{ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }],
  )
}

function compareFields(older: Values, newer: Values): FieldChange[] {
  const [before, after] = [toTexts(older), toTexts(newer)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((label) => {
    const [from, to] = [before.get(label), after.get(label)]
    const parts = from?.text === to?.text ? [] : compareTexts(from?.text ?? '', to?.text ?? '')
    if (parts.length === 0) return []
    if (!from?.picture && !to?.picture) return [{ label, parts }]
    // two pictures have no words in common that say something
    const whole = compareWhole(from?.text ?? '', to?.text ?? '')
    return [{ label, parts: whole, pictures: { before: from?.picture ?? null, after: to?.picture ?? null } }]
  })
}

const rowsOf = (layout: unknown): Values[] => (Array.isArray(layout) ? layout.filter(isRecord) : [])
const idOf = ({ id }: Values) => (typeof id === 'string' ? id : '')
const describe = (block: Values) => ({ id: idOf(block), type: String(block.blockType), summary: summariseBlock(block) })

/**
 * Compares two versions of a page by blocks and words (EDT-18): its own fields, then the blocks in the order of the newer version, removed
 * ones last. Blocks are identified by id, so a block that only shifted is not listed.
 */
export function compareVersions(older: Values, newer: Values): VersionComparison {
  const [before, after] = [rowsOf(older.layout), rowsOf(newer.layout)]
  const olderById = new Map(before.map((block) => [idOf(block), block]))
  const moves = listBlockMoves(before, after)
  const moveAt = new Map(moves.flatMap((move) => (move.kind === 'removed' ? [] : [[move.to, move.kind] as const])))
  const here = after.flatMap((block, at): BlockChange[] => {
    const kind = moveAt.get(at + 1)
    const fields = kind === 'added' ? [] : compareFields(olderById.get(idOf(block)) ?? {}, block)
    return kind === undefined && fields.length === 0 ? [] : [{ ...describe(block), kind: kind ?? 'changed', place: at + 1, fields }]
  })
  const gone = moves.flatMap((move): BlockChange[] =>
    move.kind === 'removed' ? [{ ...describe(move.block), kind: 'removed', place: move.from, fields: [] }] : [],
  )
  return { page: compareFields(older, newer), blocks: [...here, ...gone] }
}

/**
 * Returns a page's blocks with one block as it was in an older version (EDT-18): in place of the block with its id, or where it was when the
 * page no longer has it. Null when the older version has no such block.
 */
export function restoreBlock(current: unknown, older: unknown, id: string): Values[] | null {
  const [now, then] = [rowsOf(current), rowsOf(older)]
  const place = then.findIndex((block) => idOf(block) === id)
  const block = then[place]
  if (!block || id === '') return null
  return now.some((one) => idOf(one) === id) ? now.map((one) => (idOf(one) === id ? block : one)) : now.toSpliced(place, 0, block)
}
