import type { Dealer } from '@/domain/locations/locator'

const KEY = 'forecourt.dealer'
/** Fired when a visitor chooses a dealership, with its slug, or null when the choice is cleared. */
export const DEALER_EVENT = 'forecourt:dealer'

/** Returns the id of the location chosen on an earlier visit; null without one or without browser storage. */
export function recallDealer(): number | null {
  try {
    const id = Number(localStorage.getItem(KEY))
    return Number.isInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}

/** Stores the choice for this site on the device and fires the event. */
export function rememberDealer(dealer: Dealer | null): void {
  try {
    if (dealer) localStorage.setItem(KEY, String(dealer.locationId))
    else localStorage.removeItem(KEY)
  } catch {
    // Without browser storage the choice lasts as long as the page.
  }
  window.dispatchEvent(new CustomEvent(DEALER_EVENT, { detail: dealer?.dealership.slug ?? null }))
}
