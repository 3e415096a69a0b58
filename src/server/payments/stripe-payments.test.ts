import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStripeAccount, type StripeCall } from '@tests/builders/stripe-account'
import { aCharge, aDeclinedIntent, anError, anIntent, aPaidSession, aRefund, aSession } from '@tests/builders/stripe-answers'
import type { PaymentRequest } from './port'
import { createStripePayments } from './stripe-payments'

const NOW = 1_794_998_000
const request: PaymentRequest = {
  reservationId: 41,
  amount: 200_00,
  description: 'Reserve 2023 Toyota RAV4, Harbour City Motors',
  email: 'alannah@example.com',
  returnUrl: 'https://harbour.example/api/checkout/return?journey=k',
  cancelUrl: 'https://harbour.example/cars/rav4/checkout?journey=k&step=deposit',
  now: NOW,
  until: 1_795_000_000,
  earlier: null,
}

let account: Awaited<ReturnType<typeof openStripeAccount>>
const provider = () =>
  createStripePayments({ secretKey: 'sk_test_x', webhookSecret: 'whsec_of_the_test', address: account.address, timeoutMs: 10_000 })
/** Stripe's responses for one session, one intent and a refund. */
const answerWith = ({
  session = aSession(),
  intent = anIntent(),
  refund = aRefund(),
  refundStatus = 200,
}: Record<string, unknown> & { refundStatus?: number } = {}) =>
  account.answerWith(({ path }) => {
    if (path === '/v1/refunds') return { status: refundStatus, json: refund }
    return { json: path.startsWith('/v1/payment_intents/') ? intent : session }
  })

beforeAll(async () => void (account = await openStripeAccount()))
beforeEach(() => answerWith())
afterAll(() => account.close())

describe('start', () => {
  const atStripe = { kind: 'leave', url: 'https://checkout.stripe.example/c/pay/cs_test_a1' }

  test('BUY-03: creates a Stripe page with a payment intent in whole cents; no card data passes through us', async () => {
    expect(await provider().start(request)).toEqual({ id: 'cs_test_a1', next: atStripe })
    const [call] = account.calls
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      key: 'Bearer sk_test_x',
      idempotency: 'reservation-41-1795000000',
    })
    expect(call?.body).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][currency]': 'aud',
      'line_items[0][price_data][unit_amount]': '20000',
      'payment_intent_data[metadata][reservation]': '41',
      'metadata[reservation]': '41',
      success_url: request.returnUrl,
      cancel_url: request.cancelUrl,
      customer_email: 'alannah@example.com',
      expires_at: '1795000000',
    })
    expect(Object.keys(call?.body ?? {}).join()).not.toMatch(/card|number|cvc/)
  })

  test('BUY-03: throws when Stripe refuses', async () => {
    account.answerWith(() => ({ status: 402, json: anError('card_declined', 'no', 'card_error') }))
    await expect(provider().start(request)).rejects.toThrow()
  })

  test('REL-06: a shopper who goes back and pays again continues on the same page, without a second payment', async () => {
    expect(await provider().start({ ...request, earlier: 'cs_test_a1' })).toEqual({ id: 'cs_test_a1', next: atStripe })
    expect(account.asked()).toEqual(['GET /v1/checkout/sessions/cs_test_a1'])
  })

  test('REL-06: expires a page with too little time left before creating another', async () => {
    account.answerWith(({ method, path }) => ({
      json: aSession(
        path === '/v1/checkout/sessions' && method === 'POST' ? { id: 'cs_test_b2', url: 'https://checkout.stripe.example/b2' } : {},
      ),
    }))
    const late = { ...request, now: request.until - 60, until: request.until + 1800, earlier: 'cs_test_a1' }
    expect(await provider().start(late)).toEqual({ id: 'cs_test_b2', next: { kind: 'leave', url: 'https://checkout.stripe.example/b2' } })
    expect(account.asked()).toEqual([
      'GET /v1/checkout/sessions/cs_test_a1',
      'POST /v1/checkout/sessions/cs_test_a1/expire',
      'POST /v1/checkout/sessions',
    ])
  })

  test.each([
    ['was paid at', anIntent(), { kind: 'done', payment: { reservationId: 41, paymentId: 'pi_1', amount: 200_00, state: 'paid' } }],
    ['waits for the bank', anIntent({ status: 'processing', amount_received: 0 }), { kind: 'leave', url: request.returnUrl }],
  ])('REL-06: where the earlier page %s there is nothing more to pay', async (_, intent, next) => {
    answerWith({ session: aPaidSession(), intent })
    expect(await provider().start({ ...request, earlier: 'cs_test_a1' })).toEqual({ id: 'cs_test_a1', next })
    expect(account.calls.map(({ method }) => method)).not.toContain('POST')
  })

  test.each([
    ['has expired', { json: aSession({ status: 'expired', url: null }) }],
    ['these keys do not know', { status: 404, json: anError('resource_missing', 'No such checkout.session') }],
  ])('BUY-03: creates a new page where the earlier one %s', async (_, earlier) => {
    account.answerWith(({ method }) => (method === 'GET' ? earlier : { json: aSession({ id: 'cs_test_b2' }) }))
    expect(await provider().start({ ...request, earlier: 'cs_test_a1' })).toMatchObject({ id: 'cs_test_b2' })
  })
})

describe('check', () => {
  const paid = { reservationId: 41, paymentId: 'pi_1', amount: 200_00, state: 'paid' }

  test.each([
    ['paid', anIntent(), paid],
    ['paid in another currency', anIntent({ currency: 'usd' }), { ...paid, amount: null }],
    ['paid less than was asked for', anIntent({ amount_received: 1 }), { ...paid, amount: 1 }],
    [
      'at the bank still',
      anIntent({ status: 'processing', amount_received: 0, latest_charge: null }),
      { ...paid, amount: 0, state: 'open' },
    ],
    ['declined', aDeclinedIntent(), { ...paid, amount: 0, state: 'declined' }],
    ['cancelled', anIntent({ status: 'canceled', amount_received: 0 }), { ...paid, amount: 0, state: 'cancelled' }],
    ['refunded in part', anIntent({ latest_charge: aCharge({ amount_refunded: 1 }) }), paid],
    ['refunded', anIntent({ latest_charge: aCharge({ amount_refunded: 200_00, refunded: true }) }), { ...paid, state: 'refunded' }],
  ])('BUY-03: reads the state from the payment intent: %s', async (_, intent, payment) => {
    answerWith({ session: aPaidSession(), intent })
    expect(await provider().check(41, 'cs_test_a1')).toEqual({ kind: 'payment', payment })
    expect(account.calls.map(({ path, body }) => [path, body['expand[0]']])).toEqual([
      ['/v1/checkout/sessions/cs_test_a1', undefined],
      ['/v1/payment_intents/pi_1', 'latest_charge'],
    ])
  })

  test.each([
    ['nobody has paid yet', aSession(), { kind: 'other' }],
    ['nobody can pay any more', aSession({ status: 'expired' }), { kind: 'ended', startedId: 'cs_test_a1' }],
    ['another checkout', aPaidSession({ metadata: { reservation: '42' } }), { kind: 'other' }],
  ])('BUY-03: %s', async (_, session, expected) => {
    answerWith({ session })
    expect(await provider().check(41, 'cs_test_a1')).toEqual(expected)
  })

  test('BUY-03: ignores an intent without our metadata', async () => {
    answerWith({ session: aPaidSession(), intent: anIntent({ metadata: {} }) })
    expect(await provider().check(41, 'cs_test_a1')).toEqual({ kind: 'other' })
  })
})

describe('refund', () => {
  const paid = { reservationId: 41, paymentId: 'pi_1', amount: 200_00 }
  const refunds = (calls: readonly StripeCall[]) => calls.filter(({ path }) => path === '/v1/refunds')

  test.each([['succeeded'], ['pending']])('BUY-03: refunds the whole fee to the card: %s', async (status) => {
    answerWith({ refund: aRefund({ status }) })
    expect(await provider().refund(paid)).toBe('re_1')
    expect(account.asked()).toEqual(['GET /v1/payment_intents/pi_1', 'POST /v1/refunds'])
    expect(account.calls[1]).toMatchObject({
      idempotency: expect.stringMatching(/^refund-pi_1-\d+$/),
      body: { payment_intent: 'pi_1', amount: '20000', 'metadata[reservation]': '41' },
    })
  })

  test('REL-06: two simultaneous calls make one refund at Stripe', async () => {
    await Promise.all([provider().refund(paid), provider().refund(paid)])
    expect(new Set(refunds(account.calls).map(({ idempotency }) => idempotency)).size).toBe(1)
  })

  test('BUY-03: a fee that was refunded before, by hand or by a call whose answer was lost, is not a failure', async () => {
    answerWith({ refund: anError('charge_already_refunded', 'Charge ch_1 has already been refunded.'), refundStatus: 400 })
    expect(await provider().refund(paid)).toBe('pi_1')
    answerWith({ intent: anIntent({ latest_charge: aCharge({ amount_refunded: 200_00 }) }) })
    expect(await provider().refund(paid)).toBe('pi_1')
    expect(refunds(account.calls)).toEqual([])
  })

  test.each([
    ['no money in the account', 400, anError('balance_insufficient', 'Insufficient funds')],
    ['the bank refuses', 200, aRefund({ status: 'failed' })],
  ])('BUY-03: throws with a reason for staff: %s', async (_, refundStatus, refund) => {
    answerWith({ refund, refundStatus })
    await expect(provider().refund(paid)).rejects.toThrow(/Insufficient funds|did not refund pi_1/)
  })

  test('BUY-03: leaves a payment with a different amount to staff', async () => {
    answerWith({ intent: anIntent({ amount_received: 1 }) })
    await expect(provider().refund(paid)).rejects.toThrow('another amount')
    expect(refunds(account.calls)).toEqual([])
  })
})
