import { expect, test } from 'vitest'
import { createStripePayments } from '@/server/payments/stripe-payments'
import { openStripeAccount } from '@tests/builders/stripe-account'
import { aCharge, anError, anIntent, aRefund, aSession } from '@tests/builders/stripe-answers'
import { describePayments, REQUEST } from './describe-payments'

const settingsOf = (address: string) => ({ secretKey: 'sk_test_x', webhookSecret: 'whsec_of_the_test', address, timeoutMs: 10_000 })

/** Opens an account with one paid fee, which can be refunded once. */
async function openAccount() {
  const account = await openStripeAccount()
  let refunds = 0
  account.answerWith(({ method, path }) => {
    if (path === '/v1/refunds') {
      refunds += 1
      return refunds === 1 ? { json: aRefund() } : { status: 400, json: anError('charge_already_refunded', 'It went back already.') }
    }
    if (path === '/v1/payment_intents/pi_1')
      return { json: anIntent({ latest_charge: aCharge({ amount_refunded: refunds === 0 ? 0 : 200_00 }) }) }
    if (method === 'POST' || path === '/v1/checkout/sessions/cs_test_a1') return { json: aSession() }
    return { status: 404, json: anError('resource_missing', 'No such thing') }
  })
  return { account, countRefunds: () => refunds }
}

describePayments('Stripe', async () => {
  const { account } = await openAccount()
  return { payments: createStripePayments(settingsOf(account.address)), close: account.close }
})

test('BUY-03: Stripe gets one refund request for one fee', async () => {
  const { account, countRefunds } = await openAccount()
  const stripe = createStripePayments(settingsOf(account.address))
  const paid = { reservationId: 41, paymentId: 'pi_1', amount: 200_00 }
  await stripe.refund(paid)
  await stripe.refund(paid)
  expect(countRefunds()).toBe(1)
  account.close()
})

test('BUY-03: an unresponsive Stripe is a failure in time, without revealing the key', async () => {
  const account = await openStripeAccount()
  account.answerWith(() => 'hang up')
  const failure: unknown = await createStripePayments(settingsOf(account.address))
    .start(REQUEST)
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(String(failure)).not.toContain('sk_test_x')
  account.close()
})
