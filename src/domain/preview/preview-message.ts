import { isRecord } from '@/domain/json/is-record'

/** What the admin's form and the preview beside it tell each other, each on an origin of its own (ADM-02, ADM-03, SEC-08). */
export type PreviewMessage =
  /** The form as it stands, at each change; from the admin's own live preview. */
  | { kind: 'form'; collection: string; data: Record<string, unknown> }
  /** The form was saved. */
  | { kind: 'saved' }
  /** A block was clicked in the preview. */
  | { kind: 'open-block'; id: string }
  /** A block is edited in the form. */
  | { kind: 'show-block'; id: string }

/** Reads what came over the wire of windows; null for everybody else's messages. */
export function readPreviewMessage(data: unknown): PreviewMessage | null {
  if (!isRecord(data)) return null
  const { type, id } = data
  if (type === 'payload-live-preview' && typeof data.collectionSlug === 'string' && isRecord(data.data))
    return { kind: 'form', collection: data.collectionSlug, data: data.data }
  if (type === 'payload-document-event') return { kind: 'saved' }
  if ((type === 'forecourt-open-block' || type === 'forecourt-show-block') && typeof id === 'string' && id !== '')
    return { kind: type === 'forecourt-open-block' ? 'open-block' : 'show-block', id }
  return null
}

/** A block of the form: `text` tells one state of it from another; `isFirst` is said of the first that visitors see, which may carry the title. */
export type FormBlock = { id: string; text: string; block: Record<string, unknown>; isFirst: boolean }

/** A value without what is empty in it, its keys in order: a form and a stored document say the same thing in different ways. */
function settle(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(settle)
  if (!isRecord(value)) return value === null || value === '' ? undefined : value
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const settled = settle(one)
    return settled === undefined ? [] : [[key, settled] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The blocks of a form, or of a stored page, in their order; rows that are not made yet are left out. A block that comes to stand first, because the
 * one before it was hidden or moved, is another state of it.
 */
export function readFormBlocks(data: { layout?: unknown }): FormBlock[] {
  const rows: unknown[] = Array.isArray(data.layout) ? data.layout : []
  const made = rows.flatMap((block) =>
    isRecord(block) && typeof block.id === 'string' && typeof block.blockType === 'string' ? [{ id: block.id, block }] : [],
  )
  const first = made.find(({ block }) => block.isHidden !== true)
  return made.map(({ id, block }) => {
    const isFirst = id === first?.id
    return { id, block, isFirst, text: `${isFirst ? 'first ' : ''}${JSON.stringify(settle(block))}` }
  })
}

/** Which blocks must be drawn anew: those that the preview has not drawn in just this state. */
export function listChangedBlocks(blocks: readonly FormBlock[], drawn: ReadonlyMap<string, string>): FormBlock[] {
  return blocks.filter(({ id, text }) => drawn.get(id) !== text)
}
