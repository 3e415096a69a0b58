import type { CarType, Vehicle, VehicleStatus } from '../vehicle/vehicle'

/** A tenant's default limits on its stock; an empty list is no limit. */
export type StockFilter = {
  /** 0 to 14 photos. */
  minPhotoLevel: number
  stockCarTypes: readonly CarType[]
  stockStatuses: readonly VehicleStatus[]
  stockMakes: readonly string[]
  excludedStockNumbers: readonly string[]
}

function allows<Value>(limit: readonly Value[], value: Value): boolean {
  return limit.length === 0 || limit.includes(value)
}

/** Whether a car passes the tenant's default stock filter (CAR-18, CAR-19) and is not one of its excluded numbers (CAR-20). */
export function passesStockFilter(
  vehicle: Pick<Vehicle, 'photosCount' | 'carType' | 'status' | 'make' | 'stockNumber'>,
  filter: StockFilter,
): boolean {
  return (
    vehicle.photosCount >= filter.minPhotoLevel &&
    allows(filter.stockCarTypes, vehicle.carType) &&
    allows(filter.stockStatuses, vehicle.status) &&
    allows(filter.stockMakes, vehicle.make) &&
    (vehicle.stockNumber === null || !filter.excludedStockNumbers.includes(vehicle.stockNumber))
  )
}
