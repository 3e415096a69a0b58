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
  minPrice?: number | null
  maxPrice?: number | null
  /** The largest age in years, by model year. 0 means this year's models. */
  maxAge?: number | null
  maxKm?: number | null
  justArrived?: boolean | null
  /** Only vehicles that are offered by subscription (LOOK-09). */
  subscription?: boolean | null
}

const DAY = 86_400

const listOf = (value: string | null | undefined) => (value?.trim() ? [value.trim()] : undefined)

/** Uses the normalised model name, as lookups do (MOD-11). */
const listModels = ({ make, model }: RowFilters) => listOf(model)?.map((name) => normaliseModelName(make ?? '', name))

const isGiven = (value: number | null | undefined): value is number => typeof value === 'number' && value >= 0

function limitPrice({ minPrice, maxPrice }: RowFilters): SearchState['ranges'] {
  if (!minPrice && !maxPrice) return {}
  return { price: { min: minPrice || null, max: maxPrice || null } }
}

/** The calendar year is that of UTC: half a day early or late doesn't matter for model years. */
function limitAge({ maxAge }: RowFilters, now: number): SearchState['ranges'] {
  return isGiven(maxAge) ? { year: { min: new Date(now * 1000).getUTCFullYear() - Math.floor(maxAge), max: null } } : {}
}

/**
 * Chooses the vehicles of a row (LOOK-10): none twice, and first those whose picture the row doesn't show yet, so that a demo picture that
 * several vehicles share isn't seen twice side by side. Vehicles without a picture count as different.
 */
export function chooseRow<Car extends { id: number; photoUrl: string | null }>(cars: readonly Car[], limit: number): Car[] {
  const distinct = [...new Map(cars.map((car) => [car.id, car])).values()]
  const seen = new Set<string>()
  const isFresh = ({ photoUrl }: Car) => {
    if (photoUrl === null) return true
    const isNew = !seen.has(photoUrl)
    seen.add(photoUrl)
    return isNew
  }
  const fresh = distinct.filter(isFresh)
  const rest = distinct.filter((car) => !fresh.includes(car))
  return [...fresh, ...rest].slice(0, limit)
}

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
      ...limitPrice(filters),
      ...limitAge(filters, now),
      ...(filters.maxKm ? { km: { min: null, max: filters.maxKm } } : {}),
      ...(filters.justArrived ? { created_at_timestamp: { min: now - justArrivedDays * DAY, max: null } } : {}),
      ...(filters.subscription ? { subscription_price: { min: 1, max: null } } : {}),
    },
  }
}
