import type { SearchDocument } from '@/domain/search/document'
import { LIST_ATTRIBUTES, type ListAttribute } from '@/domain/search/facets'
import { foldIdentifier, foldValue, joinAdjacentWords, splitWords } from '@/domain/search/fold'

type ColumnValue = string | number | boolean | string[] | null

/** A document as the Postgres engine stores it, and the words and spellings it brings along. */
export type SearchRow = {
  columns: Record<string, ColumnValue>
  words: string[]
  values: { attribute: ListAttribute; folded: string; spelling: string }[]
}

/** The columns that are not list attributes, in the order of the table. */
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
  'created_at_timestamp',
  'lat',
  'lng',
  'vin',
  'stock_number',
  'words',
] as const

/** Where in a document text was found: A names the car, B tells its other facts, D describes it. */
const WEIGHTS = ['A', 'B', 'D'] as const
type Weight = (typeof WEIGHTS)[number]

/** A search document → its row. Pure; the same document always gives the same row. */
export function toSearchRow(document: SearchDocument): SearchRow {
  const weighted = weighWords(document)
  const listed = LIST_ATTRIBUTES.map((attribute) => ({ attribute, value: document[attribute] }))
  const lists = Object.fromEntries(
    listed.map(({ attribute, value }) => [attribute, Array.isArray(value) ? value.map(foldValue) : foldOptional(value)]),
  )
  const plain: Record<(typeof PLAIN_COLUMNS)[number], ColumnValue> = {
    id: document.id,
    dealership_id: document.dealership_id,
    is_shown: document.show_on_dealer_website,
    sold_at: document.sold_date_timestamp,
    photos_count: document.photos_count,
    custom_rank: document.custom_rank,
    seq: document.seq,
    price: document.price,
    weekly_price: document.weekly_price,
    subscription_price: document.subscription_price,
    km: document.km,
    year: document.year,
    created_at_timestamp: document.created_at_timestamp,
    lat: document._geo?.lat ?? null,
    lng: document._geo?.lng ?? null,
    vin: document.vin === null ? null : foldIdentifier(document.vin),
    stock_number: document.stock_number === null ? null : foldIdentifier(document.stock_number),
    words: [`'${toOwnerWord(document.dealership_id)}':1D`, ...[...weighted].map(([word, weight]) => `'${word}':1${weight}`)].join(' '),
  }
  const values = listed.flatMap(({ attribute, value }) =>
    [value].flat().flatMap((one) => (one === null ? [] : [{ attribute, folded: foldValue(String(one)), spelling: String(one) }])),
  )
  return { columns: { ...plain, ...lists }, words: [...weighted.keys()], values }
}

/** Stands among the words of every car of a dealership, so that looking up words costs by its stock, not by everybody's. No word has a '#'. */
export function toOwnerWord(dealershipId: number): string {
  return `#${dealershipId}`
}

function foldOptional(value: string | number | boolean | null): string | null {
  return value === null ? null : foldValue(String(value))
}

/** Every word of the document under the best weight it occurs with. VIN and stock number are no full text. */
function weighWords(document: SearchDocument): Map<string, Weight> {
  const names = [document.make, document.model, document.badge, document.series].map((text) => splitWords(text ?? ''))
  const joined = names.slice(0, 3).flatMap(joinAdjacentWords)
  const { title, colour, body, fuel, transmission, drive, car_type, item_type, tag, city, dealership_name, location_name } = document
  const facts = [title, colour, body, fuel, transmission, drive, car_type, item_type, tag, city, dealership_name, location_name]
  const texts: Record<Weight, string[]> = {
    A: [...names.flat(), ...joined],
    B: [...facts, ...document.filtered_features, ...document.categories].flatMap((text) => splitWords(text ?? '')),
    D: splitWords(document.description ?? ''),
  }
  const weighted = new Map<string, Weight>()
  for (const weight of WEIGHTS) {
    for (const word of texts[weight]) if (!weighted.has(word)) weighted.set(word, weight)
  }
  return weighted
}
