import type { CalculatorSettings } from '../finance/calculator-limits'
import { defaultTerms, toPriceRange } from '../finance/own-terms'
import type { Coordinates } from '../geo/geo'
import { findFilters, findShownFilters, type ListAttribute, RANGE_FILTERS, type RangeAttribute } from './facets'
import { normaliseQuery } from './normalise-query'
import { type NumberRange, type SearchQuery } from './query'
import { type ScopeSettings, toSearchScope } from './scope'
import type { SearchState } from './search-state'
import { resolveSortKeys, type SortKey } from './sorts'

/** The tenant switches that affect searches, under their keys (CAR-16 to CAR-20, SRCH-11, SRCH-12, SRCH-16, SRCH-17, SRCH-21). */
export type SearchSettings = ScopeSettings & {
  hitsPerPage: number
  searchFilters: readonly string[]
  searchDefaultSort: string
  priceAscRequiresPrice: boolean
  nearbyRadiusKm: number
}

const METRES_PER_KM = 1_000

/**
 * Converts a visitor's search and a tenant's settings to an engine query. Asks for facets and stats of the filters that the tenant shows
 * and of active filters.
 * @param now Unix seconds; decides which sold vehicles are still listed (CAR-16).
 * @param centre Coordinates of the state's postcode. If null, the distance filter is ignored (SRCH-20).
 */
export function toSearchQuery(state: SearchState, settings: SearchSettings, now: number, centre: Coordinates | null = null): SearchQuery {
  const scope = toSearchScope(settings, now)
  const hasWords = normaliseQuery(state.query).words.length > 0
  const sort = resolveSortKeys(state.sortBy, settings.searchDefaultSort, hasWords).map(bySubscriptionPrice(state))
  const isCheapestFirst = sort[0]?.attribute === 'price' && sort[0].direction === 'asc'
  const ranges: Partial<Record<RangeAttribute, NumberRange>> = {}
  for (const { parameter, attribute } of RANGE_FILTERS) {
    const range = state.ranges[parameter]
    if (range) ranges[attribute] = intersect(ranges[attribute], range)
  }
  const { facets, stats } = listCountedAttributes(state, settings)
  return {
    text: state.query,
    scope: { ...scope, isPricedOnly: settings.priceAscRequiresPrice && isCheapestFirst },
    lists: state.lists,
    ranges,
    near: state.near && centre ? { ...centre, radiusMetres: (state.near.radiusKm ?? settings.nearbyRadiusKm) * METRES_PER_KM } : null,
    isNearestFirst: state.sortBy === 'nearest',
    excludeIds: [],
    facets,
    stats,
    histograms: stats,
    sort,
    page: state.page,
    perPage: settings.hitsPerPage,
  }
}

/**
 * Replaces a range of weekly payments for the visitor's own loan terms by the prices with such a payment (LOOK-01). Search documents only know
 * the payment for the site's terms.
 */
export function applyOwnTerms({ terms, ...state }: SearchState, settings: CalculatorSettings): SearchState {
  const { weekly_price_range: weekly, ...ranges } = state.ranges
  if (!terms || !weekly) return state
  return { ...state, ranges: { ...ranges, price: intersect(ranges.price, toPriceRange(weekly, terms, settings)) } }
}

/** The prices whose cards show a weekly payment, calculated for the site's terms, within the range that is searched (LOOK-01). */
export function toPricesOfWeekly({ ranges }: SearchState, settings: CalculatorSettings): NumberRange | undefined {
  const { weekly_price_range: weekly } = ranges
  return weekly && toPriceRange(weekly, defaultTerms(settings), settings)
}

/** Two filters of one attribute both apply: the ATM that a visitor chose, and what their car may tow (KIND-04). */
function intersect(one: NumberRange = { min: null, max: null }, other: NumberRange): NumberRange {
  const mins = [one.min, other.min].filter((value) => value !== null)
  const maxes = [one.max, other.max].filter((value) => value !== null)
  return { min: mins.length > 0 ? Math.max(...mins) : null, max: maxes.length > 0 ? Math.min(...maxes) : null }
}

/** Sorts subscription vehicles by their subscription price (PRC-02), which their cards show. */
function bySubscriptionPrice({ ranges }: SearchState): (key: SortKey) => SortKey {
  const isSubscription = ranges.subscription_price !== undefined
  return (key) => (key.attribute === 'price' && isSubscription ? { ...key, attribute: 'subscription_price' } : key)
}

/** Car types are always counted, because every site offers them (SRCH-11). */
function listCountedAttributes(state: SearchState, settings: SearchSettings): { facets: ListAttribute[]; stats: RangeAttribute[] } {
  const active = [...Object.keys(state.lists), ...Object.keys(state.ranges)]
  const filters = [...new Set([...findShownFilters(['car_type', ...settings.searchFilters]), ...findFilters(active)])]
  return {
    facets: filters.flatMap((filter) => (filter.kind === 'list' ? [filter.attribute] : [])),
    stats: filters.flatMap((filter) => (filter.kind === 'range' ? [filter.attribute] : [])),
  }
}
