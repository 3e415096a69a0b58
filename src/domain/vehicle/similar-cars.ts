import { normaliseModelName } from '../models/model-name'
import { type Cents, toDollars } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import { emptySearchQuery, type NumberRange, type SearchQuery } from '../search/query'
import type { SearchScope } from '../search/scope'
import { toSearchAddress } from '../search/search-address'
import { ALL_STOCK } from '../search/search-state'
import type { Vehicle } from './vehicle'

/** So many cars are shown (SIM-02). */
export const MOST_SIMILAR = 6
/** So many hits each query is limited to (SIM-03). */
const HITS_PER_QUERY = 10
/** Below this price the band is the narrow one (SIM-04). */
const WIDE_BAND_FROM: Cents = 50_000_00
const NARROW_BAND_DOLLARS = 10_000
const WIDE_BAND_DOLLARS = 25_000

type SimilarTo = Pick<Vehicle, 'id' | 'make' | 'model' | 'body' | 'simpleBody' | 'itemType' | 'price' | 'offerPrice'>

/** The prices around a car's own within which another is similar, in dollars; null for a car without price (SIM-04). */
export function toPriceBand(vehicle: Pick<Vehicle, 'price' | 'offerPrice'>): NumberRange | null {
  const price = resolveAskingPrice(vehicle)
  if (price === null) return null
  const width = price < WIDE_BAND_FROM ? NARROW_BAND_DOLLARS : WIDE_BAND_DOLLARS
  return { min: Math.max(0, toDollars(price) - width), max: toDollars(price) + width }
}

/** Another car in stock within the price band: what every query for similar cars asks (SIM-04 to SIM-06), and all that the fallback does (SIM-11). */
export function toFallbackQuery(vehicle: SimilarTo, scope: SearchScope): SearchQuery {
  const band = toPriceBand(vehicle)
  return {
    ...emptySearchQuery(scope),
    lists: { status: ['in_stock'], ...(vehicle.itemType === null ? {} : { item_type: [vehicle.itemType] }) },
    ranges: band === null ? {} : { price: band },
    excludeIds: [vehicle.id],
    perPage: MOST_SIMILAR,
  }
}

/**
 * The searches that similar cars come from, most similar first: the same model (SIM-07), the same body of the make, the same body, the
 * same make. All of them are asked at once (API-12).
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

/** The cars of several answers in their order, each once and never the car itself, as many as are shown (SIM-02, SIM-05, SIM-08). */
export function mergeSimilar(id: number, answers: readonly { ids: readonly number[] }[]): number[] {
  const distinct = new Set(answers.flatMap(({ ids }) => ids))
  distinct.delete(id)
  return [...distinct].slice(0, MOST_SIMILAR)
}

/** 'Similar SUVs In-Stock', on subscription sites 'Similar SUVs Available'; 'Car' and 'Caravan' where there is no body (SIM-01). */
export function toSimilarTitle(
  { itemType, simpleBody }: Pick<Vehicle, 'itemType' | 'simpleBody'>,
  { subscriptionsEnabled }: { subscriptionsEnabled: boolean },
): string {
  const type = itemType?.toLowerCase() === 'caravan' ? 'Caravan' : (simpleBody ?? 'Car')
  return `Similar ${toPlural(type)} ${subscriptionsEnabled ? 'Available' : 'In-Stock'}`
}

/** The ordinary search that comes closest: cars of the same body, else of the same make. */
export function toSimilarAddress({ make, simpleBody, body }: Pick<Vehicle, 'make' | 'simpleBody' | 'body'>): string {
  const kind = simpleBody ?? body
  return toSearchAddress({ ...ALL_STOCK, lists: kind === null ? { make: [make] } : { body: [kind] } })
}

function toPlural(type: string): string {
  if (/(s|x|z|ch|sh)$/i.test(type)) return /(bus|hatch|x|z|sh|ss)$/i.test(type) ? `${type}es` : type
  return `${type}s`
}
