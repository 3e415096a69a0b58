import type { PromoCard, PromoListing } from '@/domain/promotions/promo'
import type { SearchState } from '@/domain/search/search-state'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import type { GridCards, GridContext } from './compose-grid'

/** Checks whether car types are the only filter of a listing, as strict promotions require (CMS-08). */
function isLimitedByTypeAlone({ lists, ranges, near, query }: SearchState): boolean {
  const { car_type: types = [], ...others } = lists
  return types.length > 0 && Object.keys(others).length === 0 && Object.keys(ranges).length === 0 && near === null && query === ''
}

/**
 * Returns the listing of a search for which promotions are selected (CMS-08).
 * @param now Unix seconds.
 */
export function toPromoListing(state: SearchState, now: number): PromoListing {
  return { now, display: state.lists.car_type ?? [], isExactlyDisplay: isLimitedByTypeAlone(state) }
}

/**
 * Returns what decides where cards are placed in the grid of a search (SRP-07, SRP-08).
 * @param now Unix seconds.
 */
export function toGridContext(state: SearchState, now: number): GridContext {
  const types = state.lists.car_type ?? []
  return { page: state.page, now, isUsedListing: types.length === 1 && types[0] === 'used' }
}

type CardSwitches = Pick<EffectiveSwitches, 'ctaCardPositions' | 'eofyCardPositions' | 'eofyCardExpiry' | 'usedCarPromoPositions'>

/** Returns the cards of a site's grid: its promotions, and the cards that its switches place (SRP-06 to SRP-10). */
export function toGridCards<Promo extends PromoCard>(switches: CardSwitches, promos: readonly Promo[]): GridCards<Promo> {
  const { ctaCardPositions, eofyCardPositions, usedCarPromoPositions } = switches
  const expiry = Date.parse(switches.eofyCardExpiry)
  return {
    promos,
    ctaCardPositions,
    eofyCardPositions,
    usedCarPromoPositions,
    eofyCardExpiry: Number.isFinite(expiry) ? expiry / 1000 : null,
  }
}
