import type { ListAttribute, RangeParameter } from './facets'
import type { OwnTerms } from '../finance/own-terms'
import type { NumberRange } from './query'
import { DEFAULT_SORT } from './default-sort'
import type { SortId } from './sorts'

/** The list filters of a search: only those with values, without duplicates. */
export type ListSelection = Partial<Record<ListAttribute, string[]>>
/** The range filters of a search: only those with a bound. */
export type RangeSelection = Partial<Record<RangeParameter, NumberRange>>

/** A visitor's search (SRCH-09). The address, the controls and the query all derive from it. */
export type SearchState = {
  query: string
  /** Starts at 1. */
  page: number
  sortBy: SortId
  lists: ListSelection
  ranges: RangeSelection
  /** Within a distance of a postcode (SRCH-20). A null radius means the tenant's default (SRCH-21). */
  near: { postcode: string; radiusKm: number | null } | null
  /** The loan terms for which weekly payments are meant (LOOK-01); the site's if missing. */
  terms?: OwnTerms
}

/** All stock, in the tenant's order, from the first page. */
export const ALL_STOCK: SearchState = { query: '', page: 1, sortBy: DEFAULT_SORT, lists: {}, ranges: {}, near: null }

/** The available distances in km (SRCH-20). */
export const DISTANCE_OPTIONS_KM = [25, 50, 75, 100, 150, 250, 500, 750, 1000] as const

/** Lists a site's distances in ascending order: those of SRCH-20 and its own default (SRCH-21). */
export function listDistances(nearbyRadiusKm: number): number[] {
  return [...new Set([...DISTANCE_OPTIONS_KM, nearbyRadiusKm])].sort((a, b) => a - b)
}

/** Returns the state with the tenant's default distance where none is chosen (SRCH-21). */
export function applyDefaultDistance(state: SearchState, nearbyRadiusKm: number): SearchState {
  return state.near === null || state.near.radiusKm !== null ? state : { ...state, near: { ...state.near, radiusKm: nearbyRadiusKm } }
}

/** Counts the active filters for 'Filters (3)' and 'Clear all': each value of a list, each range, and the nearby filter. */
export function countActiveFilters(state: SearchState): number {
  const values = Object.values(state.lists).reduce((sum, list) => sum + list.length, 0)
  return values + Object.keys(state.ranges).length + (state.near === null ? 0 : 1)
}
