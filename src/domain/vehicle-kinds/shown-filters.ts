import { DEFAULT_SEARCH_FILTERS, findShownFilters, type SearchFilter } from '../search/facets'
import type { KindSortId } from '../search/sorts'
import { findKind, type VehicleKind } from './kinds'

type FilterSettings = {
  /** The switch searchFilters (SRCH-11). */
  searchFilters: readonly string[]
  /** The switch stockKinds (KIND-01). Empty means cars. */
  stockKinds: readonly VehicleKind[]
}

/** Checks whether a tenant keeps the switch's default, and so has not chosen filters itself. */
function isDefault(searchFilters: readonly string[]): boolean {
  return searchFilters.join() === DEFAULT_SEARCH_FILTERS.join()
}

const orCars = (kinds: readonly VehicleKind[]): readonly VehicleKind[] => (kinds.length === 0 ? ['car'] : kinds)

/**
 * Returns the filters that visitors see, in order: those that the tenant chose, else those of the kinds that it sells (SRCH-11, KIND-05).
 */
export function listShownFilters({ searchFilters, stockKinds }: FilterSettings): SearchFilter[] {
  if (!isDefault(searchFilters)) return findShownFilters(searchFilters)
  return findShownFilters(orCars(stockKinds).flatMap((kind) => findKind(kind).filters))
}

/** Returns the sort orders of the kinds that a tenant sells (SRCH-23, KIND-05). */
export function listKindSorts(stockKinds: readonly VehicleKind[]): KindSortId[] {
  return [...new Set(orCars(stockKinds).flatMap((kind) => findKind(kind).sorts))]
}
