import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentRequest } from './port'
import { createStripePayments } from './stripe-payments'

const SECRET = 'whsec_of_the_test'
const request: PaymentRequest = {
  reservationId: 41,
  amount: 200_00,
  description: 'Reserve 2023 Toyota RAV4, Harbour City Motors',
  email: 'alannah@example.com',
  returnUrl: 'https://harbour.example/api/checkout/return?journey=k',
  cancelUrl: 'https://harbour.example/cars/rav4/checkout?journey=k&step=deposit',
  until: 1_795_000_000,
}

/** A checkout session in the shape that Stripe documents. */
function aSession(changed: Record<string, unknown> = {}) {
  return {
    id: 'cs_test_1',
    object: 'checkout.session',
    amount_total: 200_00,
    currency: 'aud',
    mode: 'payment',
    payment_intent: 'pi_1',
    payment_status: 'paid',
    status: 'complete',
    url: 'https://checkout.stripe.example/c/pay/cs_test_1',
    metadata: { reservation: '41' },
    ...changed,
  }
}

type Asked = { method: string | undefined; path: string | undefined; key: string | undefined; idempotency: unknown; body: URLSearchParams }
const calls: Asked[] = []
let answer = (response: ServerResponse): void => void response.end()
const server = createServer((incoming: IncomingMessage, response) => {
  void text(incoming).then((body) => {
    const { method, url, headers } = incoming
    calls.push({ method, path: url, key: headers.authorization, idempotency: headers['idempotency-key'], body: new URLSearchParams(body) })
    response.setHeader('content-type', 'application/json')
    answer(response)
  })
})
let address = ''
const provider = () => createStripePayments({ secretKey: 'sk_test_x', webhookSecret: SECRET, address })

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  address = typeof place === 'object' && place !== null ? `http://127.0.0.1:${place.port}` : ''
})
beforeEach(() => {
  calls.length = 0
  answer = (response) => response.end(JSON.stringify(aSession()))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('start', () => {
  test('BUY-03: a page of Stripe’s with a payment intent in whole cents; nothing of a card goes through us', async () => {
    expect(await provider().start(request)).toEqual({
      id: 'cs_test_1',
      next: { kind: 'leave', url: 'https://checkout.stripe.example/c/pay/cs_test_1' },
    })
    const [call] = calls
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      key: 'Bearer sk_test_x',
      idempotency: 'reservation-41-1795000000',
    })
    expect(Object.fromEntries(call?.body ?? [])).toMatchObject({
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
    expect([...(call?.body.keys() ?? [])].join()).not.toMatch(/card|number|cvc/)
  })

  test('BUY-03: a refusal of Stripe’s is a failure, which the caller tells the shopper', async () => {
    answer = (response) => response.writeHead(402).end(JSON.stringify({ error: { type: 'card_error', message: 'no' } }))
    await expect(provider().start(request)).rejects.toThrow()
  })
})

test.each([
  ['paid', {}, 41, { reservationId: 41, paymentId: 'cs_test_1', amount: 200_00 }],
  ['not paid yet', { payment_status: 'unpaid' }, 41, null],
  ['in another currency', { currency: 'usd' }, 41, null],
  ['of another checkout', {}, 42, null],
] as const)('BUY-03: on coming back, a payment that is %s', async (_, changed, reservation, expected) => {
  answer = (response) => response.end(JSON.stringify(aSession(changed)))
  expect(await provider().check(reservation, 'cs_test_1')).toEqual(expected)
  expect(calls[0]).toMatchObject({ method: 'GET', path: '/v1/checkout/sessions/cs_test_1' })
})

describe('readEvent', () => {
  const signer = new Stripe('sk_test_x')
  const event = (type: string, object: unknown = aSession()) => JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const sign = (payload: string, secret = SECRET, timestamp?: number) =>
    signer.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp === undefined ? {} : { timestamp }) })
  const paid = event('checkout.session.completed')

  test('BUY-03: a signed message of a payment', async () => {
    expect(await provider().readEvent(paid, sign(paid))).toEqual({
      kind: 'paid',
      payment: { reservationId: 41, paymentId: 'cs_test_1', amount: 200_00 },
    })
    expect(calls).toEqual([])
  })

  test.each([
    ['another secret', paid, sign(paid, 'whsec_other')],
    ['another content', `${paid} `, sign(paid)],
    ['too old', paid, sign(paid, SECRET, 1_000)],
    ['no signature', paid, null],
    ['no JSON', '{', sign('{')],
  ])('BUY-03: refused: %s', async (_, body, signature) => {
    expect(await provider().readEvent(body, signature)).toEqual({ kind: 'refused' })
  })

  test.each([
    ['another kind of message', event('payment_intent.created')],
    ['a session that waits for the bank', event('checkout.session.completed', aSession({ payment_status: 'unpaid' }))],
    ['a session that is none of ours', event('checkout.session.completed', aSession({ metadata: {} }))],
  ])('BUY-03: taken note of: %s', async (_, body) => {
    expect(await provider().readEvent(body, sign(body))).toEqual({ kind: 'other' })
  })
})
