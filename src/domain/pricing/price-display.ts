import type { Cents } from '../money/money'
import type { Vehicle } from '../vehicle/vehicle'

/** Only higher amounts are prices. Feeds write 0, 1 or 10 for 'no price' (PRC-03). */
const NO_PRICE_LIMIT: Cents = 10_00

/** The price line of a vehicle (PRC-01). */
export type PriceDisplay =
  | { kind: 'subscription'; amount: Cents; period: 'week' }
  /** `reducedFrom` is the price to strike through, `saving` the difference. Both are null if the price isn't reduced. */
  | { kind: 'price'; amount: Cents; reducedFrom: Cents | null; saving: Cents | null }
  | { kind: 'preorder'; text: 'PREORDER' }
  | { kind: 'none'; text: string }

export type PriceSettings = { subscriptionsEnabled: boolean; noPriceText: string }

type PricedVehicle = Pick<Vehicle, 'price' | 'offerPrice' | 'subscriptionPrice' | 'isPreorder'>

function isPrice(amount: Cents | null): amount is Cents {
  return amount !== null && amount > NO_PRICE_LIMIT
}

/** Returns the purchase price: the offer price, else the normal price, if above 10 dollars (PRC-03). Null if there is neither. */
export function resolveAskingPrice(vehicle: Pick<Vehicle, 'price' | 'offerPrice'>): Cents | null {
  if (isPrice(vehicle.offerPrice)) return vehicle.offerPrice
  return isPrice(vehicle.price) ? vehicle.price : null
}

/**
 * Whether a site offers a vehicle by subscription (PRC-02). Such a vehicle is not for sale: it has no finance, trade-in or reservation
 * (LOOK-09).
 */
export function isSubscription(
  { subscriptionPrice }: Pick<Vehicle, 'subscriptionPrice'>,
  { subscriptionsEnabled }: Pick<PriceSettings, 'subscriptionsEnabled'>,
): boolean {
  return subscriptionsEnabled && subscriptionPrice !== null && subscriptionPrice > 0
}

/**
 * Returns a vehicle's price line: the first applicable of subscription, price, preorder and the configured text (PRC-01 to PRC-06). An
 * offer is shown as a reduction only if it is below the normal price (PRC-04). Otherwise a struck-through price would claim a false saving
 * (docs/decisions/0029).
 */
export function resolvePriceDisplay(vehicle: PricedVehicle, settings: PriceSettings): PriceDisplay {
  const { subscriptionPrice, price } = vehicle
  if (subscriptionPrice !== null && isSubscription(vehicle, settings)) {
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
 * Returns the was-price: before_price if it is above the displayed price (PRC-07), else null. Subscriptions have none, as a weekly price
 * can't be compared with a purchase price.
 */
export function resolveWasPrice(vehicle: Pick<Vehicle, 'beforePrice'>, display: PriceDisplay): Cents | null {
  if (display.kind !== 'price' || vehicle.beforePrice === null) return null
  return vehicle.beforePrice > display.amount ? vehicle.beforePrice : null
}
