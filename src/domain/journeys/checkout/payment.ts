import type { Cents } from '@/domain/money/money'
import { isSettled } from './journey'
import type { ReservationState } from './reservation'

/**
 * What a provider says of a payment: `paid`; `open` while anything can still become of it; `declined` by the shopper's bank, who may try again;
 * `cancelled` for good; `refunded` when all of it went back.
 */
export type PaymentState = 'paid' | 'open' | 'declined' | 'cancelled' | 'refunded'

/** A payment as its provider has it at this moment. `amount` null where it is in another currency than Australian dollars. */
export type Payment = { reservationId: number; paymentId: string; amount: Cents | null; state: PaymentState }

/** The checkout that a payment is for: `paymentId` is the payment that settled it or that it waits for. */
export type PaidCheckout = { reservation: ReservationState; amount: Cents; paymentId: string | null }

/**
 * `pay`: the fee was paid, and the car may be given; `already`: nothing is new; `second`: the fee had been paid before, so this payment goes back;
 * `wrong`: not what is owed, for people to look at; `returned`: the fee went back; `unpaid`: it was not paid; `none`: nothing to do.
 */
export type PaymentVerdict = 'pay' | 'already' | 'second' | 'wrong' | 'returned' | 'unpaid' | 'none'

function judgePaid({ reservation, amount, paymentId }: PaidCheckout, payment: Payment): PaymentVerdict {
  const isOver = isSettled(reservation)
  if (isOver && paymentId === payment.paymentId) return 'already'
  if (payment.amount !== amount) return 'wrong'
  return isOver ? 'second' : 'pay'
}

function judgeRefunded({ reservation, paymentId }: PaidCheckout, payment: Payment): PaymentVerdict {
  if (!isSettled(reservation)) return 'returned'
  if (paymentId !== payment.paymentId) return 'none'
  return reservation === 'refunded' ? 'already' : 'returned'
}

/**
 * What a payment means for its checkout (BUY-03). It depends on what both are now and on nothing that was heard before, so messages may come in any
 * order, late, and as often as they like.
 */
export function judgePayment(checkout: PaidCheckout, payment: Payment): PaymentVerdict {
  if (payment.state === 'paid') return judgePaid(checkout, payment)
  if (payment.state === 'refunded') return judgeRefunded(checkout, payment)
  return payment.state === 'open' || isSettled(checkout.reservation) ? 'none' : 'unpaid'
}
