import { isRecord } from '@/domain/json/is-record'
import type { LinkPlace } from './pressed-link'

/** Messages between the admin's form and the preview, which have different origins (ADM-02, ADM-03, SEC-08). */
export type PreviewMessage =
  /** The form's current values, sent on each change by the admin's live preview. */
  | { kind: 'form'; collection: string; data: Record<string, unknown> }
  /** The form was saved. */
  | { kind: 'saved' }
  /** The editor clicked a block in the preview: the text that was clicked, and its number among equal texts of the block, from 0. */
  | { kind: 'open-block'; id: string; text: string; nth: number }
  /** The editor is editing a block in the form. */
  | { kind: 'show-block'; id: string }
  /** The clicked text can be typed into in the preview (EDT-06). */
  | ({ kind: 'may-type' } & ClickedText)
  /** The editor begins to type into a text of the preview, has typed, or has finished. */
  | ({ kind: 'begin-typing' } & ClickedText)
  | { kind: 'typed'; value: string }
  | { kind: 'end-typing' }
  /** The editor moved a block in the preview, or asked for a new one: before another block, or to the end (EDT-07). */
  | { kind: 'move-block' | 'add-block'; id: string; before: string | null }
  /** The preview was loaded and waits for the form's values. */
  | { kind: 'ready' }
  /** The editor pressed a link (EDT-08). `text` and `nth` are as in `open-block`; `id` is '' outside of the page's blocks. */
  | { kind: 'press-link'; href: string; place: LinkPlace; id: string; text: string; nth: number; isByKey: boolean }

/** Where a text was clicked: its block, the text, and its number among equal texts of the block, from 0. */
export type ClickedText = { id: string; text: string; nth: number }

/** Characters. Longer texts are found by their beginning. */
const MAX_CLICKED_TEXT = 400
const MAX_ADDRESS = 2_000
const MAX_TYPED = 5_000

const textIn = (value: unknown, max = MAX_CLICKED_TEXT) => (typeof value === 'string' ? value.slice(0, max) : '')
const numberIn = (value: unknown) => (Number.isInteger(value) ? Number(value) : 0)

function readPressedLink({ href, place, id, text, nth, isByKey }: Record<string, unknown>): PreviewMessage | null {
  if (place !== 'content' && place !== 'header' && place !== 'footer') return null
  const where = { id: textIn(id), text: textIn(text), nth: numberIn(nth) }
  return { kind: 'press-link', href: textIn(href, MAX_ADDRESS), place, ...where, isByKey: isByKey === true }
}

/** Reads a window message; null for messages from anything else. */
export function readPreviewMessage(data: unknown): PreviewMessage | null {
  if (!isRecord(data)) return null
  const { type, id } = data
  if (type === 'payload-live-preview' && typeof data.collectionSlug === 'string' && isRecord(data.data))
    return { kind: 'form', collection: data.collectionSlug, data: data.data }
  if (type === 'payload-live-preview' && data.ready === true) return { kind: 'ready' }
  if (type === 'forecourt-press-link') return readPressedLink(data)
  if (type === 'payload-document-event') return { kind: 'saved' }
  if (type === 'forecourt-typed') return { kind: 'typed', value: textIn(data.value, MAX_TYPED).replace(/\s/g, ' ') }
  if (type === 'forecourt-end-typing') return { kind: 'end-typing' }
  const before = typeof data.before === 'string' ? data.before : null
  if (type === 'forecourt-add-block') return { kind: 'add-block', id: '', before }
  if (typeof id !== 'string' || id === '') return null
  if (type === 'forecourt-move-block') return { kind: 'move-block', id, before }
  if (type === 'forecourt-show-block') return { kind: 'show-block', id }
  const clicked = { id, text: textIn(data.text), nth: numberIn(data.nth) }
  if (type === 'forecourt-may-type') return { kind: 'may-type', ...clicked }
  if (type === 'forecourt-begin-typing') return { kind: 'begin-typing', ...clicked }
  return type === 'forecourt-open-block' ? { kind: 'open-block', ...clicked } : null
}

/** A block of the form. `text` changes with its content. `isFirst` marks the first visible block, which may contain the page's title. */
export type FormBlock = { id: string; text: string; block: Record<string, unknown>; isFirst: boolean }

/** Removes empty values and sorts keys, so that a form and a stored document with the same content compare as equal. */
function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(normalise)
  if (!isRecord(value)) return value === null || value === '' ? undefined : value
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const normalised = normalise(one)
    return normalised === undefined ? [] : [[key, normalised] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Lists the blocks of a form or stored page in order, without rows that have no id or type yet. `text` also changes when a block becomes
 * the first visible one.
 */
export function readFormBlocks(data: { layout?: unknown }): FormBlock[] {
  const rows: unknown[] = Array.isArray(data.layout) ? data.layout : []
  const made = rows.flatMap((block) =>
    isRecord(block) && typeof block.id === 'string' && typeof block.blockType === 'string' ? [{ id: block.id, block }] : [],
  )
  const first = made.find(({ block }) => block.isHidden !== true)
  return made.map(({ id, block }) => {
    const isFirst = id === first?.id
    return { id, block, isFirst, text: `${isFirst ? 'first ' : ''}${JSON.stringify(normalise(block))}` }
  })
}

/** Lists the blocks that the preview has to render again, given the `text` of each rendered block. */
export function listChangedBlocks(blocks: readonly FormBlock[], rendered: ReadonlyMap<string, string>): FormBlock[] {
  return blocks.filter(({ id, text }) => rendered.get(id) !== text)
}
