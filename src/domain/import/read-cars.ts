import type { FeedRow } from './feed-row'
import { FEED_FIELDS, type FeedField, REQUIRED_FIELDS } from './feed-fields'
import type { FeedMapping } from './mapping'
import { type FeedContext, type FieldValue, readCell } from './read-cell'

/** A field of the stored document; the two price bases have become `price` and `price_type` by then. */
export type StoredField = Exclude<FeedField, 'dap' | 'egc'>

/** What a row says of its car. A field that is absent was left unsaid and stays as it is. */
export type CarValues = Partial<Record<StoredField, FieldValue>>

export type FeedCar = { row: number; stockNumber: string; values: CarValues }
/** A row that is not read, and every reason for it; its car, if it has one, stays as it is. */
export type RefusedRow = { row: number; stockNumber: string | null; reasons: string[] }
export type RowNote = { row: number; text: string }

export type FeedCars = { cars: FeedCar[]; refused: RefusedRow[]; notes: RowNote[] }

/** Stock numbers are the same whatever their case and spacing. */
export function toStockKey(stockNumber: string): string {
  return stockNumber.toUpperCase().replace(/\s+/g, '')
}

type RowReading = { values: Partial<Record<FeedField, FieldValue>>; reasons: string[]; notes: string[] }

/** One list of several columns: 'Image 1', 'Image 2' … */
function join(before: FieldValue | undefined, value: FieldValue): FieldValue {
  return Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value
}

function readRow(row: FeedRow, mapping: FeedMapping, context: FeedContext): RowReading {
  const reading: RowReading = { values: {}, reasons: row.problem === null ? [] : [row.problem], notes: [] }
  // the cells of a row that has slipped mean nothing, but its stock number, far left, mostly still does
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

/** The drive-away price counts before the one without charges; each says its basis (PRC-08). */
function resolvePrice({ dap, egc, ...values }: RowReading['values']): CarValues {
  if (dap === undefined && egc === undefined) return values
  if (typeof dap === 'number') return { ...values, price: dap, price_type: 'Drive away' }
  return { ...values, price: egc ?? null, price_type: typeof egc === 'number' ? 'Excl. govt charges' : null }
}

/**
 * Every row as a car or as refused with its reasons (ADM-19); one bad row never stops the others. The first valid row of a stock number
 * counts, later ones are refused: which of them is right only the dealer knows.
 */
export function readCars(rows: readonly FeedRow[], mapping: FeedMapping, context: FeedContext): FeedCars {
  const found: FeedCars = { cars: [], refused: [], notes: [] }
  const rowByKey = new Map<string, number>()
  for (const row of rows) {
    const { values, reasons, notes } = readRow(row, mapping, context)
    const stockNumber = typeof values.stocknum === 'string' ? values.stocknum : null
    const earlier = stockNumber === null ? undefined : rowByKey.get(toStockKey(stockNumber))
    if (earlier !== undefined) reasons.push(`stock number ${stockNumber} stands in row ${earlier} already`)
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
