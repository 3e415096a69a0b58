import { expect, test } from 'vitest'
import {
  CHECKOUT_MODES,
  HOLD_SECONDS,
  PAYING_SECONDS,
  RESERVATION_STATES,
  resolveManualChange,
  toCheckoutMode,
  toReservationState,
} from './reservation'

test('BUY-03: reads known states and modes only', () => {
  for (const state of RESERVATION_STATES) expect(toReservationState(state)).toBe(state)
  for (const mode of CHECKOUT_MODES) expect(toCheckoutMode(mode)).toBe(mode)
  expect([toReservationState('sold'), toCheckoutMode(null)]).toEqual([null, null])
})

test('BUY-03: the hold while paying outlasts the payment page', () => {
  expect(PAYING_SECONDS).toBeGreaterThan(31 * 60 + 60)
  expect(PAYING_SECONDS).toBeGreaterThan(HOLD_SECONDS)
})

test.each([
  ['held', 'released', 'released'],
  ['expired', 'released', 'released'],
  ['paid', 'released', 'refund_due'],
  ['paid', 'refund_due', 'refund_due'],
  ['paid', 'refunded', null],
  ['refund_due', 'refunded', 'refunded'],
  ['refund_due', 'released', null],
  ['refund_due', 'paid', null],
  ['released', 'paid', null],
  ['refunded', 'held', null],
  ['held', 'paid', null],
  ['paid', 'paid', 'paid'],
] as const)('BUY-03: by hand, %s set to %s becomes %s', (from, to, expected) => {
  expect(resolveManualChange(from, to)).toBe(expected)
})
