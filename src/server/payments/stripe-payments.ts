import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { PaymentProvider, PaymentRequest, SettledPayment } from './port'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Where Stripe is reached, for tests; its own address by default. */
  address?: string
}

const TIMEOUT_MS = 10_000
const PAID_EVENTS: readonly string[] = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

/** The library is large, and only who takes money needs it. */
async function openStripe({ secretKey, address }: StripeSettings): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  const url = address === undefined ? null : new URL(address)
  const reached = url && { host: url.hostname, port: url.port || (url.protocol === 'https:' ? 443 : 80) }
  const protocol = url?.protocol === 'http:' ? { protocol: 'http' as const } : {}
  return new Client(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false, ...(reached ?? {}), ...protocol })
}

/** A page of Stripe's own, with a payment intent for the fee: the card stays between the shopper and Stripe. */
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

const paidSession = z.object({
  id: z.string(),
  payment_status: z.literal('paid'),
  currency: z.literal('aud'),
  amount_total: z.number().int().positive(),
  metadata: z.object({ reservation: z.string().regex(/^\d{1,9}$/) }),
})

/** A session of ours that is paid in Australian dollars; null for any other. */
function toSettled(session: unknown): SettledPayment | null {
  const read = paidSession.safeParse(session)
  if (!read.success) return null
  const { id, amount_total, metadata } = read.data
  return { reservationId: Number(metadata.reservation), paymentId: id, amount: amount_total }
}

/** Payments through Stripe: its hosted page, a payment intent for each fee, and webhooks whose signature is checked. */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  return {
    kind: 'stripe',
    start: async (request) => {
      const stripe = await openStripe(settings)
      // a double click is one payment: the same hold of the same car has the same key
      const idempotencyKey = `reservation-${request.reservationId}-${request.until}`
      const { id, url } = await stripe.checkout.sessions.create(toSession(request), { idempotencyKey })
      if (!url) throw new Error('Stripe gave no address to pay at')
      return { id, next: { kind: 'leave', url } }
    },
    check: async (reservationId, paymentId) => {
      const stripe = await openStripe(settings)
      const settled = toSettled(await stripe.checkout.sessions.retrieve(paymentId))
      return settled?.reservationId === reservationId ? settled : null
    },
    readEvent: async (body, signature) => {
      const stripe = await openStripe(settings)
      try {
        const event = await stripe.webhooks.constructEventAsync(body, signature ?? '', settings.webhookSecret)
        const payment = PAID_EVENTS.includes(event.type) ? toSettled(event.data.object) : null
        return payment === null ? { kind: 'other' } : { kind: 'paid', payment }
      } catch {
        return { kind: 'refused' }
      }
    },
  }
}
