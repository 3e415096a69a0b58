import type { Cents } from '@/domain/money/money'
import { isSettled } from './journey'
import type { ReservationState } from './reservation'

/**
 * State of a payment at its provider. `open`: still in progress; `declined`: the shopper may try again; `cancelled`: final; `refunded`:
 * all of it went back.
 */
export type PaymentState = 'paid' | 'open' | 'declined' | 'cancelled' | 'refunded'

/** A payment as its provider reports it now. `amount` is null in a currency other than Australian dollars. */
export type Payment = { reservationId: number; paymentId: string; amount: Cents | null; state: PaymentState }

/** The checkout of a payment. `paymentId` is the payment that settled it or that it waits for. */
export type PaidCheckout = { reservation: ReservationState; amount: Cents; paymentId: string | null }

/**
 * `pay`: the fee was paid and the car may be given; `already`: nothing is new; `second`: the fee had been paid before, so this payment
 * must be refunded; `wrong`: the amount differs, for staff to check; `returned`: the fee was refunded; `unpaid`: it was not paid; `none`:
 * nothing to do.
 */
export type PaymentVerdict = 'pay' | 'already' | 'second' | 'wrong' | 'returned' | 'unpaid' | 'none'

function assessPaid({ reservation, amount, paymentId }: PaidCheckout, payment: Payment): PaymentVerdict {
  const isOver = isSettled(reservation)
  if (isOver && paymentId === payment.paymentId) return 'already'
  if (payment.amount !== amount) return 'wrong'
  return isOver ? 'second' : 'pay'
}

function assessRefunded({ reservation, paymentId }: PaidCheckout, payment: Payment): PaymentVerdict {
  if (!isSettled(reservation)) return 'returned'
  if (paymentId !== payment.paymentId) return 'none'
  return reservation === 'refunded' ? 'already' : 'returned'
}

/**
 * Decides what a payment means for its checkout (BUY-03). The result depends only on the current state of both, so notifications may
 * arrive late, repeatedly and in any order.
 */
export function assessPayment(checkout: PaidCheckout, payment: Payment): PaymentVerdict {
  if (payment.state === 'paid') return assessPaid(checkout, payment)
  if (payment.state === 'refunded') return assessRefunded(checkout, payment)
  return payment.state === 'open' || isSettled(checkout.reservation) ? 'none' : 'unpaid'
}
