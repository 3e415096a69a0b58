import type { Cents } from '../money/money'

/** A payment must be more than this to be one (FIN-26). */
const PAYMENT_ABOVE: Cents = 25_00

/** What a payment that counts as none reads (FIN-26). */
export const NO_PAYMENT_TEXT = 'Enquire for Finance'

/** Whether an amount counts as a payment at all (FIN-26). */
export function isPayment(amount: Cents): boolean {
  return amount > PAYMENT_ABOVE
}

/** Repayments are told in whole dollars, upwards: one must not look smaller than it is. */
export function toWholeDollars(amount: Cents): Cents {
  return Math.ceil(amount / 100) * 100
}
