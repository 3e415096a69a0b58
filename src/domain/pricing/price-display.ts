import type { Cents } from '../money/money'
import type { Vehicle } from '../vehicle/vehicle'

/** A price must be above this to be one; feeds write 0, 1 or 10 for 'no price' (PRC-03). */
const NO_PRICE_LIMIT: Cents = 10_00

/** What stands where the price of a car stands (PRC-01). */
export type PriceDisplay =
  | { kind: 'subscription'; amount: Cents; period: 'week' }
  /** `reducedFrom` is the price to strike through and `saving` the difference; both null when the price is not reduced. */
  | { kind: 'price'; amount: Cents; reducedFrom: Cents | null; saving: Cents | null }
  | { kind: 'preorder'; text: 'PREORDER' }
  | { kind: 'none'; text: string }

export type PriceSettings = { subscriptionsEnabled: boolean; noPriceText: string }

type PricedVehicle = Pick<Vehicle, 'price' | 'offerPrice' | 'subscriptionPrice' | 'isPreorder'>

function isPrice(amount: Cents | null): amount is Cents {
  return amount !== null && amount > NO_PRICE_LIMIT
}

/** The amount asked for a car to own: the offer, or else the price, when above 10 dollars (PRC-03); null when neither is. */
export function resolveAskingPrice(vehicle: Pick<Vehicle, 'price' | 'offerPrice'>): Cents | null {
  if (isPrice(vehicle.offerPrice)) return vehicle.offerPrice
  return isPrice(vehicle.price) ? vehicle.price : null
}

/**
 * The price line of a car: the first that applies of subscription, price, preorder and the configured text (PRC-01 to PRC-06).
 * A price is shown as reduced when it differs from the field price (PRC-04) — downwards only: striking a lower, or no, price
 * through would claim a saving that nobody makes (docs/decisions/0029).
 */
export function resolvePriceDisplay(vehicle: PricedVehicle, settings: PriceSettings): PriceDisplay {
  const { subscriptionPrice, price } = vehicle
  if (settings.subscriptionsEnabled && subscriptionPrice !== null && subscriptionPrice > 0) {
    return { kind: 'subscription', amount: subscriptionPrice, period: 'week' }
  }
  const amount = resolveAskingPrice(vehicle)
  if (amount !== null) {
    const isReduced = price !== null && price > amount
    return { kind: 'price', amount, reducedFrom: isReduced ? price : null, saving: isReduced ? price - amount : null }
  }
  if (vehicle.isPreorder) return { kind: 'preorder', text: 'PREORDER' }
  return { kind: 'none', text: settings.noPriceText }
}

/**
 * The was-price: the field before_price when it is above the displayed price (PRC-07), else null. Only a price to own has one: a
 * purchase price beside a weekly subscription compares nothing.
 */
export function resolveWasPrice(vehicle: Pick<Vehicle, 'beforePrice'>, display: PriceDisplay): Cents | null {
  if (display.kind !== 'price' || vehicle.beforePrice === null) return null
  return vehicle.beforePrice > display.amount ? vehicle.beforePrice : null
}
