import { normaliseModelName } from '../models/model-name'
import { type Cents, toDollars } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import { emptySearchQuery, type NumberRange, type SearchQuery } from '../search/query'
import type { SearchScope } from '../search/scope'
import { toSearchAddress } from '../search/search-address'
import { ALL_STOCK } from '../search/search-state'
import { findKind } from './kinds/kinds'
import type { Vehicle } from './vehicle'

/** The maximum number of similar vehicles (SIM-02). */
export const MAX_SIMILAR = 6
/** The hit limit of each query (SIM-03). */
const HITS_PER_QUERY = 10
/** Below this price the price band is narrower (SIM-04). */
const WIDE_BAND_FROM: Cents = 50_000_00
const NARROW_BAND_DOLLARS = 10_000
const WIDE_BAND_DOLLARS = 25_000

type SimilarTo = Pick<Vehicle, 'id' | 'make' | 'model' | 'body' | 'simpleBody' | 'kind' | 'price' | 'offerPrice'>

/** Returns the price range of similar vehicles in dollars, or null for a vehicle without a price (SIM-04). */
export function toPriceBand(vehicle: Pick<Vehicle, 'price' | 'offerPrice'>): NumberRange | null {
  const price = resolveAskingPrice(vehicle)
  if (price === null) return null
  const width = price < WIDE_BAND_FROM ? NARROW_BAND_DOLLARS : WIDE_BAND_DOLLARS
  return { min: Math.max(0, toDollars(price) - width), max: toDollars(price) + width }
}

/**
 * Builds the fallback query (SIM-11): other vehicles in stock within the price band. All queries for similar vehicles extend it (SIM-04 to
 * SIM-06).
 */
export function toFallbackQuery(vehicle: SimilarTo, scope: SearchScope): SearchQuery {
  const band = toPriceBand(vehicle)
  return {
    ...emptySearchQuery(scope),
    lists: { status: ['in_stock'], ...(vehicle.kind === 'car' ? {} : { item_type: [vehicle.kind] }) },
    ranges: band === null ? {} : { price: band },
    excludeIds: [vehicle.id],
    perPage: MAX_SIMILAR,
  }
}

/**
 * Builds the queries for similar vehicles, most similar first: the same model (SIM-07), the same body and make, the same body, the same
 * make. They run in parallel (API-12).
 */
export function toSimilarQueries(vehicle: SimilarTo, scope: SearchScope): SearchQuery[] {
  const base = { ...toFallbackQuery(vehicle, scope), perPage: HITS_PER_QUERY }
  const body = vehicle.simpleBody ?? vehicle.body
  const make = { make: [vehicle.make] }
  const sameBody = body === null ? [] : [{ ...make, body: [body] }, { body: [body] }]
  return [{ ...make, model: [normaliseModelName(vehicle.make, vehicle.model)] }, ...sameBody, make].map((lists) => ({
    ...base,
    lists: { ...base.lists, ...lists },
  }))
}

/** Merges results in order, without duplicates and the vehicle itself, up to the maximum (SIM-02, SIM-05, SIM-08). */
export function mergeSimilar(id: number, answers: readonly { ids: readonly number[] }[]): number[] {
  const distinct = new Set(answers.flatMap(({ ids }) => ids))
  distinct.delete(id)
  return [...distinct].slice(0, MAX_SIMILAR)
}

/**
 * Returns the title: 'Similar SUVs In-Stock', or 'Similar SUVs Available' on subscription sites. Without a body 'Similar Cars',
 * and for other kinds their name (SIM-01, KIND-02).
 */
export function toSimilarTitle(
  { kind, simpleBody }: Pick<Vehicle, 'kind' | 'simpleBody'>,
  { subscriptionsEnabled }: { subscriptionsEnabled: boolean },
): string {
  const { label } = findKind(kind)
  const type = kind === 'car' ? (simpleBody ?? label) : label
  return `Similar ${toPlural(type)} ${subscriptionsEnabled ? 'Available' : 'In-Stock'}`
}

/** Returns the address of the closest ordinary search: the same body, else the same make. */
export function toSimilarAddress({ make, simpleBody, body }: Pick<Vehicle, 'make' | 'simpleBody' | 'body'>): string {
  const kind = simpleBody ?? body
  return toSearchAddress({ ...ALL_STOCK, lists: kind === null ? { make: [make] } : { body: [kind] } })
}

function toPlural(type: string): string {
  if (/(s|x|z|ch|sh)$/i.test(type)) return /(bus|hatch|x|z|sh|ss)$/i.test(type) ? `${type}es` : type
  return `${type}s`
}
