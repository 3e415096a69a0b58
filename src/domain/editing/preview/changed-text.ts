import { isRecord } from '@/domain/json/is-record'

export type ChangedText = { from: string; to: string }

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** Lists the texts in which two values differ; null when anything else differs. */
function listChangedTexts(before: unknown, after: unknown): ChangedText[] | null {
  if (before === after || (isNothing(before) && isNothing(after))) return []
  if (typeof before === 'string' && typeof after === 'string') return [{ from: before, to: after }]
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length
  if (!areLists && !(isRecord(before) && isRecord(after))) return null
  const [one, other] = [Object.entries(before ?? {}), new Map(Object.entries(after ?? {}))]
  const names = new Set([...one.map(([name]) => name), ...other.keys()])
  const earlier = new Map(one)
  const parts = [...names].map((name) => listChangedTexts(earlier.get(name), other.get(name)))
  return parts.every((part) => part !== null) ? parts.flat() : null
}

function countText(value: unknown, text: string): number {
  if (typeof value === 'string') return value.trim() === text ? 1 : 0
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + countText(part, text), 0)
    : 0
}

/**
 * Returns the one text in which two states of a block differ, without spaces around it, so that the preview can show it before the server
 * has rendered the block (EDT-30). Null when more differs, when the text is or was empty, and when another field of the block has the same text.
 */
export function findChangedText(before: unknown, after: unknown): ChangedText | null {
  const changed = listChangedTexts(before, after)
  const [only] = changed ?? []
  if (!only || changed?.length !== 1) return null
  const [from, to] = [only.from.trim(), only.to.trim()]
  return from !== '' && to !== '' && countText(before, from) === 1 ? { from, to } : null
}
