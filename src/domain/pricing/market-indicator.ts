import type { Cents } from '../money/money'
import type { Vehicle } from '../vehicle/vehicle'
import { resolveAskingPrice } from './price-display'

/** The price minus the market average must be below this. */
const DIFFERENCE_LIMIT: Cents = -499_00

/**
 * How far a car's price lies below the market average, when it is worth saying: the difference is below -499 dollars and the
 * price is below the state average too, both averages being known (GAUGE-08). Null otherwise, and for a car without a price
 * (a placeholder price would look like the best deal of all).
 * @returns Cents below average, positive.
 */
export function resolveMarketIndicator(vehicle: Pick<Vehicle, 'price' | 'market'>): Cents | null {
  const price = resolveAskingPrice({ price: vehicle.price, offerPrice: null })
  const { average, stateAverage } = vehicle.market
  if (price === null || average === null || stateAverage === null || average <= 0 || stateAverage <= 0) return null
  const difference = price - average
  return difference < DIFFERENCE_LIMIT && price < stateAverage ? -difference : null
}
