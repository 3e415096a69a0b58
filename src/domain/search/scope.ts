import { isAvailable, soldCutoffAt } from '../vehicle/availability/availability'
import { normaliseMakeName } from '../models/make-name'
import type { CarType, VehicleStatus } from '../vehicle/vehicle'
import { foldIdentifier, foldValue } from './fold'

const MOST_PHOTOS_REQUIRED = 14

/** What decides which cars a tenant lists: its dealerships, and the switches of CAR-16 to CAR-20 by their names. */
export type ScopeSettings = {
  dealershipIds: readonly number[]
  includeSoldDays: number
  minPhotoLevel: number
  stockCarTypes: readonly string[]
  stockStatuses: readonly string[]
  stockMakes: readonly string[]
  excludedStockNumbers: readonly string[]
}

/**
 * The visibility rule of every listing of one tenant, always added on the server. A car is in it when it belongs to one of the
 * dealerships, is shown, is available or was sold after the cut-off, has photos enough, and is within each limit that is not empty.
 */
export type SearchScope = {
  /** No dealership means no car, never every car. */
  dealershipIds: readonly number[]
  /** Unix seconds; a sold car counts when its sold date is later than this, not equal to it. */
  soldAfter: number
  minPhotos: number
  /** Empty means no limit; values are compared folded (`foldValue`). */
  carTypes: readonly string[]
  statuses: readonly string[]
  makes: readonly string[]
  /** Folded by `foldIdentifier`. */
  excludedStockNumbers: readonly string[]
  /** Only cars with a price above 0 (SRCH-17). */
  isPricedOnly: boolean
}

/** The statuses that are in stock whatever the date (CAR-15). */
export const AVAILABLE_STATUSES = ['in_stock', 'coming_soon'] as const satisfies readonly VehicleStatus[]

/**
 * A tenant's settings at an instant → its visibility rule (CAR-16 to CAR-20).
 * @param now Unix seconds; on a page the instant the page stands for.
 */
export function toSearchScope(settings: ScopeSettings, now: number): SearchScope {
  return {
    dealershipIds: [...new Set(settings.dealershipIds)],
    soldAfter: soldCutoffAt({ includeSoldDays: Math.max(0, settings.includeSoldDays) }, now),
    minPhotos: Math.min(MOST_PHOTOS_REQUIRED, Math.max(0, Math.trunc(settings.minPhotoLevel))),
    carTypes: foldAll(settings.stockCarTypes),
    statuses: foldAll(settings.stockStatuses),
    makes: foldAll(settings.stockMakes.map(normaliseMakeName)),
    excludedStockNumbers: [...new Set(settings.excludedStockNumbers.map(foldIdentifier))].filter((folded) => folded !== ''),
    isPricedOnly: false,
  }
}

/** The car facts that the visibility rule looks at, under the names of the search document. */
export type ScopedCar = {
  dealership_id: number
  show_on_dealer_website: boolean
  status: VehicleStatus
  sold_date_timestamp: number | null
  photos_count: number
  car_type: CarType
  make: string
  stock_number: string | null
  price: number | null
}

/** Whether a tenant lists a car (CAR-15 to CAR-20): the rule both engines apply, for a single car at hand. */
export function isInScope(car: ScopedCar, scope: SearchScope): boolean {
  const wasJustSold = car.sold_date_timestamp !== null && car.sold_date_timestamp > scope.soldAfter
  return (
    scope.dealershipIds.includes(car.dealership_id) &&
    car.show_on_dealer_website &&
    (isAvailable(car) || wasJustSold) &&
    car.photos_count >= scope.minPhotos &&
    isWithin(scope.carTypes, car.car_type) &&
    isWithin(scope.statuses, car.status) &&
    isWithin(scope.makes, car.make) &&
    !(car.stock_number !== null && scope.excludedStockNumbers.includes(foldIdentifier(car.stock_number))) &&
    (!scope.isPricedOnly || (car.price !== null && car.price > 0))
  )
}

function isWithin(limit: readonly string[], value: string): boolean {
  return limit.length === 0 || limit.includes(foldValue(value))
}

function foldAll(values: readonly string[]): string[] {
  return [...new Set(values.map(foldValue))].filter((value) => value !== '')
}
