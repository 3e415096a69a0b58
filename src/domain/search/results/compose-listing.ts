import { type LeftOutReason, type PromoCard, type PromoListing, selectPromoCards } from '@/domain/promotions/promo'
import type { VehicleCard } from '@/domain/vehicle/vehicle'
import { composeGrid, type Grid, type GridCard, type GridCards, type GridPlace, type NoPlaceReason } from './compose-grid'

/** Why a card does not stand in a listing: its time, its listing (CMS-08 to CMS-10), or no place in the grid (SRP-07). */
export type AbsenceReason = LeftOutReason | NoPlaceReason

export type Listing<Hit, Promo> = Pick<Grid<Hit, Promo>, 'cells'> & { leftOut: { card: GridCard<Promo>; reason: AbsenceReason }[] }

/**
 * All that a tenant has to show in one listing → its cells, and for every card that is not among them the one reason why (SRP-04 to
 * SRP-10, CMS-08 to CMS-10, ADM-09).
 * @param hits The cars of this page in result order.
 * @param cards Every promo card of the tenant, not selected yet.
 */
export function composeListing<Hit extends Pick<VehicleCard, 'status'>, Promo extends PromoCard>(
  hits: readonly Hit[],
  cards: GridCards<Promo>,
  place: GridPlace & PromoListing,
): Listing<Hit, Promo> {
  const { shown, leftOut } = selectPromoCards(cards.promos, place)
  const grid = composeGrid(hits, { ...cards, promos: shown }, place)
  const unselected = leftOut.map(({ card, reason }): Listing<Hit, Promo>['leftOut'][number] => ({
    card: { kind: 'promo', promo: card },
    reason,
  }))
  return { cells: grid.cells, leftOut: [...unselected, ...grid.leftOut] }
}
