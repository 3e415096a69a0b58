import { isAvailable } from '@/domain/vehicle/availability/availability'
import { isRunning, type PromoCard } from '@/domain/promotions/promo'
import type { VehicleCard } from '@/domain/vehicle/vehicle'

/** A card between the cars: a promo node, the sell-your-car card (SRP-06) or the end-of-financial-year card (SRP-10). */
export type GridCard<Promo> = { kind: 'promo'; promo: Promo } | { kind: 'cta' } | { kind: 'eofy' }

/** One cell of the grid, in order. A run of sold cars is one cell: `vehicle` is shown, `others` are the rest of the run (SRP-04). */
export type GridCell<Hit, Promo> =
  | { kind: 'vehicle'; vehicle: Hit }
  | { kind: 'soldRun'; vehicle: Hit; others: Hit[] }
  /** `position` is where it stands, 1-based; `movedFrom` where it was wanted, when another card stands there. */
  | (GridCard<Promo> & { position: number; movedFrom: number | null })

/** Why a card found no place: only page 1 has cards, it lies past the last car, its own time is over, or no place is configured for it. */
export type NoPlaceReason =
  { kind: 'notFirstPage' } | { kind: 'pastEnd'; position: number } | { kind: 'expired'; expiry: number } | { kind: 'noPosition' }

export type Grid<Hit, Promo> = {
  cells: GridCell<Hit, Promo>[]
  leftOut: { card: GridCard<Promo>; reason: NoPlaceReason }[]
}

export type GridCards<Promo> = {
  /** Already selected for this listing, in position order. */
  promos: readonly Promo[]
  ctaCardPositions: readonly number[]
  eofyCardPositions: readonly number[]
  /** Unix seconds; null never ends (SRP-10). */
  eofyCardExpiry: number | null
  /** Places that the promos of a used-cars listing take, in order, instead of their own (SRP-08); promos beyond them keep their own. */
  usedCarPromoPositions: readonly number[]
}

export type GridPlace = {
  /** 1-based. */
  page: number
  /** Unix seconds. */
  now: number
  /** Whether the listing is one of used cars only (SRP-08). */
  isUsedListing: boolean
}

type Wish<Promo> = { card: GridCard<Promo>; position: number | undefined; expiry: number | null }

/** Every card with the place it wants, those that go first on a clash first (SRP-07). */
function listWishes<Promo extends PromoCard>(cards: GridCards<Promo>, isUsedListing: boolean): Wish<Promo>[] {
  const configured = isUsedListing ? cards.usedCarPromoPositions.toSorted((a, b) => a - b) : []
  const promos = cards.promos.map((promo, index): Wish<Promo> => {
    const position = configured[index] ?? promo.position
    return { card: { kind: 'promo', promo }, position, expiry: null }
  })
  const eofy = cards.eofyCardPositions.map((position): Wish<Promo> => ({ card: { kind: 'eofy' }, position, expiry: cards.eofyCardExpiry }))
  const cta = cards.ctaCardPositions.map((position): Wish<Promo> => ({ card: { kind: 'cta' }, position, expiry: null }))
  return [...promos, ...eofy, ...cta]
}

function findNoPlace<Promo>({ position, expiry }: Wish<Promo>, { page, now }: GridPlace): NoPlaceReason | null {
  if (page !== 1) return { kind: 'notFirstPage' }
  if (expiry !== null && !isRunning({ start: null, expiry }, now)) return { kind: 'expired', expiry }
  return position === undefined || position < 1 ? { kind: 'noPosition' } : null
}

/** Consecutive sold cars become one cell (SRP-04), unless every car of the page is sold (SRP-05). */
function collapseSoldRuns<Hit extends Pick<VehicleCard, 'status'>>(hits: readonly Hit[]) {
  const cells: ({ kind: 'vehicle'; vehicle: Hit } | { kind: 'soldRun'; vehicle: Hit; others: Hit[] })[] = []
  const collapses = hits.some(isAvailable)
  let wasSold = false
  for (const vehicle of hits) {
    const isSold = !isAvailable(vehicle)
    const last = cells.at(-1)
    if (!collapses || !isSold || !wasSold || !last) cells.push({ kind: 'vehicle', vehicle })
    else if (last.kind === 'soldRun') last.others.push(vehicle)
    else cells.splice(-1, 1, { kind: 'soldRun', vehicle: last.vehicle, others: [vehicle] })
    wasSold = isSold
  }
  return cells
}

/**
 * The cells of a result page: its cars, sold runs collapsed, with promo and other cards at their 1-based places of page 1.
 * On a clash promo nodes come first, then the EOFY card, then the CTA, and the later card moves on to the next free place; a card that no
 * car would follow is past the end of the results and left out (SRP-03 to SRP-10). Whatever is left out comes with its reason (ADM-09).
 * @param hits The cars of this page in result order.
 */
export function composeGrid<Hit extends Pick<VehicleCard, 'status'>, Promo extends PromoCard>(
  hits: readonly Hit[],
  cards: GridCards<Promo>,
  place: GridPlace,
): Grid<Hit, Promo> {
  const leftOut: Grid<Hit, Promo>['leftOut'] = []
  const taken = new Map<number, { card: GridCard<Promo>; wanted: number }>()
  for (const wish of listWishes(cards, place.isUsedListing)) {
    const reason = findNoPlace(wish, place)
    if (reason) leftOut.push({ card: wish.card, reason })
    else {
      const wanted = Math.floor(wish.position ?? 1)
      let position = wanted
      while (taken.has(position)) position += 1
      taken.set(position, { card: wish.card, wanted })
    }
  }
  const cells: Grid<Hit, Promo>['cells'] = []
  for (const cell of collapseSoldRuns(hits)) {
    for (let next = taken.get(cells.length + 1); next; next = taken.get(cells.length + 1)) {
      const position = cells.length + 1
      taken.delete(position)
      cells.push({ ...next.card, position, movedFrom: next.wanted === position ? null : next.wanted })
    }
    cells.push(cell)
  }
  for (const { card, wanted } of taken.values()) leftOut.push({ card, reason: { kind: 'pastEnd', position: wanted } })
  return { cells, leftOut }
}
