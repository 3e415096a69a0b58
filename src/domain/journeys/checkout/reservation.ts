/** Kinds of checkout: reserving a car for a fee, or buying it (BUY-03, BUY-04). */
export const CHECKOUT_MODES = ['reserve', 'purchase'] as const
export type CheckoutMode = (typeof CHECKOUT_MODES)[number]

/**
 * `held`: held for one shopper until a time; `expired`: that time has passed; `paid`: the fee was paid; `released`: given up without
 * payment; `refund_due`: paid, but the car is no longer this shopper's, so the fee must be refunded; `refunded`: the fee was refunded.
 */
export const RESERVATION_STATES = ['held', 'expired', 'paid', 'released', 'refund_due', 'refunded'] as const
export type ReservationState = (typeof RESERVATION_STATES)[number]

/** Seconds for which each step of the shopper holds the car. */
export const HOLD_SECONDS = 20 * 60
/** Seconds of the hold once a payment starts: a payment page stays open for half an hour. */
export const PAYING_SECONDS = 35 * 60

/** Reads a state from a stored row; null if unknown. */
export function toReservationState(value: unknown): ReservationState | null {
  return RESERVATION_STATES.find((state) => state === value) ?? null
}

/** Reads a mode from an address or a row; null if unknown. */
export function toCheckoutMode(value: unknown): CheckoutMode | null {
  return CHECKOUT_MODES.find((mode) => mode === value) ?? null
}

/** Manual changes by staff and their results. Releasing a paid reservation makes a refund due. */
const MANUAL_CHANGES: Partial<Record<ReservationState, Partial<Record<ReservationState, ReservationState>>>> = {
  held: { released: 'released' },
  expired: { released: 'released' },
  paid: { released: 'refund_due', refund_due: 'refund_due' },
  refund_due: { refunded: 'refunded' },
}

/** The resulting state of a manual change; null if staff may not make it. */
export function resolveManualChange(from: ReservationState, to: ReservationState): ReservationState | null {
  return from === to ? to : (MANUAL_CHANGES[from]?.[to] ?? null)
}
