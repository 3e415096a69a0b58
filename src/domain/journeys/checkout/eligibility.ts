import { isAvailable } from '@/domain/vehicle/availability/availability'
import type { Cents } from '@/domain/money/money'
import { resolveAskingPrice } from '@/domain/pricing/price-display'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { CheckoutMode } from './reservation'

/** What is not worth more is no price (BUY-01). */
const SOLD_ABOVE: Cents = 10_00

type Reservable = Pick<Vehicle, 'status' | 'isSoldFlag' | 'isReserved' | 'price' | 'offerPrice'>
type Settings = Pick<EffectiveSwitches, 'reserveEnabled' | 'onlinePurchaseEnabled' | 'reservePath'>

/** The check of BUY-01 for the car alone: in stock, neither sold nor reserved, and with a price above $10. */
export function isReservable(vehicle: Reservable): boolean {
  const price = resolveAskingPrice(vehicle)
  const isFree = isAvailable(vehicle) && vehicle.status === 'in_stock' && !vehicle.isSoldFlag && !vehicle.isReserved
  return isFree && price !== null && price > SOLD_ABOVE
}

/** Whether a site lets this car go through a checkout of that kind; buying online needs reserving to be on too (BUY-01, BUY-04). */
export function isOffered(vehicle: Reservable, settings: Settings, mode: CheckoutMode): boolean {
  return settings.reserveEnabled && (mode === 'reserve' || settings.onlinePurchaseEnabled) && isReservable(vehicle)
}

/**
 * What a car's page has between enquiring and calling: ways to reserve and to buy, a search for its like in their place (BUY-02), or nothing where the
 * site does not reserve at all. `buyHref` is null where it does not sell online.
 */
export type PurchaseChoice = { kind: 'offered'; reserveHref: string; buyHref: string | null } | { kind: 'similar' } | { kind: 'none' }

/** Where a car is reserved (BUY-03) and bought (BUY-04). */
export function toCheckoutHref(slug: string, mode: CheckoutMode, { reservePath }: Pick<Settings, 'reservePath'>): string {
  return mode === 'purchase' ? `/checkout-journey?car_id=${slug}` : `/cars/${slug}/${reservePath}`
}

/** The choice of a car's page (BUY-01, BUY-02). */
export function resolvePurchase(vehicle: Reservable & Pick<Vehicle, 'slug'>, settings: Settings): PurchaseChoice {
  if (!settings.reserveEnabled) return { kind: 'none' }
  if (!isReservable(vehicle)) return { kind: 'similar' }
  const { slug } = vehicle
  const buyHref = settings.onlinePurchaseEnabled ? toCheckoutHref(slug, 'purchase', settings) : null
  return { kind: 'offered', reserveHref: toCheckoutHref(slug, 'reserve', settings), buyHref }
}
