import type { FilterParameter } from '@/domain/search/facets'
import type { KindSortId } from '@/domain/search/sorts'
import { findKind, type VehicleKind } from './kinds'

const orCars = (kinds: readonly VehicleKind[]): readonly VehicleKind[] => (kinds.length === 0 ? ['car'] : kinds)

/**
 * Returns the filters of a site that chose none, in order: those of the kinds that it sells (SRCH-11, KIND-05).
 * @param usual the filters of its template, which kinds without filters of their own have.
 */
export function listKindFilters<Name extends string>(
  stockKinds: readonly VehicleKind[],
  usual: readonly Name[],
): (Name | FilterParameter)[] {
  return [...new Set(orCars(stockKinds).flatMap((kind): readonly (Name | FilterParameter)[] => findKind(kind).filters ?? usual))]
}

/** Returns the sort orders of the kinds that a tenant sells (SRCH-23, KIND-05). */
export function listKindSorts(stockKinds: readonly VehicleKind[]): KindSortId[] {
  return [...new Set(orCars(stockKinds).flatMap((kind) => findKind(kind).sorts))]
}
