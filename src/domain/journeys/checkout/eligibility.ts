import { isAvailable } from '@/domain/vehicle/availability/availability'
import type { CAR_FORM_HASHES } from '@/domain/leads/form/car-forms'
import type { Cents } from '@/domain/money/money'
import { isSubscription, resolveAskingPrice } from '@/domain/pricing/price-display'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { CheckoutMode } from './reservation'

const SUBSCRIBE_HASH: keyof typeof CAR_FORM_HASHES = '#subscribe'

/** Prices up to this amount do not count (BUY-01). */
const SOLD_ABOVE: Cents = 10_00

type Reservable = Pick<Vehicle, 'status' | 'isSoldFlag' | 'isReserved' | 'price' | 'offerPrice' | 'subscriptionPrice'>
type Settings = Pick<EffectiveSwitches, 'reserveEnabled' | 'onlinePurchaseEnabled' | 'reservePath' | 'subscriptionsEnabled'>

const isFree = (vehicle: Reservable) => isAvailable(vehicle) && vehicle.status === 'in_stock' && !vehicle.isSoldFlag && !vehicle.isReserved

/** Whether a car can be reserved (BUY-01): in stock, neither sold nor reserved, and priced above $10. */
export function isReservable(vehicle: Reservable): boolean {
  const price = resolveAskingPrice(vehicle)
  return isFree(vehicle) && price !== null && price > SOLD_ABOVE
}

/**
 * Whether a site offers a checkout for a car. Buying online requires reserving to be switched on too (BUY-01, BUY-04). A subscription car is
 * not sold (LOOK-09).
 */
export function isOffered(vehicle: Reservable, settings: Settings, mode: CheckoutMode): boolean {
  if (isSubscription(vehicle, settings)) return false
  return settings.reserveEnabled && (mode === 'reserve' || settings.onlinePurchaseEnabled) && isReservable(vehicle)
}

/**
 * The purchase options on a car's page: links to reserve and buy (`buyHref` is null if the site does not sell online), a search for
 * similar cars (BUY-02), the form of a subscription (LOOK-09), or nothing if the site takes no reservations.
 */
export type PurchaseChoice =
  | { kind: 'subscribe'; href: string }
  | { kind: 'offered'; reserveHref: string; buyHref: string | null }
  | { kind: 'similar' }
  | { kind: 'none' }

/** The path of a car's reservation (BUY-03) or purchase (BUY-04). */
export function toCheckoutHref(slug: string, mode: CheckoutMode, { reservePath }: Pick<Settings, 'reservePath'>): string {
  return mode === 'purchase' ? `/checkout-journey?car_id=${slug}` : `/cars/${slug}/${reservePath}`
}

/** The purchase options of a car (BUY-01, BUY-02, LOOK-09). */
export function resolvePurchase(vehicle: Reservable & Pick<Vehicle, 'slug' | 'path'>, settings: Settings): PurchaseChoice {
  if (isSubscription(vehicle, settings))
    return isFree(vehicle) ? { kind: 'subscribe', href: vehicle.path + SUBSCRIBE_HASH } : { kind: 'similar' }
  if (!settings.reserveEnabled) return { kind: 'none' }
  if (!isReservable(vehicle)) return { kind: 'similar' }
  const { slug } = vehicle
  const buyHref = settings.onlinePurchaseEnabled ? toCheckoutHref(slug, 'purchase', settings) : null
  return { kind: 'offered', reserveHref: toCheckoutHref(slug, 'reserve', settings), buyHref }
}
