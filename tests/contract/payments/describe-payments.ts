import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentProvider, PaymentRequest } from '@/server/payments/port'

export type OpenedPayments = { payments: PaymentProvider; close: () => void }

export const REQUEST: PaymentRequest = {
  ...{ reservationId: 41, amount: 200_00, description: 'Reserve 2023 Toyota RAV4, Harbour City Motors', email: 'alannah@example.com' },
  returnUrl: 'https://harbour.example/api/checkout/return?journey=k',
  cancelUrl: 'https://harbour.example/cars/rav4/checkout?journey=k&step=deposit',
  ...{ now: 1_794_998_000, until: 1_795_000_000, earlier: null },
}

/** Describes the contract of every payment provider. */
export function describePayments(name: string, open: () => Promise<OpenedPayments>): void {
  describe(`the contract of payments on ${name}`, () => {
    let opened: OpenedPayments
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test('BUY-03: a payment returns a page to pay at, or is completed with the full amount', async () => {
      const { id, next } = await opened.payments.start(REQUEST)
      expect(id).not.toBe('')
      if (next.kind === 'leave') expect(new URL(next.url).protocol).toBe('https:')
      else expect(next.payment).toMatchObject({ reservationId: 41, amount: 200_00, state: 'paid' })
    })

    test('REL-06: a payment started twice is one payment', async () => {
      const first = await opened.payments.start(REQUEST)
      expect(await opened.payments.start({ ...REQUEST, earlier: first.id })).toEqual(first)
    })

    test('BUY-03: an unpaid payment is not paid', async () => {
      const event = await opened.payments.check(41, 'unknown')
      expect(event.kind === 'payment' ? event.payment.state : event.kind).not.toBe('paid')
    })

    test('BUY-03: a fee is refunded once, even if requested twice', async () => {
      const paid = { reservationId: 41, paymentId: 'pi_1', amount: 200_00 }
      expect(await opened.payments.refund(paid)).not.toBe('')
      expect(await opened.payments.refund(paid)).not.toBe('')
    })

    test.each([
      ['unsigned', '{"type":"payment_intent.succeeded"}', null],
      ['signed with another key', '{"type":"payment_intent.succeeded"}', 't=1,v1=00'],
      ['no JSON', '{', 't=1,v1=00'],
      ['empty', '', ''],
    ])('BUY-03: a message that is %s is refused', async (_, body, signature) => {
      expect(await opened.payments.readEvent(body, signature)).toEqual({ kind: 'refused' })
    })
  })
}
