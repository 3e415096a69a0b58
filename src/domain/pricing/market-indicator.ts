import type { Cents } from '../money/money'
import type { Vehicle } from '../vehicle/vehicle'
import { resolveAskingPrice } from './price-display'

/** The price minus the market average must be less than this. */
const DIFFERENCE_LIMIT: Cents = -499_00

/**
 * Returns how far a vehicle's price is below the market average (GAUGE-08). Null unless it is more than 499 dollars below, the price is
 * also below the state average, and both averages are known. Placeholder prices don't count, as they would look like the best deals. Only a
 * used vehicle has one: a new one costs what its manufacturer asks, so a comparison says nothing about the dealer (LOOK-20).
 * @returns Cents below average, positive.
 */
export function resolveMarketIndicator(vehicle: Pick<Vehicle, 'price' | 'market' | 'carType'>): Cents | null {
  if (vehicle.carType !== 'used') return null
  const price = resolveAskingPrice({ price: vehicle.price, offerPrice: null })
  const { average, stateAverage } = vehicle.market
  if (price === null || average === null || stateAverage === null || average <= 0 || stateAverage <= 0) return null
  const difference = price - average
  return difference < DIFFERENCE_LIMIT && price < stateAverage ? -difference : null
}
