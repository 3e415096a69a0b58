import { type Coordinates, isOnGlobe } from '../geo/geo'
import { LIST_ATTRIBUTES, type ListAttribute, RANGE_ATTRIBUTES, type RangeAttribute } from './facets'
import { foldValue } from './fold'
import { type NormalisedQuery, normaliseQuery } from './normalise-query'
import type { SearchScope } from './scope'
import type { SortKey } from './sorts'
import type { SpreadPart } from './spread'

const MOST_PER_PAGE = 1_000

/** Inclusive bounds in the attribute's own unit (dollars, km, year, Unix seconds); null leaves an end open. */
export type NumberRange = { min: number | null; max: number | null }

/** What an engine is asked (SRCH-09). Everything in it is data: the visitor's text needs no escaping by the caller. */
export type SearchQuery = {
  text: string
  /** The tenant's visibility rule; the instant is in it, engines have no clock. */
  scope: SearchScope
  /** Any of the values within a filter, all filters together; an empty list is no filter. */
  lists: Partial<Record<ListAttribute, readonly string[]>>
  /** A missing value is in no range. */
  ranges: Partial<Record<RangeAttribute, NumberRange>>
  /** Within so many metres of a point; a car without coordinates is not (SRCH-20). */
  near: (Coordinates & { radiusMetres: number }) | null
  excludeIds: readonly number[]
  /** The attributes to count values of, each under all filters but its own. */
  facets: readonly ListAttribute[]
  /** The attributes to give the least and greatest value of, each under all filters but its own range. */
  stats: readonly RangeAttribute[]
  /** The attributes to count cars along, each under all filters but its own range. */
  spreads: readonly RangeAttribute[]
  /** Ties are ordered by relevance, custom_rank descending, id ascending. */
  sort: readonly SortKey[]
  /** From 1; a page past the end is empty and still has the right total. */
  page: number
  /** 0 asks for the totals and facets alone. */
  perPage: number
}

export type FacetValue = { value: string; count: number }

/** What an engine answers: ids in order, to be hydrated from the database, so that no price on a card is stale. */
export type SearchResult = {
  ids: number[]
  /** Exact, whatever its size. */
  total: number
  /** By count descending, then by value; spellings that differ in case alone are one value. */
  facets: Partial<Record<ListAttribute, FacetValue[]>>
  /** Absent where no car has the value. */
  stats: Partial<Record<RangeAttribute, { min: number; max: number }>>
  /** Cars along each attribute asked for, in the parts of SPREAD_WIDTHS; those without the number are in none. */
  spreads: Partial<Record<RangeAttribute, SpreadPart[]>>
  /** Milliseconds spent in the engine. */
  ms: number
}

/** A query that no engine can answer: coordinates off the globe, a page of 0, a bound that is no number. */
export class SearchQueryError extends Error {
  override name = 'SearchQueryError'
}

/** A query that holds no filter, to be spread over: `{ ...emptySearchQuery(scope), facets: ['make'] }`. */
export function emptySearchQuery(scope: SearchScope): SearchQuery {
  return {
    text: '',
    scope,
    lists: {},
    ranges: {},
    near: null,
    excludeIds: [],
    facets: [],
    stats: [],
    spreads: [],
    sort: [],
    page: 1,
    perPage: 21,
  }
}

/** A query checked and brought to the form both engines work from: active filters only, values folded, words split. */
export type PreparedQuery = Pick<
  SearchQuery,
  'scope' | 'near' | 'excludeIds' | 'facets' | 'stats' | 'spreads' | 'sort' | 'page' | 'perPage'
> & {
  normalised: NormalisedQuery
  lists: { attribute: ListAttribute; values: string[] }[]
  ranges: { attribute: RangeAttribute; min: number | null; max: number | null }[]
}

/**
 * What every engine does first with a query.
 * @throws SearchQueryError when the query cannot be answered.
 */
export function prepareSearchQuery(query: SearchQuery): PreparedQuery {
  checkSearchQuery(query)
  const lists = LIST_ATTRIBUTES.flatMap((attribute) => {
    const values = [...new Set((query.lists[attribute] ?? []).map(foldValue))]
    return values.length > 0 ? [{ attribute, values }] : []
  })
  const ranges = RANGE_ATTRIBUTES.flatMap((attribute) => {
    const { min, max } = query.ranges[attribute] ?? { min: null, max: null }
    return min === null && max === null ? [] : [{ attribute, min, max }]
  })
  const { scope, near, excludeIds, sort, page, perPage } = query
  const facets = [...new Set(query.facets)]
  const stats = [...new Set(query.stats)]
  const spreads = [...new Set(query.spreads)]
  return { scope, near, excludeIds, facets, stats, spreads, sort, page, perPage, lists, ranges, normalised: normaliseQuery(query.text) }
}

function checkSearchQuery(query: SearchQuery): void {
  const { near, page, perPage } = query
  if (!Number.isSafeInteger(page) || page < 1) throw new SearchQueryError(`page must be a whole number from 1, not ${page}`)
  if (!Number.isSafeInteger(perPage) || perPage < 0 || perPage > MOST_PER_PAGE) {
    throw new SearchQueryError(`perPage must be a whole number from 0 to ${MOST_PER_PAGE}, not ${perPage}`)
  }
  if (near !== null && !(isOnGlobe(near) && Number.isFinite(near.radiusMetres) && near.radiusMetres >= 0)) {
    throw new SearchQueryError(`there is no place at ${near.lat}, ${near.lng} within ${near.radiusMetres} m`)
  }
  for (const [attribute, range] of Object.entries(query.ranges)) {
    const bounds = [range.min, range.max].filter((bound) => bound !== null)
    if (!bounds.every(Number.isFinite)) throw new SearchQueryError(`the range of ${attribute} must have finite bounds`)
  }
}

/** Values by count descending, then by value; those that no car has are left out. */
export function orderFacetValues(counted: readonly FacetValue[]): FacetValue[] {
  return counted.filter(({ count }) => count > 0).sort(compareFacetValues)
}

function compareFacetValues(one: FacetValue, other: FacetValue): number {
  if (one.count !== other.count) return other.count - one.count
  return one.value < other.value ? -1 : Number(one.value > other.value)
}

/** How many pages the hits fill (SRCH-10); no hits fill none. */
export function countPages(total: number, perPage: number): number {
  return perPage > 0 ? Math.ceil(total / perPage) : 0
}
