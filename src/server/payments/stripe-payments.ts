import type { Stripe } from 'stripe'
import { z } from 'zod'
import { readClock } from '../process/now'
import type { PaymentEvent, PaymentProvider, PaymentRequest, SettledPayment, StartedPayment } from './port'
import { type SessionFacts, toFailedRefund, toIntentId, toPayment, toSessionFacts } from './stripe-facts'

export const stripeSettings = z.object({
  secretKey: z.string().min(1),
  webhookSecret: z.string().min(1),
  /** Stripe's address for tests; its real one by default. */
  address: z.url({ protocol: /^https?$/ }).optional(),
  timeoutMs: z.number().int().positive().default(10_000),
})
type StripeSettings = z.output<typeof stripeSettings>

/** An earlier page is reused if it has at least this much time left, in seconds. */
const LEAST_SECONDS = 10 * 60
/** Within this time a repeated refund request is the same one, in seconds. */
const REFUND_SECONDS = 15 * 60
/** Events after which the current state of a payment is read, whatever the event says. */
const PAYMENT_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
]

/** Imported on demand, because the library is large. */
async function openStripe({ secretKey, address, timeoutMs }: StripeSettings): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  const url = address === undefined ? null : new URL(address)
  const reached = url && { host: url.hostname, port: url.port || (url.protocol === 'https:' ? 443 : 80) }
  const protocol = url?.protocol === 'http:' ? { protocol: 'http' as const } : {}
  return new Client(secretKey, { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false, ...(reached ?? {}), ...protocol })
}

/** Returns the parameters of a hosted payment page with a payment intent for the fee. Only Stripe sees the card. */
function toSession(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reservationId, amount, description, email, returnUrl, cancelUrl, until } = request
  const metadata = { reservation: String(reservationId) }
  return {
    mode: 'payment',
    client_reference_id: String(reservationId),
    line_items: [{ quantity: 1, price_data: { currency: 'aud', unit_amount: amount, product_data: { name: description } } }],
    metadata,
    payment_intent_data: { metadata, description },
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: until,
    ...(email ? { customer_email: email } : {}),
  }
}

/** Reads the current state of a payment from its payment intent: the amount and currency paid, and the amount refunded. */
async function readIntent(stripe: Stripe, id: string): Promise<PaymentEvent> {
  const payment = toPayment(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  return payment === null ? { kind: 'other' } : { kind: 'payment', payment }
}

const hasCode = (error: unknown, code: string) => typeof error === 'object' && error !== null && 'code' in error && error.code === code

/** Returns a checkout session; null when these keys do not know it, for example after they were changed. */
async function findSession(stripe: Stripe, id: string): Promise<SessionFacts | null> {
  try {
    return toSessionFacts(await stripe.checkout.sessions.retrieve(id))
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null
    throw error
  }
}

/** Returns the payment of a checkout session, or that it was not paid. */
async function readSession(stripe: Stripe, reservationId: number, id: string): Promise<PaymentEvent> {
  const session = await findSession(stripe, id)
  if (session === null || Number(session.metadata.reservation) !== reservationId) return { kind: 'other' }
  if (session.status === 'expired') return { kind: 'ended', startedId: session.id }
  return session.payment_intent ? readIntent(stripe, session.payment_intent) : { kind: 'other' }
}

/**
 * Reuses the earlier page for the same fee, or expires it so that nobody pays twice; null when a new one is needed. If it was paid already,
 * the shopper continues to the confirmation.
 */
async function reuseSession(stripe: Stripe, { earlier, now, returnUrl, reservationId }: PaymentRequest): Promise<StartedPayment | null> {
  if (earlier === null) return null
  const session = await findSession(stripe, earlier)
  if (session === null || session.status === 'expired') return null
  if (session.status === 'open' && session.url && session.expires_at - now >= LEAST_SECONDS)
    return { id: session.id, next: { kind: 'leave', url: session.url } }
  if (session.status === 'open') {
    await stripe.checkout.sessions.expire(session.id)
    return null
  }
  const known = await readSession(stripe, reservationId, session.id)
  return {
    id: session.id,
    next:
      known.kind === 'payment' && known.payment.state === 'paid'
        ? { kind: 'done', payment: known.payment }
        : { kind: 'leave', url: returnUrl },
  }
}

const refunded = z.object({ id: z.string(), status: z.enum(['succeeded', 'pending', 'requires_action']) })

/** Refunds a whole payment. Stripe repeats a refusal for the same idempotency key, so a later retry uses another one. */
async function refundInFull(stripe: Stripe, { paymentId, amount, reservationId }: SettledPayment): Promise<string> {
  const known = await readIntent(stripe, paymentId)
  if (known.kind !== 'payment' || known.payment.amount !== amount) throw new Error(`Stripe has another amount for ${paymentId}`)
  if (known.payment.state === 'refunded') return paymentId
  const idempotencyKey = `refund-${paymentId}-${Math.floor(readClock() / REFUND_SECONDS)}`
  const metadata = { reservation: String(reservationId) }
  try {
    const made = await stripe.refunds.create({ payment_intent: paymentId, amount, metadata }, { idempotencyKey })
    return refunded.parse(made, { error: () => `Stripe did not refund ${paymentId}: ${made.status}` }).id
  } catch (error) {
    if (hasCode(error, 'charge_already_refunded')) return paymentId
    throw error
  }
}

async function startPayment(stripe: Stripe, request: PaymentRequest): Promise<StartedPayment> {
  const known = await reuseSession(stripe, request)
  if (known !== null) return known
  // the same hold has the same key, so that a double click makes one payment
  const idempotencyKey = `reservation-${request.reservationId}-${request.until}`
  const { id, url } = await stripe.checkout.sessions.create(toSession(request), { idempotencyKey })
  if (!url) throw new Error('Stripe gave no address to pay at')
  return { id, next: { kind: 'leave', url } }
}

async function readChange(stripe: Stripe, type: string, object: unknown): Promise<PaymentEvent> {
  if (type === 'checkout.session.expired') {
    const session = toSessionFacts(object)
    return session ? { kind: 'ended', startedId: session.id } : { kind: 'other' }
  }
  if (type === 'refund.failed') {
    const failed = toFailedRefund(object)
    return failed ? { kind: 'refundFailed', ...failed } : { kind: 'other' }
  }
  const intent = PAYMENT_EVENTS.includes(type) ? toIntentId(type, object) : null
  return intent === null ? { kind: 'other' } : readIntent(stripe, intent)
}

async function checkSigned(stripe: Stripe, body: string, signature: string | null, secret: string): Promise<Stripe.Event | null> {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature ?? '', secret)
  } catch {
    return null
  }
}

/** Creates payments through Stripe: a hosted page, a payment intent per fee, and webhooks with checked signatures. */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  return {
    kind: 'stripe',
    start: async (request) => startPayment(await openStripe(settings), request),
    check: async (reservationId, startedId) => readSession(await openStripe(settings), reservationId, startedId),
    refund: async (payment) => refundInFull(await openStripe(settings), payment),
    readEvent: async (body, signature) => {
      const stripe = await openStripe(settings)
      const event = await checkSigned(stripe, body, signature, settings.webhookSecret)
      return event === null ? { kind: 'refused' } : readChange(stripe, event.type, event.data.object)
    },
  }
}
