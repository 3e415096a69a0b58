import { isAvailable } from '@/domain/vehicle/availability/availability'
import type { SearchDocument } from '@/domain/search/document'
import { LIST_ATTRIBUTES, type ListAttribute } from '@/domain/search/facets'
import { foldIdentifier, foldValue, joinAdjacentWords, splitWords } from '@/domain/search/fold'

type ColumnValue = string | number | boolean | string[] | null

/** A document's row for the Postgres engine, with its words and spellings. */
export type SearchRow = {
  columns: Record<string, ColumnValue>
  text: { vehicle_id: number; names: string; all_words: string }
  words: string[]
  values: { attribute: ListAttribute; folded: string; spelling: string }[]
}

/** The columns that are not list attributes, in table order. */
export const PLAIN_COLUMNS = [
  'id',
  'dealership_id',
  'is_shown',
  'sold_at',
  'photos_count',
  'custom_rank',
  'seq',
  'price',
  'weekly_price',
  'subscription_price',
  'km',
  'year',
  'body_length',
  'tare',
  'atm',
  'gvm',
  'payload',
  'ball_weight',
  'created_at_timestamp',
  'lat',
  'lng',
  'vin',
  'stock_number',
] as const

/** The end of the year 9999 in Unix seconds, so that an unsold vehicle is later than every cut-off. */
const NOT_SOLD = 253_402_300_799

/** Converts a search document to its row. Pure: equal documents give equal rows. */
export function toSearchRow(document: SearchDocument): SearchRow {
  const { names, others } = listWords(document)
  const words = [...new Set([...names, ...others])]
  const listed = LIST_ATTRIBUTES.map((attribute) => ({ attribute, value: document[attribute] }))
  const lists = Object.fromEntries(
    listed.map(({ attribute, value }) => [attribute, Array.isArray(value) ? value.map(foldValue) : foldOptional(value)]),
  )
  const plain: Record<(typeof PLAIN_COLUMNS)[number], ColumnValue> = {
    id: document.id,
    dealership_id: document.dealership_id,
    is_shown: document.show_on_dealer_website,
    sold_at: isAvailable(document) ? NOT_SOLD : document.sold_date_timestamp,
    photos_count: document.photos_count,
    custom_rank: document.custom_rank,
    seq: document.seq,
    price: document.price,
    weekly_price: document.weekly_price,
    subscription_price: document.subscription_price,
    km: document.km,
    year: document.year,
    body_length: document.body_length,
    tare: document.tare,
    atm: document.atm,
    gvm: document.gvm,
    payload: document.payload,
    ball_weight: document.ball_weight,
    created_at_timestamp: document.created_at_timestamp,
    lat: document._geo?.lat ?? null,
    lng: document._geo?.lng ?? null,
    vin: document.vin === null ? null : foldIdentifier(document.vin),
    stock_number: document.stock_number === null ? null : foldIdentifier(document.stock_number),
  }
  const text = {
    vehicle_id: document.id,
    names: writeVector(names),
    all_words: writeVector([toOwnerWord(document.dealership_id), ...words]),
  }
  const values = listed.flatMap(({ attribute, value }) =>
    [value].flat().flatMap((one) => (one === null ? [] : [{ attribute, folded: foldValue(String(one)), spelling: String(one) }])),
  )
  return { columns: { ...plain, ...lists }, text, words, values }
}

/**
 * Returns a word that every vehicle of a dealership contains, so that the cost of a text search depends on the dealership's own stock. Real
 * words never contain '#'.
 */
export function toOwnerWord(dealershipId: number): string {
  return `#${dealershipId}`
}

function foldOptional(value: string | number | boolean | null): string | null {
  return value === null ? null : foldValue(String(value))
}

/** Words only contain letters and digits, so no quotes need escaping. */
function writeVector(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' ')
}

/** Returns the words in the vehicle's name, and all others. VIN and stock number are not part of the full text. */
function listWords(document: SearchDocument): { names: string[]; others: string[] } {
  const names = [document.make, document.model, document.badge, document.series].map((text) => splitWords(text ?? ''))
  const joined = names.slice(0, 3).flatMap(joinAdjacentWords)
  const { title, colour, body, fuel, transmission, drive, car_type, item_type, tag, city, dealership_name, location_name, description } =
    document
  const facts = [
    title,
    colour,
    body,
    fuel,
    transmission,
    drive,
    car_type,
    item_type,
    tag,
    city,
    dealership_name,
    location_name,
    description,
  ]
  return {
    names: [...new Set([...names.flat(), ...joined])],
    others: [...facts, ...document.filtered_features, ...document.categories].flatMap((text) => splitWords(text ?? '')),
  }
}
