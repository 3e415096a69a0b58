import { type Coordinates, isOnGlobe } from '../geo/geo'
import { LIST_ATTRIBUTES, type ListAttribute, RANGE_ATTRIBUTES, type RangeAttribute } from './facets'
import { foldValue } from './fold'
import { type NormalisedQuery, normaliseQuery } from './normalise-query'
import type { SearchScope } from './scope'
import type { SortKey } from './sorts'
import type { HistogramBin } from './histogram'

const MAX_PER_PAGE = 1_000

/** Inclusive bounds in the attribute's unit (dollars, km, year, Unix seconds). A null end is open. */
export type NumberRange = { min: number | null; max: number | null }

/** A query to a search engine (SRCH-09). Engines escape the visitor's text themselves. */
export type SearchQuery = {
  text: string
  /** The tenant's visibility rule, including the current time: engines have no clock. */
  scope: SearchScope
  /** Values of one filter are combined with OR, filters with AND. An empty list doesn't filter. */
  lists: Partial<Record<ListAttribute, readonly string[]>>
  /** A missing value matches no range. */
  ranges: Partial<Record<RangeAttribute, NumberRange>>
  /**
   * The prices that vehicles without a weekly price of their own must have to match the range of weekly prices, because their cards show a
   * calculated one (LOOK-01). Without it they don't match.
   */
  pricesOfWeekly?: NumberRange
  /** Vehicles within this distance of a point. Vehicles without coordinates don't match (SRCH-20). */
  near: (Coordinates & { radiusMetres: number }) | null
  /** Sorts by the distance from `near` before `sort`. Without `near` it does nothing (LOOK-15). */
  isNearestFirst: boolean
  excludeIds: readonly number[]
  /** The attributes whose values are counted, each under all other filters. */
  facets: readonly ListAttribute[]
  /** The attributes whose minimum and maximum are returned, each under all filters but its own range. */
  stats: readonly RangeAttribute[]
  /** The attributes for which a histogram is returned, each under all filters but its own range. */
  histograms: readonly RangeAttribute[]
  /** Ties are ordered by relevance, custom_rank descending, then ID ascending. */
  sort: readonly SortKey[]
  /** Starts at 1. A page past the end is empty but has the right total. */
  page: number
  /** 0 returns only totals and facets. */
  perPage: number
}

export type FacetValue = { value: string; count: number }

/** A search engine's result: IDs in order. Callers read the vehicles from the database, so that no card shows a stale price. */
export type SearchResult = {
  ids: number[]
  /** Always exact. */
  total: number
  /** By count descending, then by value. Spellings that differ only in case are one value. */
  facets: Partial<Record<ListAttribute, FacetValue[]>>
  /** Absent when no vehicle has a value. */
  stats: Partial<Record<RangeAttribute, { min: number; max: number }>>
  /** The number of vehicles per bin of HISTOGRAM_BIN_WIDTHS. Vehicles without a value are not counted. */
  histograms: Partial<Record<RangeAttribute, HistogramBin[]>>
  /** Milliseconds spent in the engine. */
  ms: number
}

/** Thrown for a query that no engine can answer, such as coordinates out of range, page 0 or a bound that is not a number. */
export class SearchQueryError extends Error {
  override name = 'SearchQueryError'
}

/** Returns a query without filters, to be extended: `{ ...emptySearchQuery(scope), facets: ['make'] }`. */
export function emptySearchQuery(scope: SearchScope): SearchQuery {
  return {
    text: '',
    scope,
    lists: {},
    ranges: {},
    near: null,
    isNearestFirst: false,
    excludeIds: [],
    facets: [],
    stats: [],
    histograms: [],
    sort: [],
    page: 1,
    perPage: 21,
  }
}

/** A validated query in the form that both engines use: only active filters, folded values, separate words. */
export type PreparedQuery = Pick<
  SearchQuery,
  'scope' | 'near' | 'isNearestFirst' | 'excludeIds' | 'facets' | 'stats' | 'histograms' | 'sort' | 'page' | 'perPage'
> & {
  normalised: NormalisedQuery
  lists: { attribute: ListAttribute; values: string[] }[]
  /** `prices`: the range of prices for vehicles without a value. */
  ranges: (NumberRange & { attribute: RangeAttribute; prices?: NumberRange })[]
}

/**
 * Validates and prepares a query. Every engine calls it first.
 * @throws SearchQueryError when the query can't be answered.
 */
export function prepareSearchQuery(query: SearchQuery): PreparedQuery {
  checkSearchQuery(query)
  const lists = LIST_ATTRIBUTES.flatMap((attribute) => {
    const values = [...new Set((query.lists[attribute] ?? []).map(foldValue))]
    return values.length > 0 ? [{ attribute, values }] : []
  })
  const ranges = RANGE_ATTRIBUTES.flatMap((attribute) => {
    const { min, max } = query.ranges[attribute] ?? { min: null, max: null }
    if (min === null && max === null) return []
    const prices = attribute === 'weekly_price' ? query.pricesOfWeekly : undefined
    return [{ attribute, min, max, ...(prices && { prices }) }]
  })
  const { scope, near, excludeIds, sort, page, perPage } = query
  const isNearestFirst = query.isNearestFirst && near !== null
  const facets = [...new Set(query.facets)]
  const stats = [...new Set(query.stats)]
  const histograms = [...new Set(query.histograms)]
  return {
    scope,
    near,
    isNearestFirst,
    excludeIds,
    facets,
    stats,
    histograms,
    sort,
    page,
    perPage,
    lists,
    ranges,
    normalised: normaliseQuery(query.text),
  }
}

function checkSearchQuery(query: SearchQuery): void {
  const { near, page, perPage } = query
  if (!Number.isSafeInteger(page) || page < 1) throw new SearchQueryError(`page must be a whole number from 1, not ${page}`)
  if (!Number.isSafeInteger(perPage) || perPage < 0 || perPage > MAX_PER_PAGE) {
    throw new SearchQueryError(`perPage must be a whole number from 0 to ${MAX_PER_PAGE}, not ${perPage}`)
  }
  if (near !== null && !(isOnGlobe(near) && Number.isFinite(near.radiusMetres) && near.radiusMetres >= 0)) {
    throw new SearchQueryError(
      `near must have valid coordinates and a radius of at least 0, not ${near.lat}, ${near.lng} within ${near.radiusMetres} m`,
    )
  }
  for (const [attribute, range] of Object.entries(query.ranges)) {
    const bounds = [range.min, range.max].filter((bound) => bound !== null)
    if (!bounds.every(Number.isFinite)) throw new SearchQueryError(`the range of ${attribute} must have finite bounds`)
  }
}

/** Orders values by count descending, then by value. Leaves out zero counts. */
export function orderFacetValues(counted: readonly FacetValue[]): FacetValue[] {
  return counted.filter(({ count }) => count > 0).sort(compareFacetValues)
}

function compareFacetValues(one: FacetValue, other: FacetValue): number {
  if (one.count !== other.count) return other.count - one.count
  return one.value < other.value ? -1 : Number(one.value > other.value)
}

/** Returns the number of result pages (SRCH-10); 0 without hits. */
export function countPages(total: number, perPage: number): number {
  return perPage > 0 ? Math.ceil(total / perPage) : 0
}
