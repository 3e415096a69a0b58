import { formatMoney, type Cents } from '../money/money'
import { formatFigure } from '../numbers/figures'
import { resolvePriceBasis } from '../pricing/price-basis'
import { resolveAskingPrice } from '../pricing/price-display'
import type { Vehicle } from './vehicle'

type Compared = Pick<Vehicle, 'price' | 'offerPrice' | 'subscriptionPrice' | 'priceType' | 'km' | 'year'>

/** Smaller differences do not help to choose. */
const MIN_PRICE_DIFFERENCE: Cents = 100_00
const MIN_KM_DIFFERENCE = 500

/** Kilometres are compared to the nearest hundred, and above 10,000 to the nearest thousand. */
const roundKilometres = (km: number) => (km < 10_000 ? Math.round(km / 100) * 100 : Math.round(km / 1000) * 1000)

/** Prices that include different charges, or a subscription and a purchase, cannot be compared. */
function resolveComparedPrices(car: Compared, other: Compared): [Cents, Cents] | null {
  const isComparable = resolvePriceBasis(car).kind === resolvePriceBasis(other).kind
  const [price, otherPrice] = [car, other].map(resolveAskingPrice)
  const isPriced = price != null && otherPrice != null && car.subscriptionPrice === null && other.subscriptionPrice === null
  return isComparable && isPriced ? [price, otherPrice] : null
}

function describePrice(car: Compared, other: Compared): string | null {
  const prices = resolveComparedPrices(car, other)
  if (prices === null) return null
  const difference = prices[1] - prices[0]
  if (Math.abs(difference) < MIN_PRICE_DIFFERENCE) return null
  return `${formatMoney(Math.floor(Math.abs(difference) / 100) * 100)} ${difference < 0 ? 'less' : 'more'}`
}

function describeKilometres({ km }: Compared, { km: otherKm }: Compared): string | null {
  if (km === null || otherKm === null || Math.abs(otherKm - km) < MIN_KM_DIFFERENCE) return null
  return `${formatFigure(roundKilometres(Math.abs(otherKm - km)))} km ${otherKm < km ? 'less' : 'more'}`
}

function describeAge({ year }: Compared, { year: otherYear }: Compared): string | null {
  if (year === null || otherYear === null || year === otherYear) return null
  const years = Math.abs(otherYear - year)
  return `${years} ${years === 1 ? 'year' : 'years'} ${otherYear > year ? 'newer' : 'older'}`
}

/**
 * Describes how another vehicle differs from this one: '$2,100 less, 9,000 km more, 1 year older' (SIM-01). Unknown and small differences
 * are left out. Null if none remains.
 */
export function describeDifference(car: Compared, other: Compared): string | null {
  const parts = [describePrice(car, other), describeKilometres(car, other), describeAge(car, other)]
  return parts.filter((part) => part !== null).join(', ') || null
}
