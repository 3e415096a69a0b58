import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStripeAccount } from '@tests/builders/stripe-account'
import { aCharge, aDeclinedIntent, anError, anEvent, anIntent, aPaidSession, aRefund, aSession } from '@tests/builders/stripe-answers'
import { createStripePayments } from './stripe-payments'

const SECRET = 'whsec_of_the_test'
const signer = new Stripe('sk_test_x')
const sign = (payload: string, secret = SECRET, timestamp?: number) =>
  signer.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp === undefined ? {} : { timestamp }) })

let account: Awaited<ReturnType<typeof openStripeAccount>>
const read = (body: string, signature: string | null = sign(body)) =>
  createStripePayments({ secretKey: 'sk_test_x', webhookSecret: SECRET, address: account.address, timeoutMs: 10_000 }).readEvent(
    body,
    signature,
  )

beforeAll(async () => void (account = await openStripeAccount()))
beforeEach(() => account.answerWith(() => ({ json: anIntent() })))
afterAll(() => account.close())

const completed = anEvent('checkout.session.completed', aPaidSession())
const paid = { reservationId: 41, paymentId: 'pi_1', amount: 200_00, state: 'paid' }

test.each([
  ['another secret', completed, sign(completed, 'whsec_other')],
  ['another content', `${completed} `, sign(completed)],
  ['too old', completed, sign(completed, SECRET, 1_000)],
  ['no signature', completed, null],
  ['no JSON', '{', sign('{')],
])('BUY-03: refuses a message without asking Stripe: %s', async (_, body, signature) => {
  expect(await read(body, signature)).toEqual({ kind: 'refused' })
  expect(account.calls).toEqual([])
})

test.each([
  ['checkout.session.completed', aPaidSession()],
  ['checkout.session.async_payment_succeeded', aPaidSession()],
  ['checkout.session.async_payment_failed', aPaidSession({ payment_status: 'unpaid' })],
  ['payment_intent.succeeded', anIntent()],
  ['payment_intent.payment_failed', aDeclinedIntent()],
  ['payment_intent.canceled', anIntent({ status: 'canceled' })],
  ['charge.refunded', aCharge({ amount_refunded: 200_00, refunded: true })],
  ['refund.updated', aRefund()],
])('BUY-03: %s makes us read the current state from the intent, however old the message is', async (type, object) => {
  expect(await read(anEvent(type, object))).toEqual({ kind: 'payment', payment: paid })
  expect(account.asked()).toEqual(['GET /v1/payment_intents/pi_1'])
})

test.each([
  ['a page that was left unpaid', 'checkout.session.expired', aSession({ status: 'expired' }), { kind: 'ended', startedId: 'cs_test_a1' }],
  [
    'a refund that failed at the bank',
    'refund.failed',
    aRefund({ status: 'failed', failure_reason: 'expired_or_canceled_card' }),
    { kind: 'refundFailed', paymentId: 'pi_1', refundId: 're_1', reason: expect.stringContaining('expired_or_canceled_card') },
  ],
  ['another kind of message', 'payment_intent.created', anIntent(), { kind: 'other' }],
  ['a session without a payment', 'checkout.session.completed', aSession({ mode: 'setup' }), { kind: 'other' }],
  ['a page that is none of ours', 'checkout.session.expired', aSession({ metadata: {} }), { kind: 'other' }],
])('BUY-03: %s', async (_, type, object, expected) => {
  expect(await read(anEvent(type, object))).toEqual(expected)
  expect(account.calls).toEqual([])
})

test('BUY-03: when Stripe can’t tell the state of the payment, the message fails so that it is sent again', async () => {
  account.answerWith(() => ({ status: 500, json: anError('api_error', 'Something went wrong', 'api_error') }))
  await expect(read(completed)).rejects.toThrow()
})
