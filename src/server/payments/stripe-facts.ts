import { z } from 'zod'
import type { Payment, PaymentState } from '@/domain/journeys/checkout/payment'

/** The metadata that links Stripe's objects to our checkout. */
const RESERVATION = z.object({ reservation: z.string().regex(/^\d{1,9}$/) })
/** A reference to a Stripe object: its id, or the whole object if it was expanded. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const intentFacts = z.object({
  id: z.string(),
  status: z.string(),
  currency: z.string(),
  amount_received: z.number().int(),
  last_payment_error: z.unknown().optional(),
  latest_charge: z.union([z.string(), z.object({ amount_refunded: z.number().int() })]).nullish(),
  metadata: RESERVATION,
})
type IntentFacts = z.infer<typeof intentFacts>

function toState({ status, amount_received, last_payment_error, latest_charge }: IntentFacts): PaymentState {
  if (status === 'canceled') return 'cancelled'
  if (status === 'requires_payment_method') return last_payment_error ? 'declined' : 'open'
  if (status !== 'succeeded') return 'open'
  const refunded = typeof latest_charge === 'object' && latest_charge !== null ? latest_charge.amount_refunded : 0
  return refunded >= amount_received ? 'refunded' : 'paid'
}

/** Maps a payment intent with its latest charge; null for one that is not ours. */
export function toPayment(intent: unknown): Payment | null {
  const read = intentFacts.safeParse(intent)
  if (!read.success) return null
  const { id, currency, amount_received, metadata } = read.data
  return {
    reservationId: Number(metadata.reservation),
    paymentId: id,
    amount: currency === 'aud' ? amount_received : null,
    state: toState(read.data),
  }
}

const sessionFacts = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  url: z.string().nullish(),
  expires_at: z.number().int(),
  payment_intent: reference.nullish(),
  metadata: RESERVATION,
})
export type SessionFacts = z.infer<typeof sessionFacts>

/** Maps a checkout session; null for one that is not ours. */
export function toSessionFacts(session: unknown): SessionFacts | null {
  return sessionFacts.safeParse(session).data ?? null
}

const ofIntent = z.object({ id: z.string() })
const withIntent = z.object({ payment_intent: reference })

/** Returns the payment intent that a message is about, or null. */
export function toIntentId(type: string, object: unknown): string | null {
  if (type.startsWith('payment_intent.')) return ofIntent.safeParse(object).data?.id ?? null
  return withIntent.safeParse(object).data?.payment_intent ?? null
}

const failedRefund = z.object({ id: z.string(), payment_intent: reference, failure_reason: z.string().nullish() })

/** Maps a refund that the bank returned to Stripe. */
export function toFailedRefund(object: unknown): { paymentId: string; refundId: string; reason: string } | null {
  const read = failedRefund.safeParse(object).data
  if (!read) return null
  const reason = `The bank did not take the refund (${read.failure_reason ?? 'no reason given'}). Give the fee back by other means.`
  return { paymentId: read.payment_intent, refundId: read.id, reason }
}
