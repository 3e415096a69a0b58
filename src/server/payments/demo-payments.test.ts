import { expect, test } from 'vitest'
import { demoPayments } from './demo-payments'

test('BUY-03: the demonstration takes no money, stays on the site and refuses every message', async () => {
  const about = { description: '', email: null, returnUrl: '', cancelUrl: '', now: 0, until: 0, earlier: null }
  expect(await demoPayments.start({ ...about, reservationId: 41, amount: 200_00 })).toEqual({
    id: 'demo-41',
    next: { kind: 'done', payment: { reservationId: 41, paymentId: 'demo-41', amount: 200_00, state: 'paid' } },
  })
  expect(await demoPayments.check(41, 'demo-41')).toEqual({ kind: 'other' })
  expect(await demoPayments.refund({ reservationId: 41, paymentId: 'demo-41', amount: 200_00 })).toBe('demo-refund-41')
  expect(await demoPayments.readEvent('{}', null)).toEqual({ kind: 'refused' })
})
