import type { ListAttribute, RangeParameter } from './facets'
import type { NumberRange } from './query'
import { DEFAULT_SORT, type SortId } from './sorts'

/** The list filters of a search: only those with a value, each value once. */
export type ListSelection = Partial<Record<ListAttribute, string[]>>
/** The range filters of a search: only those with a bound. */
export type RangeSelection = Partial<Record<RangeParameter, NumberRange>>

/** What a visitor has asked for (SRCH-09): the one thing that the address, the controls and the query derive from. */
export type SearchState = {
  query: string
  /** From 1. */
  page: number
  sortBy: SortId
  lists: ListSelection
  ranges: RangeSelection
  /** Within so many kilometres of a postcode (SRCH-20); no distance said means the tenant's own (SRCH-21). */
  near: { postcode: string; radiusKm: number | null } | null
}

/** All stock, in the tenant's own order, from the first page. */
export const ALL_STOCK: SearchState = { query: '', page: 1, sortBy: DEFAULT_SORT, lists: {}, ranges: {}, near: null }

/** The distances offered, in km (SRCH-20). */
export const DISTANCE_OPTIONS_KM = [25, 50, 75, 100, 150, 250, 500, 750, 1000] as const

/** The distances that a site offers, ascending: those of SRCH-20, and its own default where that is another (SRCH-21). */
export function listDistances(nearbyRadiusKm: number): number[] {
  return [...new Set([...DISTANCE_OPTIONS_KM, nearbyRadiusKm])].sort((a, b) => a - b)
}

/** The state with the tenant's own distance where none is said, for whatever shows or asks it (SRCH-21). */
export function settleDistance(state: SearchState, nearbyRadiusKm: number): SearchState {
  return state.near === null || state.near.radiusKm !== null ? state : { ...state, near: { ...state.near, radiusKm: nearbyRadiusKm } }
}

/** How many filters are chosen: each value of a list, each range, and the nearby filter (for 'Filters (3)' and 'Clear all'). */
export function countActiveFilters(state: SearchState): number {
  const values = Object.values(state.lists).reduce((sum, list) => sum + list.length, 0)
  return values + Object.keys(state.ranges).length + (state.near === null ? 0 : 1)
}
