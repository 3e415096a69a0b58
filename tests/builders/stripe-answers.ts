/** Stripe API responses in the format of the version that its library names, overridden by `changed`. */
type Changed = Record<string, unknown>

export const STRIPE_RESERVATION = 41

export function aSession(changed: Changed = {}) {
  return {
    id: 'cs_test_a1',
    object: 'checkout.session',
    amount_subtotal: 200_00,
    amount_total: 200_00,
    cancel_url: 'https://harbour.example/cars/rav4/checkout?journey=k&step=deposit',
    client_reference_id: String(STRIPE_RESERVATION),
    created: 1_794_998_000,
    currency: 'aud',
    customer_email: 'alannah@example.com',
    expires_at: 1_795_000_000,
    livemode: false,
    metadata: { reservation: String(STRIPE_RESERVATION) },
    mode: 'payment',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    success_url: 'https://harbour.example/api/checkout/return?journey=k',
    url: 'https://checkout.stripe.example/c/pay/cs_test_a1',
    ...changed,
  }
}

/** Returns a session whose shopper has paid. */
export function aPaidSession(changed: Changed = {}) {
  return aSession({ payment_intent: 'pi_1', payment_status: 'paid', status: 'complete', url: null, ...changed })
}

export function aCharge(changed: Changed = {}) {
  return {
    id: 'ch_1',
    object: 'charge',
    amount: 200_00,
    amount_captured: 200_00,
    amount_refunded: 0,
    captured: true,
    currency: 'aud',
    disputed: false,
    metadata: { reservation: String(STRIPE_RESERVATION) },
    paid: true,
    payment_intent: 'pi_1',
    payment_method_details: { card: { brand: 'visa', last4: '4242' }, type: 'card' },
    refunded: false,
    status: 'succeeded',
    ...changed,
  }
}

export function anIntent(changed: Changed = {}) {
  return {
    id: 'pi_1',
    object: 'payment_intent',
    amount: 200_00,
    amount_capturable: 0,
    amount_received: 200_00,
    canceled_at: null,
    capture_method: 'automatic_async',
    created: 1_794_998_100,
    currency: 'aud',
    description: 'Reserve 2023 Toyota RAV4, Harbour City Motors',
    last_payment_error: null,
    latest_charge: aCharge(),
    livemode: false,
    metadata: { reservation: String(STRIPE_RESERVATION) },
    payment_method_types: ['card'],
    status: 'succeeded',
    ...changed,
  }
}

export function aDeclinedIntent(changed: Changed = {}) {
  const last_payment_error = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  }
  return anIntent({
    amount_received: 0,
    last_payment_error,
    latest_charge: aCharge({ paid: false, status: 'failed' }),
    status: 'requires_payment_method',
    ...changed,
  })
}

export function aRefund(changed: Changed = {}) {
  return {
    id: 're_1',
    object: 'refund',
    amount: 200_00,
    charge: 'ch_1',
    created: 1_794_999_000,
    currency: 'aud',
    metadata: { reservation: String(STRIPE_RESERVATION) },
    payment_intent: 'pi_1',
    reason: null,
    status: 'succeeded',
    ...changed,
  }
}

export function anError(code: string, message: string, type = 'invalid_request_error') {
  return { error: { code, doc_url: `https://stripe.com/docs/error-codes/${code}`, message, type } }
}

/** Returns a Stripe message, not yet signed. */
export function anEvent(type: string, object: unknown) {
  const facts = {
    id: `evt_${type}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 1_794_998_200,
    livemode: false,
    pending_webhooks: 1,
  }
  return JSON.stringify({ ...facts, type, data: { object }, request: { id: null, idempotency_key: null } })
}
