/** When something is shown, in Unix seconds; a missing side is unbounded (CMS-10). */
export type PromoWindow = { start: number | null; expiry: number | null }

/** A promo card (CMS-08). `Node` is its content, which no rule here looks into. */
export type PromoCard<Node = unknown> = PromoWindow & {
  id: number | string
  /** 1-based place in the grid, and the order of cards among each other (CMS-09). */
  position: number
  /** The listing that the card is for, e.g. a car type; null for every listing. */
  display: string | null
  /** Shows the card only where the listing is limited to exactly `display`. */
  strictDisplay: boolean
  node: Node
}

/** Why a card is not shown, with what a person needs to change it. */
export type LeftOutReason =
  | { kind: 'notStarted'; start: number }
  | { kind: 'expired'; expiry: number }
  | { kind: 'otherListing'; display: string }
  | { kind: 'notExactListing'; display: string }

export type PromoSelection<Card> = { shown: Card[]; leftOut: { card: Card; reason: LeftOutReason }[] }

/** The listing that cards are chosen for. */
export type PromoPlace = {
  /** Unix seconds. */
  now: number
  /** The values that the listing is limited to, e.g. ['new', 'demo']; empty when it is not limited and so holds them all. */
  display: readonly string[]
  /** Whether the listing is limited to those values and by nothing else. */
  isExactlyDisplay: boolean
}

type ClosedReason = Extract<LeftOutReason, { kind: 'notStarted' | 'expired' }>

function findClosedReason({ start, expiry }: PromoWindow, now: number): ClosedReason | null {
  if (expiry !== null && now >= expiry) return { kind: 'expired', expiry }
  return start !== null && now < start ? { kind: 'notStarted', start } : null
}

/**
 * Whether a window is open: from its start on, until just before its expiry (CMS-10).
 * @param now Unix seconds.
 */
export function isRunning(window: PromoWindow, now: number): boolean {
  return findClosedReason(window, now) === null
}

function findReason(card: PromoCard, { now, display, isExactlyDisplay }: PromoPlace): LeftOutReason | null {
  const closed = findClosedReason(card, now)
  if (closed || card.display === null) return closed
  if (display.length > 0 && !display.includes(card.display)) return { kind: 'otherListing', display: card.display }
  const isExact = isExactlyDisplay && display.length === 1
  return card.strictDisplay && !isExact ? { kind: 'notExactListing', display: card.display } : null
}

/**
 * The cards that run now and belong to the listing, in position order, equal positions as given (CMS-08 to CMS-10); and for each
 * other card the reason (ADM-09).
 */
export function selectPromoCards<Card extends PromoCard>(cards: readonly Card[], place: PromoPlace): PromoSelection<Card> {
  const selection: PromoSelection<Card> = { shown: [], leftOut: [] }
  for (const card of cards.toSorted((a, b) => a.position - b.position)) {
    const reason = findReason(card, place)
    if (reason) selection.leftOut.push({ card, reason })
    else selection.shown.push(card)
  }
  return selection
}

/** The instants, ascending Unix seconds, at which what is shown may change. A window that never opens has none. */
export function boundariesOf(windows: readonly PromoWindow[]): number[] {
  const instants = new Set<number>()
  for (const { start, expiry } of windows) {
    if (start !== null && expiry !== null && expiry <= start) continue
    if (start !== null) instants.add(start)
    if (expiry !== null) instants.add(expiry)
  }
  return [...instants].sort((a, b) => a - b)
}
