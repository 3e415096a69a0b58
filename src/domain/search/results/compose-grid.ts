import { isAvailable } from '@/domain/vehicle/availability/availability'
import { isRunning, type PromoCard } from '@/domain/promotions/promo'
import type { VehicleCard } from '@/domain/vehicle/vehicle'

/** A card between vehicles: a promotion, the sell-your-car card (SRP-06) or the end-of-financial-year card (SRP-10). */
export type GridCard<Promo> = { kind: 'promo'; promo: Promo } | { kind: 'cta' } | { kind: 'eofy' }

/** A cell of the grid. A run of sold vehicles is one cell: `vehicle` is visible, `others` are the rest of the run (SRP-04). */
export type GridCell<Hit, Promo> =
  | { kind: 'vehicle'; vehicle: Hit }
  | { kind: 'soldRun'; vehicle: Hit; others: Hit[] }
  /** 1-based. `movedFrom` is the requested position when another card has taken it. */
  | (GridCard<Promo> & { position: number; movedFrom: number | null })

/**
 * Why a card is not in the grid: the page is not page 1, its position is after the last vehicle, it has expired, or no position is
 * configured.
 */
export type UnplacedReason =
  | { kind: 'notFirstPage' }
  | { kind: 'pastEnd'; position: number }
  | { kind: 'expired'; expiry: number }
  | { kind: 'noPosition' }

export type Grid<Hit, Promo> = {
  cells: GridCell<Hit, Promo>[]
  leftOut: { card: GridCard<Promo>; reason: UnplacedReason }[]
}

export type GridCards<Promo> = {
  /** Already selected for this listing, in position order. */
  promos: readonly Promo[]
  ctaCardPositions: readonly number[]
  eofyCardPositions: readonly number[]
  /** Unix seconds; null never expires (SRP-10). */
  eofyCardExpiry: number | null
  /** Positions for the promotions of a used-cars listing, in order (SRP-08). Further promotions use their own positions. */
  usedCarPromoPositions: readonly number[]
}

export type GridContext = {
  /** 1-based. */
  page: number
  /** Unix seconds. */
  now: number
  /** Whether the listing has only used vehicles (SRP-08). */
  isUsedListing: boolean
}

type RequestedCard<Promo> = { card: GridCard<Promo>; position: number | undefined; expiry: number | null }

/** Lists the cards with their requested positions, in order of priority (SRP-07). */
function listRequestedCards<Promo extends PromoCard>(cards: GridCards<Promo>, isUsedListing: boolean): RequestedCard<Promo>[] {
  const configured = isUsedListing ? cards.usedCarPromoPositions.toSorted((a, b) => a - b) : []
  const promos = cards.promos.map((promo, index): RequestedCard<Promo> => {
    const position = configured[index] ?? promo.position
    return { card: { kind: 'promo', promo }, position, expiry: null }
  })
  const eofy = cards.eofyCardPositions.map((position): RequestedCard<Promo> => ({
    card: { kind: 'eofy' },
    position,
    expiry: cards.eofyCardExpiry,
  }))
  const cta = cards.ctaCardPositions.map((position): RequestedCard<Promo> => ({ card: { kind: 'cta' }, position, expiry: null }))
  return [...promos, ...eofy, ...cta]
}

function findUnplacedReason<Promo>({ position, expiry }: RequestedCard<Promo>, { page, now }: GridContext): UnplacedReason | null {
  if (page !== 1) return { kind: 'notFirstPage' }
  if (expiry !== null && !isRunning({ start: null, expiry }, now)) return { kind: 'expired', expiry }
  return position === undefined || position < 1 ? { kind: 'noPosition' } : null
}

/** Collapses consecutive sold vehicles into one cell (SRP-04), unless all vehicles of the page are sold (SRP-05). */
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
 * Builds the cells of a result page: its vehicles with collapsed sold runs, and on page 1 the cards at their 1-based positions. If two
 * cards request one position, promotions come before the EOFY card and the EOFY card before the CTA; the later card takes the next free
 * position. A card after the last vehicle is left out (SRP-03 to SRP-10). Cards left out are returned with a reason (ADM-09).
 * @param hits The vehicles of this page in result order.
 */
export function composeGrid<Hit extends Pick<VehicleCard, 'status'>, Promo extends PromoCard>(
  hits: readonly Hit[],
  cards: GridCards<Promo>,
  context: GridContext,
): Grid<Hit, Promo> {
  const leftOut: Grid<Hit, Promo>['leftOut'] = []
  const taken = new Map<number, { card: GridCard<Promo>; requestedPosition: number }>()
  for (const requested of listRequestedCards(cards, context.isUsedListing)) {
    const reason = findUnplacedReason(requested, context)
    if (reason) leftOut.push({ card: requested.card, reason })
    else {
      const requestedPosition = Math.floor(requested.position ?? 1)
      let position = requestedPosition
      while (taken.has(position)) position += 1
      taken.set(position, { card: requested.card, requestedPosition })
    }
  }
  const cells: Grid<Hit, Promo>['cells'] = []
  for (const cell of collapseSoldRuns(hits)) {
    for (let next = taken.get(cells.length + 1); next; next = taken.get(cells.length + 1)) {
      const position = cells.length + 1
      taken.delete(position)
      cells.push({ ...next.card, position, movedFrom: next.requestedPosition === position ? null : next.requestedPosition })
    }
    cells.push(cell)
  }
  for (const { card, requestedPosition } of taken.values()) leftOut.push({ card, reason: { kind: 'pastEnd', position: requestedPosition } })
  return { cells, leftOut }
}
