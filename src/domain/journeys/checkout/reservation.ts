/** Reserving a car for a fee, or buying it (BUY-03, BUY-04). */
export const CHECKOUT_MODES = ['reserve', 'purchase'] as const
export type CheckoutMode = (typeof CHECKOUT_MODES)[number]

/**
 * `held`: one shopper has the car until a moment; `expired`: that moment passed; `paid`: the fee was paid; `released`: given back;
 * `refund_due`: paid, and the car is not this shopper's (any more), so the fee goes back; `refunded`: it went back.
 */
export const RESERVATION_STATES = ['held', 'expired', 'paid', 'released', 'refund_due', 'refunded'] as const
export type ReservationState = (typeof RESERVATION_STATES)[number]

/** How long a car is held from each step of its shopper, in seconds. */
export const HOLD_SECONDS = 20 * 60
/** From the moment that paying begins: a payment page stays open for half an hour. */
export const PAYING_SECONDS = 35 * 60

/** Reads a state out of a stored row. */
export function toReservationState(value: unknown): ReservationState | null {
  return RESERVATION_STATES.find((state) => state === value) ?? null
}

/** Reads a mode out of an address or a row. */
export function toCheckoutMode(value: unknown): CheckoutMode | null {
  return CHECKOUT_MODES.find((mode) => mode === value) ?? null
}

/** What staff make of a reservation by hand, and what it becomes: giving back what was paid for owes the shopper the fee. */
const BY_HAND: Partial<Record<ReservationState, Partial<Record<ReservationState, ReservationState>>>> = {
  held: { released: 'released' },
  expired: { released: 'released' },
  paid: { released: 'refund_due', refund_due: 'refund_due' },
  refund_due: { refunded: 'refunded' },
}

/** The state that a change by hand leads to; null for one that only the checkout makes. */
export function resolveManualChange(from: ReservationState, to: ReservationState): ReservationState | null {
  return from === to ? to : (BY_HAND[from]?.[to] ?? null)
}
