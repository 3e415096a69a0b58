/** Reserving a car for a fee, or buying it (BUY-03, BUY-04). */
export const CHECKOUT_MODES = ['reserve', 'purchase'] as const
export type CheckoutMode = (typeof CHECKOUT_MODES)[number]

/**
 * `held`: one shopper has the car until a moment; `expired`: that moment passed; `paid`: the fee was paid; `released`: given back;
 * `refund_due`: paid too late, when somebody else had the car.
 */
export const RESERVATION_STATES = ['held', 'expired', 'paid', 'released', 'refund_due'] as const
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
