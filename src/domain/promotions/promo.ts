/** Start and expiry in Unix seconds; null is unbounded (CMS-10). */
export type PromoWindow = { start: number | null; expiry: number | null }

/** A promotion card (CMS-08). `Node` is the type of its content. */
export type PromoCard<Node = unknown> = PromoWindow & {
  id: number | string
  /** 1-based position in the grid, and order among the cards (CMS-09). */
  position: number
  /** Listing that the card is for, such as a car type; null for every listing. */
  display: string | null
  /** Shows the card only in a listing limited to exactly `display`. */
  strictDisplay: boolean
  node: Node
}

/** Why a card isn't shown, with the data that an editor needs to change it. */
export type LeftOutReason =
  | { kind: 'notStarted'; start: number }
  | { kind: 'expired'; expiry: number }
  | { kind: 'otherListing'; display: string }
  | { kind: 'notExactListing'; display: string }

export type PromoSelection<Card> = { shown: Card[]; leftOut: { card: Card; reason: LeftOutReason }[] }

/** The listing that cards are selected for. */
export type PromoListing = {
  /** Unix seconds. */
  now: number
  /** Values that the listing is limited to, e.g. ['new', 'demo']; empty if it isn't limited. */
  display: readonly string[]
  /** Whether the listing has no other filter than these values. */
  isExactlyDisplay: boolean
}

type ClosedReason = Extract<LeftOutReason, { kind: 'notStarted' | 'expired' }>

function findClosedReason({ start, expiry }: PromoWindow, now: number): ClosedReason | null {
  if (expiry !== null && now >= expiry) return { kind: 'expired', expiry }
  return start !== null && now < start ? { kind: 'notStarted', start } : null
}

/**
 * Checks whether a window is open: from its start until just before its expiry (CMS-10).
 * @param now Unix seconds.
 */
export function isRunning(window: PromoWindow, now: number): boolean {
  return findClosedReason(window, now) === null
}

function findReason(card: PromoCard, { now, display, isExactlyDisplay }: PromoListing): LeftOutReason | null {
  const closed = findClosedReason(card, now)
  if (closed || card.display === null) return closed
  if (display.length > 0 && !display.includes(card.display)) return { kind: 'otherListing', display: card.display }
  const isExact = isExactlyDisplay && display.length === 1
  return card.strictDisplay && !isExact ? { kind: 'notExactListing', display: card.display } : null
}

/** Selects the current cards for a listing in position order (CMS-08 to CMS-10). All other cards are returned with the reason (ADM-09). */
export function selectPromoCards<Card extends PromoCard>(cards: readonly Card[], listing: PromoListing): PromoSelection<Card> {
  const selection: PromoSelection<Card> = { shown: [], leftOut: [] }
  for (const card of cards.toSorted((a, b) => a.position - b.position)) {
    const reason = findReason(card, listing)
    if (reason) selection.leftOut.push({ card, reason })
    else selection.shown.push(card)
  }
  return selection
}

/** Returns the times, in ascending Unix seconds, at which a window starts or ends. A window that never opens has none. */
export function boundariesOf(windows: readonly PromoWindow[]): number[] {
  const instants = new Set<number>()
  for (const { start, expiry } of windows) {
    if (start !== null && expiry !== null && expiry <= start) continue
    if (start !== null) instants.add(start)
    if (expiry !== null) instants.add(expiry)
  }
  return [...instants].sort((a, b) => a - b)
}
