import { isRecord } from '@/domain/json/is-record'
import { checkTable, type FeedCell, type FeedReading, type FeedRow } from './feed-row'

/** Maximum depth of nested objects, such as 'price.amount'. */
const MAX_DEPTH = 3

/** The list of cars: the document itself, or its only list ({"vehicles": […]}). */
function findList(document: unknown): unknown[] | null {
  if (Array.isArray(document)) return document
  if (!isRecord(document)) return null
  const lists = Object.values(document).filter((value) => Array.isArray(value))
  return lists.length === 1 ? (lists[0] ?? null) : null
}

function toText(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return value === null || value === undefined ? '' : null
}

/** A picture may be an address or an object with one. */
function toItem(value: unknown): string {
  if (isRecord(value)) return toItem(value.url ?? value.src ?? value.href ?? value.name ?? (isRecord(value.image) ? value.image.url : null))
  return toText(value) ?? ''
}

function collectCells(object: Record<string, unknown>, prefix: string, depth: number, cells: Map<string, FeedCell>): void {
  for (const [key, value] of Object.entries(object)) {
    const column = `${prefix}${key}`
    if (Array.isArray(value)) cells.set(column, value.map(toItem))
    else if (isRecord(value)) {
      if (depth < MAX_DEPTH) collectCells(value, `${column}.`, depth + 1, cells)
    } else cells.set(column, toText(value) ?? '')
  }
}

function toFeedRow(item: unknown, index: number): FeedRow {
  const cells = new Map<string, FeedCell>()
  if (!isRecord(item)) return { number: index + 1, cells, problem: 'is not an object with named values' }
  collectCells(item, '', 1, cells)
  return { number: index + 1, cells, problem: null }
}

/** Parses JSON (ADM-19): a list of objects, or an object with one such list. Nested objects become dotted columns. */
export function readJsonRows(text: string): FeedReading {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    return {
      kind: 'refused',
      problem: `The file begins like JSON but is not valid: ${error instanceof Error ? error.message : 'unreadable'}.`,
    }
  }
  const list = findList(document)
  if (!list) return { kind: 'refused', problem: 'The JSON has no list of cars: give a list of objects, or an object with one list.' }
  const rows = list.map(toFeedRow)
  return checkTable([...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))], rows)
}
