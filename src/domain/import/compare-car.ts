import type { FieldValue } from './read-cell'
import type { CarValues, StoredField } from './read-cars'
import { isFeedField } from './feed-fields'

/** A stored car with every field that a feed can fill. */
export type StockCar = {
  id: number
  slug: string
  /** Unix seconds. */
  soldAt: number | null
  values: CarValues
  /** Hidden by an import that lacked it, and not saved by staff since. */
  isHiddenByImport: boolean
}

export type FieldChange = { field: StoredField; from: FieldValue; to: FieldValue }

/** Differences between a stored car and its row; no fields means none. */
export type CarChange = {
  fields: FieldChange[]
  /** New values of the changed fields. */
  values: CarValues
  /** New time of sale in Unix seconds; undefined leaves it unchanged. */
  soldAt?: number | null
}

/** A car's default name if the feed gives none: '2023 Toyota RAV4 GX'. */
export function nameCar({ year, make, model, badge }: CarValues): string {
  return [year, make, model, badge].filter((part) => part !== null && part !== undefined && part !== '').join(' ')
}

/** Empty values may be null, '' or [], and an instant has several notations. */
function toComparable(field: StoredField, value: FieldValue | undefined): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'null'
  if (field === 'rego_expiry' && typeof value === 'string') return String(Date.parse(value))
  return JSON.stringify(value)
}

function isStoredField(name: string): name is StoredField {
  return isFeedField(name) && name !== 'dap' && name !== 'egc'
}

/** Without a name in the feed, the name follows year, make, model and badge unless staff changed it. */
function withName(stored: CarValues, given: CarValues): CarValues {
  if (typeof given.name === 'string') return given
  const { name: _none, ...values } = given
  return stored.name === nameCar(stored) ? { ...values, name: nameCar({ ...stored, ...values }) } : values
}

/** A car hidden by an import is shown again, unless the file itself decides that. */
function withReturn({ isHiddenByImport }: StockCar, given: CarValues): CarValues {
  return isHiddenByImport && given.show_on_dealer_website === undefined ? { ...given, show_on_dealer_website: true } : given
}

function resolveSoldAt({ soldAt, values }: StockCar, given: CarValues, now: number): Pick<CarChange, 'soldAt'> {
  const status = given.status ?? values.status
  if (status === 'sold' && soldAt === null) return { soldAt: now }
  return status !== 'sold' && soldAt !== null ? { soldAt: null } : {}
}

/**
 * Compares a row with its stored car. Unmapped and unset fields are no difference, and the slug of the car's page never changes (ADM-19).
 * @param now Unix seconds; the time of sale if the row says sold.
 */
export function compareCar(stored: StockCar, given: CarValues, now: number): CarChange {
  const wanted = withReturn(stored, withName(stored.values, given))
  const fields = Object.entries(wanted).flatMap(([field, to]): FieldChange[] => {
    // Both were matched by the stock number, whose spelling stays.
    if (!isStoredField(field) || field === 'stocknum') return []
    const from = stored.values[field]
    return toComparable(field, from) === toComparable(field, to) ? [] : [{ field, from: from ?? null, to }]
  })
  const values: CarValues = Object.fromEntries(fields.map(({ field, to }) => [field, to]))
  return { fields, values, ...(fields.some(({ field }) => field === 'status') ? resolveSoldAt(stored, given, now) : {}) }
}
