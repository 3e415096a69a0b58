import { isRecord } from '@/domain/json/is-record'
import { type DocumentItem, keyOfItem, readReleaseItems, type ReleaseItem, type ValuesItem } from './release-item'

/** What restores an item of a live release (EDT-20). */
export type RestoredItem =
  /** `before` is what visitors saw, or null when it was not published; `version` and `savedAt` are those of the version that went live. */
  | { kind: 'document'; item: DocumentItem; before: Record<string, unknown> | null; version: number; savedAt: string }
  | { kind: 'values'; item: ValuesItem; before: Record<string, unknown>; after: Record<string, unknown> }

function readRow(row: unknown): RestoredItem[] {
  if (!isRecord(row)) return []
  const [item] = readReleaseItems([row.item])
  const before = isRecord(row.before) ? row.before : null
  if (item?.kind === 'document' && typeof row.version === 'number' && typeof row.savedAt === 'string')
    return [{ kind: 'document', item, before, version: row.version, savedAt: row.savedAt }]
  if (item?.kind === 'values' && before !== null && isRecord(row.after)) return [{ kind: 'values', item, before, after: row.after }]
  return []
}

/**
 * Reads what a live release stored for its rollback; null when it doesn't fit the release's items, because a part of a release is never
 * rolled back.
 */
export function readRestoredItems(value: unknown, items: readonly ReleaseItem[]): RestoredItem[] | null {
  const rows: unknown[] = Array.isArray(value) ? value : []
  const restored = rows.flatMap(readRow)
  const known = new Set(restored.map(({ item }) => keyOfItem(item)))
  return restored.length === items.length && items.every((item) => known.has(keyOfItem(item))) ? restored : null
}

/** Returns an item as it must still be stored for a rollback: newer edits would be lost (EDT-20). */
export function asWentLive(restored: RestoredItem): ReleaseItem {
  if (restored.kind === 'values') return { ...restored.item, base: restored.after }
  const { item, version, savedAt } = restored
  return { ...item, version, savedAt }
}
