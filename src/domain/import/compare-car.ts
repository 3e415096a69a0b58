import type { FieldValue } from './read-cell'
import type { CarValues, StoredField } from './read-cars'
import { isFeedField } from './feed-fields'

/** A car as it is stored, with every field that a feed can fill. */
export type StockCar = {
  id: number
  slug: string
  /** Unix seconds. */
  soldAt: number | null
  values: CarValues
  /** Hidden because a file lacked it, and not saved by anybody since. */
  isHiddenByImport: boolean
}

export type FieldChange = { field: StoredField; from: FieldValue; to: FieldValue }

/** How a stored car differs from its row; no fields, no difference. */
export type CarChange = {
  fields: FieldChange[]
  /** The new values of the changed fields. */
  values: CarValues
  /** The moment of sale, in Unix seconds, as it is to be stored; undefined leaves it. */
  soldAt?: number | null
}

/** '2023 Toyota RAV4 GX': what a car is called whose feed gives it no name. */
export function nameCar({ year, make, model, badge }: CarValues): string {
  return [year, make, model, badge].filter((part) => part !== null && part !== undefined && part !== '').join(' ')
}

/** Nothing is written as null, '' or [] by different hands; an instant has several spellings. */
function toComparable(field: StoredField, value: FieldValue | undefined): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'null'
  if (field === 'rego_expiry' && typeof value === 'string') return String(Date.parse(value))
  return JSON.stringify(value)
}

function isStoredField(name: string): name is StoredField {
  return isFeedField(name) && name !== 'dap' && name !== 'egc'
}

/** A name that the feed does not give follows year, make, model and badge, unless staff wrote their own. */
function withName(stored: CarValues, given: CarValues): CarValues {
  if (typeof given.name === 'string') return given
  const { name: _none, ...values } = given
  return stored.name === nameCar(stored) ? { ...values, name: nameCar({ ...stored, ...values }) } : values
}

/** A car that an import hid is back when a file has it again, unless the file itself says whether it is shown. */
function withReturn({ isHiddenByImport }: StockCar, given: CarValues): CarValues {
  return isHiddenByImport && given.show_on_dealer_website === undefined ? { ...given, show_on_dealer_website: true } : given
}

function resolveSoldAt({ soldAt, values }: StockCar, given: CarValues, now: number): Pick<CarChange, 'soldAt'> {
  const status = given.status ?? values.status
  if (status === 'sold' && soldAt === null) return { soldAt: now }
  return status !== 'sold' && soldAt !== null ? { soldAt: null } : {}
}

/**
 * Where a row differs from its stored car. A field that the file does not map, or leaves unsaid, is no difference; the address of the car's page
 * (slug) never changes (ADM-19).
 * @param now Unix seconds; the moment of sale when the row says sold.
 */
export function compareCar(stored: StockCar, given: CarValues, now: number): CarChange {
  const wanted = withReturn(stored, withName(stored.values, given))
  const fields = Object.entries(wanted).flatMap(([field, to]): FieldChange[] => {
    // the number is what the two were matched by: its spelling stays
    if (!isStoredField(field) || field === 'stocknum') return []
    const from = stored.values[field]
    return toComparable(field, from) === toComparable(field, to) ? [] : [{ field, from: from ?? null, to }]
  })
  const values: CarValues = Object.fromEntries(fields.map(({ field, to }) => [field, to]))
  return { fields, values, ...(fields.some(({ field }) => field === 'status') ? resolveSoldAt(stored, given, now) : {}) }
}
