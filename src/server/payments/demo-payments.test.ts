import { expect, test } from 'vitest'
import { demoPayments } from './demo-payments'

test('BUY-03: the demonstration takes nothing, goes nowhere and believes no message', async () => {
  const request = { reservationId: 41, amount: 200_00, description: '', email: null, returnUrl: '', cancelUrl: '', until: 0 }
  expect(await demoPayments.start(request)).toEqual({ id: 'demo-41', next: { kind: 'done' } })
  expect(await demoPayments.check(41, 'demo-41')).toBeNull()
  expect(await demoPayments.readEvent('{}', null)).toEqual({ kind: 'refused' })
})
