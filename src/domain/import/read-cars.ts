import type { FeedRow } from './feed-row'
import { FEED_FIELDS, type FeedField, REQUIRED_FIELDS } from './feed-fields'
import type { FeedMapping } from './mapping'
import { type FeedContext, type FieldValue, readCell } from './read-cell'

/** A field of the stored document, where `dap` and `egc` have become `price` and `price_type`. */
export type StoredField = Exclude<FeedField, 'dap' | 'egc'>

/** Values of a row. A missing field keeps its stored value. */
export type CarValues = Partial<Record<StoredField, FieldValue>>

export type FeedCar = { row: number; stockNumber: string; values: CarValues }
/** A refused row with every reason. Its car, if any, stays unchanged. */
export type RefusedRow = { row: number; stockNumber: string | null; reasons: string[] }
export type RowNote = { row: number; text: string }

export type FeedCars = { cars: FeedCar[]; refused: RefusedRow[]; notes: RowNote[] }

/** Normalises a stock number for comparison: case and spaces do not matter. */
export function toStockKey(stockNumber: string): string {
  return stockNumber.toUpperCase().replace(/\s+/g, '')
}

type RowReading = { values: Partial<Record<FeedField, FieldValue>>; reasons: string[]; notes: string[] }

/** Joins the list columns 'Image 1', 'Image 2' and so on. */
function join(before: FieldValue | undefined, value: FieldValue): FieldValue {
  return Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value
}

function readRow(row: FeedRow, mapping: FeedMapping, context: FeedContext): RowReading {
  const reading: RowReading = { values: {}, reasons: row.problem === null ? [] : [row.problem], notes: [] }
  // In a misaligned row only the stock number, usually far left, can still be trusted.
  const columns = row.problem === null ? mapping : mapping.filter(({ field }) => field === 'stocknum')
  for (const { column, field, separator } of columns) {
    const cell = readCell(row.cells.get(column) ?? '', FEED_FIELDS[field], separator ?? 'auto', context)
    if (cell.kind === 'refused') reading.reasons.push(cell.reason)
    if (cell.kind !== 'value') continue
    reading.values[field] = join(reading.values[field], cell.value)
    if (cell.note) reading.notes.push(cell.note)
  }
  if (row.problem !== null) return reading
  const empty = REQUIRED_FIELDS.filter((field) => reading.values[field] === null)
  for (const field of empty) reading.reasons.push(`${FEED_FIELDS[field].label} is empty`)
  return reading
}

/** The drive-away price takes precedence over the price without charges. Each sets its price type (PRC-08). */
function resolvePrice({ dap, egc, ...values }: RowReading['values']): CarValues {
  if (dap === undefined && egc === undefined) return values
  if (typeof dap === 'number') return { ...values, price: dap, price_type: 'Drive away' }
  return { ...values, price: egc ?? null, price_type: typeof egc === 'number' ? 'Excl. govt charges' : null }
}

/**
 * Reads rows as cars, or refuses them with reasons (ADM-19). A bad row never affects others. If a stock number repeats, the first valid
 * row is used and later ones are refused, because only the dealer knows which is right.
 */
export function readCars(rows: readonly FeedRow[], mapping: FeedMapping, context: FeedContext): FeedCars {
  const found: FeedCars = { cars: [], refused: [], notes: [] }
  const rowByKey = new Map<string, number>()
  for (const row of rows) {
    const { values, reasons, notes } = readRow(row, mapping, context)
    const stockNumber = typeof values.stocknum === 'string' ? values.stocknum : null
    const earlier = stockNumber === null ? undefined : rowByKey.get(toStockKey(stockNumber))
    if (earlier !== undefined) reasons.push(`stock number ${stockNumber} is already in row ${earlier}`)
    if (stockNumber === null || reasons.length > 0) {
      found.refused.push({ row: row.number, stockNumber, reasons })
      continue
    }
    rowByKey.set(toStockKey(stockNumber), row.number)
    found.cars.push({ row: row.number, stockNumber, values: resolvePrice(values) })
    found.notes.push(...notes.map((text) => ({ row: row.number, text })))
  }
  return found
}
