import { LIST_FILTERS, type ListAttribute, RANGE_FILTERS, type RangeAttribute, type RangeParameter } from './facets'
import { foldValue } from './fold'
import type { FacetValue, NumberRange, SearchQuery } from './query'
import type { SearchState } from './search-state'

/** A filter with the same search without it (SRP-13). `key` is unique among the filters. */
export type DroppableFilter = { key: string; without: SearchState } & (
  | { kind: 'words'; text: string }
  | { kind: 'list'; attribute: ListAttribute; values: readonly string[] }
  | { kind: 'range'; parameter: RangeParameter; attribute: RangeAttribute; range: NumberRange }
  | { kind: 'near'; postcode: string; radiusKm: number | null }
)

/** The closest match for a filter without results: another value with its count, or the nearest number outside a range. */
export type NearestMatch = { kind: 'value'; value: string; count: number } | { kind: 'number'; value: number }

/** A filter, and the number of vehicles without it while all other filters stay. */
export type Relaxation = DroppableFilter & { gain: number; nearest: NearestMatch | null }

/**
 * Lists the filters of a search in registry order. All values of a filter are dropped together, because dropping only one narrows the
 * results.
 */
export function listDroppableFilters(state: SearchState): DroppableFilter[] {
  const from = { ...state, page: 1 }
  const lists = LIST_FILTERS.flatMap(({ attribute }): DroppableFilter[] => {
    const { [attribute]: values, ...others } = state.lists
    return values ? [{ kind: 'list', key: attribute, attribute, values, without: { ...from, lists: others } }] : []
  })
  const ranges = RANGE_FILTERS.flatMap(({ parameter, attribute }): DroppableFilter[] => {
    const { [parameter]: range, ...others } = state.ranges
    return range ? [{ kind: 'range', key: parameter, parameter, attribute, range, without: { ...from, ranges: others } }] : []
  })
  return [
    ...(state.query === '' ? [] : [{ kind: 'words', key: 'query', text: state.query, without: { ...from, query: '' } } as const]),
    ...lists,
    ...ranges,
    ...(state.near === null ? [] : [{ kind: 'near', key: 'near', ...state.near, without: { ...from, near: null } } as const]),
  ]
}

/** Orders relaxations by the number of vehicles they find. Ties keep the order of the filters. */
export function orderRelaxations(relaxations: readonly Relaxation[]): Relaxation[] {
  return relaxations.toSorted((one, other) => other.gain - one.gain)
}

/**
 * Finds the other value of a list filter with the most vehicles, from its counts under all other filters (`facets` of the empty search).
 * Returns null when there is none.
 */
export function findNearestValue(values: readonly string[], counted: readonly FacetValue[] | undefined): NearestMatch | null {
  const chosen = new Set(values.map(foldValue))
  const [best] = (counted ?? []).filter(({ value }) => !chosen.has(foldValue(value)))
  return best ? { kind: 'value', ...best } : null
}

/** Builds searches for the nearest vehicle on each side of a range: the lowest value above it and the highest below it. */
export function toNearestQueries(query: SearchQuery, attribute: RangeAttribute, { min, max }: NumberRange): SearchQuery[] {
  const one = { ...query, facets: [], stats: [], histograms: [], page: 1, perPage: 1 }
  const above: SearchQuery[] =
    max === null
      ? []
      : [{ ...one, ranges: { ...query.ranges, [attribute]: { min: max, max: null } }, sort: [{ attribute, direction: 'asc' }] }]
  const below: SearchQuery[] =
    min === null
      ? []
      : [{ ...one, ranges: { ...query.ranges, [attribute]: { min: null, max: min } }, sort: [{ attribute, direction: 'desc' }] }]
  return [...above, ...below]
}

/** Finds the number that is closest to a range. */
export function findNearestNumber({ min, max }: NumberRange, numbers: readonly (number | null)[]): NearestMatch | null {
  const outside = (value: number) => Math.max(0, max === null ? 0 : value - max, min === null ? 0 : min - value)
  const [nearest] = numbers.filter((value) => value !== null).sort((one, other) => outside(one) - outside(other))
  return nearest === undefined ? null : { kind: 'number', value: nearest }
}
