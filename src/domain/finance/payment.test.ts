import { expect, test } from 'vitest'
import { NO_PAYMENT_TEXT, isPayment, toWholeDollars } from './payment'

test('FIN-26: the text shown instead of a payment that is too small', () => {
  expect([NO_PAYMENT_TEXT, isPayment(25_00), isPayment(25_01)]).toEqual(['Enquire for Finance', false, true])
})

test.each([
  [206_00, 206_00],
  [206_01, 207_00],
  [205_99, 206_00],
])('FIN-24: a repayment of %d cents is shown as %d', (amount, told) => {
  expect(toWholeDollars(amount)).toBe(told)
})
