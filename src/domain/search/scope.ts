import { isAvailable, soldCutoffAt } from '../vehicle/availability/availability'
import { normaliseMakeName } from '../models/make-name'
import type { CarType, VehicleStatus } from '../vehicle/vehicle'
import { foldIdentifier, foldValue } from './fold'
import { VEHICLE_KINDS, type VehicleKind } from '../vehicle/kinds/kinds'

const MAX_REQUIRED_PHOTOS = 14

/** The kinds of stock that a tenant lists (KIND-01). Search documents of cars have no kind, so a limit with cars excludes the others. */
export type KindLimit = { kind: 'all' } | { kind: 'only' | 'allBut'; names: readonly VehicleKind[] }

/** The settings that decide which vehicles a tenant lists: its dealerships, and the switches of CAR-16 to CAR-20 under their keys. */
export type ScopeSettings = {
  dealershipIds: readonly number[]
  includeSoldDays: number
  minPhotoLevel: number
  stockCarTypes: readonly string[]
  stockKinds: readonly VehicleKind[]
  stockStatuses: readonly string[]
  stockMakes: readonly string[]
  excludedStockNumbers: readonly string[]
}

/**
 * The visibility rule for all of a tenant's listings, always added on the server. It matches a vehicle that belongs to one of the
 * dealerships, is visible, is available or was sold after `soldAfter`, has enough photos, and passes every limit that is not empty.
 */
export type SearchScope = {
  /** Empty matches no vehicle, never all vehicles. */
  dealershipIds: readonly number[]
  /** Unix seconds, exclusive: a sold vehicle is listed when its sold date is later. */
  soldAfter: number
  minPhotos: number
  /** Empty means no limit. Compared with `foldValue`. */
  carTypes: readonly string[]
  kinds: KindLimit
  statuses: readonly string[]
  makes: readonly string[]
  /** Folded with `foldIdentifier`. */
  excludedStockNumbers: readonly string[]
  /** Only vehicles with a price above 0 (SRCH-17). */
  isPricedOnly: boolean
}

/** The statuses of vehicles that are listed whatever their dates (CAR-15). */
export const AVAILABLE_STATUSES = ['in_stock', 'coming_soon'] as const satisfies readonly VehicleStatus[]

/**
 * Builds a tenant's visibility rule at an instant (CAR-16 to CAR-20).
 * @param now Unix seconds; on a page, the page's time.
 */
export function toSearchScope(settings: ScopeSettings, now: number): SearchScope {
  return {
    dealershipIds: [...new Set(settings.dealershipIds)],
    soldAfter: soldCutoffAt({ includeSoldDays: Math.max(0, settings.includeSoldDays) }, now),
    minPhotos: Math.min(MAX_REQUIRED_PHOTOS, Math.max(0, Math.trunc(settings.minPhotoLevel))),
    carTypes: foldAll(settings.stockCarTypes),
    kinds: toKindLimit(settings.stockKinds),
    statuses: foldAll(settings.stockStatuses),
    makes: foldAll(settings.stockMakes.map(normaliseMakeName)),
    excludedStockNumbers: [...new Set(settings.excludedStockNumbers.map(foldIdentifier))].filter((folded) => folded !== ''),
    isPricedOnly: false,
  }
}

/** The vehicle fields that the visibility rule uses, named as in the search document. */
export type ScopedCar = {
  dealership_id: number
  show_on_dealer_website: boolean
  status: VehicleStatus
  sold_date_timestamp: number | null
  photos_count: number
  car_type: CarType
  /** The kind; null for a car. */
  item_type: string | null
  make: string
  stock_number: string | null
  price: number | null
}

/** Checks whether a tenant lists a vehicle (CAR-15 to CAR-20). Both engines apply the same rule. */
export function isInScope(car: ScopedCar, scope: SearchScope): boolean {
  const wasJustSold = car.sold_date_timestamp !== null && car.sold_date_timestamp > scope.soldAfter
  return (
    scope.dealershipIds.includes(car.dealership_id) &&
    car.show_on_dealer_website &&
    (isAvailable(car) || wasJustSold) &&
    car.photos_count >= scope.minPhotos &&
    isWithin(scope.carTypes, car.car_type) &&
    isOfKind(car.item_type, scope.kinds) &&
    isWithin(scope.statuses, car.status) &&
    isWithin(scope.makes, car.make) &&
    !(car.stock_number !== null && scope.excludedStockNumbers.includes(foldIdentifier(car.stock_number))) &&
    (!scope.isPricedOnly || (car.price !== null && car.price > 0))
  )
}

/** Returns the limit to a tenant's kinds. No kinds means all. */
function toKindLimit(kinds: readonly VehicleKind[]): KindLimit {
  if (kinds.length === 0) return { kind: 'all' }
  return kinds.includes('car')
    ? { kind: 'allBut', names: VEHICLE_KINDS.filter((kind) => !kinds.includes(kind)) }
    : { kind: 'only', names: [...new Set(kinds)] }
}

function isOfKind(itemType: string | null, limit: KindLimit): boolean {
  if (limit.kind === 'all') return true
  const isNamed = itemType !== null && limit.names.some((name) => name === foldValue(itemType))
  return limit.kind === 'only' ? isNamed : !isNamed
}

function isWithin(limit: readonly string[], value: string): boolean {
  return limit.length === 0 || limit.includes(foldValue(value))
}

function foldAll(values: readonly string[]): string[] {
  return [...new Set(values.map(foldValue))].filter((value) => value !== '')
}
