import { normaliseMakeName } from '../models/make-name'
import { normaliseModelName } from '../models/model-name'
import { ALL_STOCK, type SearchState } from './search-state'
import { findSort } from './sorts'

/** An editor's filters for a row of vehicles; money in dollars. */
export type RowFilters = {
  carType?: string | null
  make?: string | null
  model?: string | null
  body?: string | null
  fuel?: string | null
  maxPrice?: number | null
  justArrived?: boolean | null
  /** Only vehicles that are offered by subscription (LOOK-09). */
  subscription?: boolean | null
}

const DAY = 86_400

const listOf = (value: string | null | undefined) => (value?.trim() ? [value.trim()] : undefined)

/** Uses the normalised model name, as lookups do (MOD-11). */
const listModels = ({ make, model }: RowFilters) => listOf(model)?.map((name) => normaliseModelName(make ?? '', name))

/**
 * Converts the filters of a stock carousel to a search.
 * @param justArrivedDays The tenant's number of days (CAR-12).
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
      ...(filters.subscription ? { subscription_price: { min: 1, max: null } } : {}),
    },
  }
}
