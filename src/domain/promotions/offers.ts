import { isRunning, type PromoWindow } from './promo'

/** A current offer. `endsAt` is in Unix seconds; null for no end. */
export type RunningOffer<Offer> = { offer: Offer; endsAt: number | null }

/**
 * Returns the current offers (CMS-05, CMS-10), the first to expire first.
 * @param now Unix seconds.
 */
export function selectOffers<Offer extends PromoWindow>(offers: readonly Offer[], now: number): RunningOffer<Offer>[] {
  return offers
    .filter((offer) => isRunning(offer, now))
    .toSorted((one, other) => (one.expiry ?? Infinity) - (other.expiry ?? Infinity))
    .map((offer) => ({ offer, endsAt: offer.expiry }))
}
