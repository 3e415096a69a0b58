import { type LeftOutReason, type PromoCard, type PromoListing, selectPromoCards } from '@/domain/promotions/promo'
import type { VehicleCard } from '@/domain/vehicle/vehicle'
import { composeGrid, type Grid, type GridCard, type GridCards, type GridContext, type UnplacedReason } from './compose-grid'

/** Why a card is not in a listing: its dates, its listings (CMS-08 to CMS-10), or no position in the grid (SRP-07). */
export type AbsenceReason = LeftOutReason | UnplacedReason

export type Listing<Hit, Promo> = Pick<Grid<Hit, Promo>, 'cells'> & { leftOut: { card: GridCard<Promo>; reason: AbsenceReason }[] }

/**
 * Builds the cells of a listing from all cards of a tenant. Every card left out is returned with one reason (SRP-04 to SRP-10, CMS-08 to
 * CMS-10, ADM-09).
 * @param hits The vehicles of this page in result order.
 * @param cards All promotion cards of the tenant, not yet selected for this listing.
 */
export function composeListing<Hit extends Pick<VehicleCard, 'status'>, Promo extends PromoCard>(
  hits: readonly Hit[],
  cards: GridCards<Promo>,
  context: GridContext & PromoListing,
): Listing<Hit, Promo> {
  const { shown, leftOut } = selectPromoCards(cards.promos, context)
  const grid = composeGrid(hits, { ...cards, promos: shown }, context)
  const unselected = leftOut.map(({ card, reason }): Listing<Hit, Promo>['leftOut'][number] => ({
    card: { kind: 'promo', promo: card },
    reason,
  }))
  return { cells: grid.cells, leftOut: [...unselected, ...grid.leftOut] }
}
