import { isRecord } from '@/domain/json/is-record'

type Row = Record<string, unknown> & { id: string }

/**
 * A position in a document that stays the same when rows move. A step is a field's name, or `#` and a row's id: `['layout', '#65f1',
 * 'heading']` is the heading of the block 65f1.
 */
export type StablePath = readonly string[]

/**
 * What two people did at one position, based on the same document. `changed`: both changed the field's value. `removed`: one removed the
 * row that the other edited, and `mine` or `theirs` is undefined on the side that removed it; the merge keeps the row.
 */
export type Conflict = { kind: 'changed' | 'removed'; path: StablePath; mine: unknown; theirs: unknown }

export type Merged<Value> = { merged: Value; conflicts: Conflict[] }

/**
 * Normalises a value: forms and stored documents write "nothing" as null, '', false, [] or a missing field. Returns undefined when nothing
 * is left.
 */
export function settleValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(settleValue)
  if (!isRecord(value)) return value === null || value === '' || value === false ? undefined : value
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const settled = settleValue(one)
    return settled === undefined ? [] : [[key, settled] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const write = (value: unknown) => JSON.stringify(settleValue(value)) ?? ''

/** Checks whether two values mean the same to a person. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || write(one) === write(other)
}

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value.id === 'string'
const toRows = (value: unknown): Row[] | null => (value == null ? [] : Array.isArray(value) && value.every(isRow) ? value : null)
/** A rich text is one value, because merging its nodes by position would mix sentences. */
const isRichText = (value: unknown) => isRecord(value) && 'root' in value

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isRecord(value)) return value
  const { id: _, ...rest } = value
  return Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, withoutIds(one)]))
}

/**
 * Checks whether both sides filled a list that did not exist with the same rows. A new block is saved before its form has the block's
 * default rows, and then the server and the form add the same ones with ids of their own.
 */
function isFilledAlike(base: unknown, mine: Row[], theirs: Row[]): boolean {
  return base == null && mine.length > 0 && isSameValue(withoutIds(mine), withoutIds(theirs))
}

/** Merges the values at one position. Adds what a person must decide to `found`. */
function mergeValue(base: unknown, mine: unknown, theirs: unknown, path: StablePath, found: Conflict[]): unknown {
  if (isSameValue(mine, theirs) || isSameValue(base, theirs)) return mine
  if (isSameValue(base, mine)) return theirs
  const [baseRows, myRows, theirRows] = [toRows(base), toRows(mine), toRows(theirs)]
  const hasRows = [baseRows, myRows, theirRows].some((rows) => rows !== null && rows.length > 0)
  if (myRows && theirRows && isFilledAlike(base, myRows, theirRows)) return mine
  if (hasRows && baseRows && myRows && theirRows) return mergeRows(baseRows, myRows, theirRows, path, found)
  if (isRecord(mine) && isRecord(theirs) && !isRichText(mine) && !isRichText(theirs)) {
    const before = isRecord(base) ? base : {}
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    return Object.fromEntries([...keys].map((key) => [key, mergeValue(before[key], mine[key], theirs[key], [...path, key], found)]))
  }
  found.push({ kind: 'changed', path, mine, theirs })
  return mine
}

/** Returns the merged row; null when one side removed it and the other did not change it. */
function mergeRow(sides: { was?: Row; mine?: Row; theirs?: Row }, path: StablePath, found: Conflict[]): unknown {
  const { was, mine, theirs } = sides
  if (mine && theirs) return mergeValue(was, mine, theirs, path, found)
  const kept = mine ?? theirs
  if (!was) return kept
  if (isSameValue(was, kept)) return null
  found.push({ kind: 'removed', path, mine, theirs })
  return kept
}

function mergeRows(base: Row[], mine: Row[], theirs: Row[], path: StablePath, found: Conflict[]): unknown[] {
  const byId = (rows: Row[]) => new Map(rows.map((row) => [row.id, row]))
  const [b, m, t] = [byId(base), byId(mine), byId(theirs)]
  const merged = new Map<string, unknown>()
  for (const id of new Set([...m.keys(), ...t.keys()])) {
    const row = mergeRow({ was: b.get(id), mine: m.get(id), theirs: t.get(id) }, [...path, `#${id}`], found)
    if (row !== null) merged.set(id, row)
  }
  return orderRows([base, mine, theirs], merged).map((id) => merged.get(id))
}

/**
 * Uses the order of the side that moved rows, mine when both did. A row that only the other side has comes after the row that it follows
 * there.
 */
function orderRows([base, mine, theirs]: readonly [Row[], Row[], Row[]], merged: ReadonlyMap<string, unknown>): string[] {
  const idsOf = (rows: Row[]) => rows.map(({ id }) => id)
  const shared = new Set(idsOf(base).filter((id) => idsOf(mine).includes(id) && idsOf(theirs).includes(id)))
  const orderOf = (rows: Row[]) => idsOf(rows).filter((id) => shared.has(id))
  const haveMoved = orderOf(mine).join() !== orderOf(base).join()
  const [lead, other] = haveMoved ? [mine, theirs] : [theirs, mine]
  const ids = idsOf(lead).filter((id) => merged.has(id))
  idsOf(other).forEach((id, at, all) => {
    if (!merged.has(id) || ids.includes(id)) return
    const before = all.slice(0, at).findLast((one) => ids.includes(one))
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
  })
  return ids
}

/**
 * Merges two people's versions of one document, by block id and field (EDT-02). If one side changed a field, its value is taken. If both
 * did, mine is kept and a conflict names both. A block that one side removed and the other edited is kept. Lists whose rows have ids are
 * merged by id, including their order; rich texts and other lists are one value. Undefined and missing fields mean nothing.
 * @param base The document on which both versions are based.
 */
export function mergeDocuments(
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
): Merged<Record<string, unknown>> {
  const conflicts: Conflict[] = []
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const merged = Object.fromEntries([...keys].map((key) => [key, mergeValue(base[key], mine[key], theirs[key], [key], conflicts)]))
  return { merged, conflicts }
}
