import { expect, test } from 'vitest'
import { describeOwnReservation } from './own-reservation'
import { RESERVATION_STATES } from './reservation'

const heldUntil = Date.parse('2026-11-22T05:40:00Z') / 1000
const describe = (state: (typeof RESERVATION_STATES)[number]) =>
  describeOwnReservation({ state, heldUntil, amount: 200_00 }, 'Australia/Brisbane')

test.each([
  ['held', 'Held for you', 'Until 3:40 pm', 'Continue checkout'],
  ['expired', 'Hold has expired', 'Nothing was charged', 'Hold it again'],
  ['paid', 'Reserved', '$200 paid', 'See reservation'],
  ['released', 'Cancelled', 'Nothing was charged', null],
  ['refund_due', 'Refund on its way', '$200 is going back', null],
  ['refunded', 'Cancelled and refunded', '$200 went back', null],
] as const)('AUTH-06, BUY-03: a reservation that is %s', (state, label, text, action) => {
  expect(describe(state)).toMatchObject({ label, text: expect.stringContaining(text), action })
})

test('BUY-03: every state has a label', () => {
  for (const state of RESERVATION_STATES) expect(describe(state).label).not.toBe('')
})
