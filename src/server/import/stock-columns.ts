import type { SqlBool } from 'kysely'
import { FEED_FIELD_NAMES } from '@/domain/import/feed-fields'
import type { StockCar } from '@/domain/import/compare-car'
import type { FieldValue } from '@/domain/import/read-cell'
import type { CarValues, StoredField } from '@/domain/import/read-cars'
import { isRecord } from '@/domain/json/is-record'

/** A stored vehicle with its columns as JSON. */
export type StockRow = { id: number; slug: string; doc: unknown; is_hidden_by_import: SqlBool }

/** The columns to write in one row of `vehicles`; the others stay unchanged. */
export type ColumnPatch = Record<string, unknown>

const STORED_FIELDS = FEED_FIELD_NAMES.filter((name) => name !== 'dap' && name !== 'egc')

/** 'variant.fuelcapacity' → variant_fuelcapacity, 'standardEquipment' → standard_equipment; relations end in _id. */
function columnOf(field: StoredField): string {
  if (field === 'location') return 'location_id'
  return field.replace('.', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const COLUMNS = STORED_FIELDS.map((field) => [field, columnOf(field)] as const)

/** Pictures are stored as objects, spin images as plain addresses or as objects. */
function toAddress(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry]
  return isRecord(entry) && isRecord(entry.image) && typeof entry.image.url === 'string' ? [entry.image.url] : []
}

function toFieldValue(field: StoredField, value: unknown): FieldValue {
  if (Array.isArray(value)) {
    return field === 'images' || field === 'spin_images' ? value.flatMap(toAddress) : value.filter((item) => typeof item === 'string')
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Converts a stored vehicle to the form in which an import compares it. */
export function toStockCar(row: StockRow): StockCar {
  const columns = isRecord(row.doc) ? row.doc : {}
  const values: CarValues = Object.fromEntries(COLUMNS.map(([field, column]) => [field, toFieldValue(field, columns[column])]))
  const soldAt = columns.sold_date_timestamp
  return {
    id: row.id,
    slug: row.slug,
    soldAt: typeof soldAt === 'number' ? soldAt : null,
    values,
    isHiddenByImport: row.is_hidden_by_import === true,
  }
}

/** Pictures in the form of the vehicle document (CAR-04). A feed has no smaller sizes, so each picture is its own thumbnail. */
function toPictureColumns(addresses: readonly string[]): ColumnPatch {
  return {
    images: addresses.map((url) => ({ image: { url, thumb: { url } }, isVideo: false })),
    thumbnails: addresses,
    photos_count: addresses.length,
    primary_image_url: addresses[0] ?? null,
  }
}

/** Returns the columns for these values, including derived ones. */
export function toColumns(values: CarValues, soldAt: number | null | undefined): ColumnPatch {
  const plain = COLUMNS.filter(([field]) => field !== 'images' && values[field] !== undefined)
  return {
    ...Object.fromEntries(plain.map(([field, column]) => [column, values[field]])),
    ...(Array.isArray(values.images) ? toPictureColumns(values.images) : {}),
    ...(values.nvic === undefined ? {} : { has_nvic: values.nvic !== null }),
    ...(soldAt === undefined ? {} : { sold_date_timestamp: soldAt }),
  }
}
