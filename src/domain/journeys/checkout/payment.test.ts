import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSettled } from './journey'
import { assessPayment, type PaidCheckout, type Payment, type PaymentVerdict } from './payment'
import { RESERVATION_STATES } from './reservation'

const FEE = 200_00
const paid: Payment = { reservationId: 41, paymentId: 'pi_1', amount: FEE, state: 'paid' }
const held: PaidCheckout = { reservation: 'held', amount: FEE, paymentId: 'cs_1' }
const own = (reservation: PaidCheckout['reservation']): PaidCheckout => ({ reservation, amount: FEE, paymentId: 'pi_1' })
const other = (reservation: PaidCheckout['reservation']): PaidCheckout => ({ reservation, amount: FEE, paymentId: 'pi_2' })

const cases: readonly (readonly [string, PaidCheckout, Partial<Payment>, PaymentVerdict])[] = [
  ['the fee of a car that is held', held, {}, 'pay'],
  ['the fee after the hold ran out', { ...held, reservation: 'expired' }, {}, 'pay'],
  ['the fee after staff released the car', { ...held, reservation: 'released' }, {}, 'pay'],
  ['the same payment again', own('paid'), {}, 'already'],
  ['the same payment when its refund is due', own('refund_due'), {}, 'already'],
  ['the same payment after staff refunded it outside the provider', own('refunded'), {}, 'already'],
  ['a second payment of a fee that is paid', other('paid'), {}, 'second'],
  ['a second payment of a refunded fee', other('refunded'), {}, 'second'],
  ['one cent too little', held, { amount: FEE - 1 }, 'wrong'],
  ['one cent too much', held, { amount: FEE + 1 }, 'wrong'],
  ['another currency', held, { amount: null }, 'wrong'],
  ['a second payment of another amount', other('paid'), { amount: 1 }, 'wrong'],
  ['a fee refunded at the provider', own('paid'), { state: 'refunded' }, 'returned'],
  ['a refund that was due', own('refund_due'), { state: 'refunded' }, 'returned'],
  ['a refund reported before its payment', held, { state: 'refunded' }, 'returned'],
  ['a refund reported again', own('refunded'), { state: 'refunded' }, 'already'],
  ['the refund of a second payment', other('paid'), { state: 'refunded' }, 'none'],
  ['a card that was declined', held, { state: 'declined' }, 'unpaid'],
  ['a payment that was cancelled', held, { state: 'cancelled' }, 'unpaid'],
  ['a decline reported after the payment', own('paid'), { state: 'declined' }, 'none'],
  ['a payment in progress', held, { state: 'open' }, 'none'],
]

test.each(cases)('BUY-03: %s', (_, checkout, changed, expected) => {
  expect(assessPayment(checkout, { ...paid, ...changed })).toBe(expected)
})

test('BUY-03: a car is only given for a payment of the exact amount to an unpaid checkout', () => {
  const checkout = fc.record({
    reservation: fc.constantFrom(...RESERVATION_STATES),
    amount: fc.integer({ min: 1, max: 500_00 }),
    paymentId: fc.constantFrom(null, 'pi_1', 'pi_2', 'cs_1'),
  })
  const payment = fc.record({
    reservationId: fc.constant(41),
    paymentId: fc.constantFrom('pi_1', 'pi_2'),
    amount: fc.option(fc.integer({ min: 1, max: 500_00 })),
    state: fc.constantFrom<Payment['state']>('paid', 'open', 'declined', 'cancelled', 'refunded'),
  })
  fc.assert(
    fc.property(checkout, payment, fc.boolean(), (stored, made, isSame) => {
      const amount = isSame ? stored.amount : made.amount
      const mayHave = made.state === 'paid' && amount === stored.amount && !isSettled(stored.reservation)
      expect(assessPayment(stored, { ...made, amount }) === 'pay').toBe(mayHave)
    }),
  )
})
