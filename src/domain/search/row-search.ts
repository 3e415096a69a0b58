import { normaliseMakeName } from '../models/make-name'
import { normaliseModelName } from '../models/model-name'
import { ALL_STOCK, type SearchState } from './search-state'
import { findSort } from './sorts'

/** What an editor says a row of cars shall hold; money in dollars. */
export type RowFilters = {
  carType?: string | null
  make?: string | null
  model?: string | null
  body?: string | null
  fuel?: string | null
  maxPrice?: number | null
  justArrived?: boolean | null
}

const DAY = 86_400

const listOf = (value: string | null | undefined) => (value?.trim() ? [value.trim()] : undefined)

/** A model under the name that lookups know it by (MOD-11). */
const listModels = ({ make, model }: RowFilters) => listOf(model)?.map((name) => normaliseModelName(make ?? '', name))

/**
 * The filters of a stock carousel as a search.
 * @param justArrivedDays The tenant's window of CAR-12.
 * @param now Unix seconds.
 */
export function toRowSearch(filters: RowFilters, sort: string | null | undefined, justArrivedDays: number, now: number): SearchState {
  const lists = Object.fromEntries(
    Object.entries({
      car_type: listOf(filters.carType),
      make: listOf(filters.make)?.map(normaliseMakeName),
      model: listModels(filters),
      body: listOf(filters.body),
      fuel: listOf(filters.fuel),
    }).filter(([, values]) => values),
  )
  return {
    ...ALL_STOCK,
    sortBy: findSort(sort),
    lists,
    ranges: {
      ...(filters.maxPrice ? { price: { min: null, max: filters.maxPrice } } : {}),
      ...(filters.justArrived ? { created_at_timestamp: { min: now - justArrivedDays * DAY, max: null } } : {}),
    },
  }
}
