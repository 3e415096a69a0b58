import type { Cents } from '../money/money'

/** Payments up to this amount are not shown (FIN-26). */
const PAYMENT_ABOVE: Cents = 25_00

/** Shown instead of a payment that is too small (FIN-26). */
export const NO_PAYMENT_TEXT = 'Enquire for Finance'

/** Whether a payment is large enough to be shown (FIN-26). */
export function isPayment(amount: Cents): boolean {
  return amount > PAYMENT_ABOVE
}

/** Rounds a repayment up to whole dollars, so that it never looks smaller than it is. */
export function toWholeDollars(amount: Cents): Cents {
  return Math.ceil(amount / 100) * 100
}
