import { isRunning, type PromoWindow } from './promo'

/** An offer as its card shows it; `endsAt` in Unix seconds, null for one without an end. */
export type RunningOffer<Offer> = { offer: Offer; endsAt: number | null }

/**
 * The offers that run now (CMS-05, CMS-10), those that end first before the others, so that nobody misses the one that goes tomorrow.
 * @param now Unix seconds.
 */
export function selectOffers<Offer extends PromoWindow>(offers: readonly Offer[], now: number): RunningOffer<Offer>[] {
  return offers
    .filter((offer) => isRunning(offer, now))
    .toSorted((one, other) => (one.expiry ?? Infinity) - (other.expiry ?? Infinity))
    .map((offer) => ({ offer, endsAt: offer.expiry }))
}
