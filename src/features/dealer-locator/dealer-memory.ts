import type { Dealer } from '@/domain/locations/locator'

const KEY = 'forecourt.dealer'
/** Told to the page when a visitor chooses a dealer, with the slug of the dealership; null when the choice is taken back. */
export const DEALER_EVENT = 'forecourt:dealer'

/** The id of the location that the visitor chose on an earlier visit; null for none, and where the browser keeps nothing. */
export function recallDealer(): number | null {
  try {
    const id = Number(localStorage.getItem(KEY))
    return Number.isInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}

/** Keeps the choice on this device, for this site alone, and tells the page. */
export function rememberDealer(dealer: Dealer | null): void {
  try {
    if (dealer) localStorage.setItem(KEY, String(dealer.locationId))
    else localStorage.removeItem(KEY)
  } catch {
    // a browser that keeps nothing forgets the choice with the page
  }
  window.dispatchEvent(new CustomEvent(DEALER_EVENT, { detail: dealer?.dealership.slug ?? null }))
}
