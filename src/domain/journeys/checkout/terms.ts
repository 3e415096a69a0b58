import { type Cents, formatMoney } from '@/domain/money/money'
import { type CheckoutMode, HOLD_SECONDS } from './reservation'

/** What a shopper agrees to: the amount, whether it comes back, and how long it holds the vehicle. */
export type CheckoutTerm = { label: string; text: string }

/**
 * The terms of a checkout, which are shown before anything is asked (LOOK-14). Releasing a paid reservation refunds the fee, so it is
 * refundable unless the tenant's own text says otherwise.
 * @param feeText The tenant's words for the fee, such as '$500 non-refundable'.
 */
export function listCheckoutTerms(mode: CheckoutMode, fee: Cents, feeText: string): CheckoutTerm[] {
  const isFinal = /\b(non|not)[-\s]?refundable\b/i.test(feeText)
  return [
    { label: mode === 'purchase' ? 'Deposit' : 'Reserve fee', text: `${formatMoney(fee)}, taken off the price` },
    { label: 'Refund', text: isFinal ? 'Not refundable once you’ve paid' : 'In full if you don’t go ahead' },
    { label: 'Hold', text: `${HOLD_SECONDS / 60} minutes while you finish; off sale once you’ve paid, until you buy it or cancel` },
  ]
}

/** The reference number of a reservation, as shoppers quote it on the phone: 'R-00042'. */
export function formatReference(id: number): string {
  return `R-${String(id).padStart(5, '0')}`
}
