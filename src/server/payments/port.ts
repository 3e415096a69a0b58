import type { Payment } from '@/domain/journeys/checkout/payment'
import type { Cents } from '@/domain/money/money'

/** A fee to be paid by a shopper. Providers ask for the card on their own pages; we never see it. */
export type PaymentRequest = {
  reservationId: number
  amount: Cents
  /** Shown on the shopper's bank statement and the provider's page. */
  description: string
  email: string | null
  /** Absolute addresses of the site to return to after paying or cancelling. */
  returnUrl: string
  cancelUrl: string
  /** The current time and the deadline for paying, in Unix seconds. */
  now: number
  until: number
  /** The provider's page of an earlier attempt at the same fee, so that only one can be paid; null for the first attempt. */
  earlier: string | null
}

/** A completed payment, as reported by the provider. */
export type SettledPayment = { reservationId: number; paymentId: string; amount: Cents }

/** A payment that was started: the shopper goes to `url`, or there is nothing left to pay. `id` identifies it until it is paid. */
export type StartedPayment = { id: string; next: { kind: 'leave'; url: string } | { kind: 'done'; payment: Payment } }

/**
 * A provider's report: the current state of a payment; a page that expired unpaid; a refund that failed at the bank; something irrelevant;
 * or a message with an invalid signature.
 */
export type PaymentEvent =
  | { kind: 'payment'; payment: Payment }
  | { kind: 'ended'; startedId: string }
  | { kind: 'refundFailed'; paymentId: string; refundId: string; reason: string }
  | { kind: 'other' }
  | { kind: 'refused' }

/** The provider that takes payments (BUY-03). */
export type PaymentProvider = {
  kind: 'demo' | 'stripe'
  /** @throws when the provider does not answer or refuses. */
  start: (request: PaymentRequest) => Promise<StartedPayment>
  /**
   * Asks for the state of a payment that was started, when the shopper returns or stays away.
   * @throws when the provider does not answer.
   */
  check: (reservationId: number, startedId: string) => Promise<PaymentEvent>
  /**
   * Refunds a fee in full, and only once however often it is called. Returns the provider's refund id.
   * @throws when the provider does not answer or refuses, with the reason for staff.
   */
  refund: (payment: SettledPayment) => Promise<string>
  /**
   * Parses a provider's message after checking its signature; `refused` when the signature is invalid.
   * @throws when the provider can't tell the current state of the payment: it has to send the message again.
   */
  readEvent: (body: string, signature: string | null) => Promise<PaymentEvent>
}
