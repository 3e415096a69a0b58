import type { Payment } from '@/domain/journeys/checkout/payment'
import type { Cents } from '@/domain/money/money'

/** A fee that a shopper is to pay. No card is ever seen here: providers take it on pages of their own. */
export type PaymentRequest = {
  reservationId: number
  amount: Cents
  /** What it is for, as the shopper's bank statement and the provider's page name it. */
  description: string
  email: string | null
  /** Where the shopper comes back to, having paid or not: absolute addresses of the site. */
  returnUrl: string
  cancelUrl: string
  /** The moment of asking, and until when it can be paid: Unix seconds. */
  now: number
  until: number
  /** The page of an earlier attempt at the same fee; of all pages only one can be paid at. Null at the first attempt. */
  earlier: string | null
}

/** A payment that went through, as the provider says. */
export type SettledPayment = { reservationId: number; paymentId: string; amount: Cents }

/** A payment that was begun: the shopper goes to `url`, or there is nothing left to pay. `id` names it until it is paid. */
export type StartedPayment = { id: string; next: { kind: 'leave'; url: string } | { kind: 'done'; payment: Payment } }

/**
 * What a provider says: how a payment stands at this moment; that a page was left unpaid and cannot be paid at any more; that a refund which it had
 * made failed at the bank; nothing that matters here; or a message that is not its own.
 */
export type PaymentEvent =
  | { kind: 'payment'; payment: Payment }
  | { kind: 'ended'; startedId: string }
  | { kind: 'refundFailed'; paymentId: string; refundId: string; reason: string }
  | { kind: 'other' }
  | { kind: 'refused' }

/** Who takes money, whichever provider it is (BUY-03). */
export type PaymentProvider = {
  kind: 'demo' | 'stripe'
  /** @throws when the provider does not answer or refuses. */
  start: (request: PaymentRequest) => Promise<StartedPayment>
  /**
   * How a payment that was begun went, asked when the shopper comes back or never does.
   * @throws when the provider does not answer.
   */
  check: (reservationId: number, startedId: string) => Promise<PaymentEvent>
  /**
   * Gives a fee back in full; one that went back before is given back once. Answers the provider's number of the refund.
   * @throws when the provider does not answer or refuses: the message says why, for staff to read.
   */
  refund: (payment: SettledPayment) => Promise<string>
  /**
   * Reads a message of the provider's, whose signature must be right; `refused` for any other.
   * @throws when the provider does not answer how the payment stands now: it has to send the message again.
   */
  readEvent: (body: string, signature: string | null) => Promise<PaymentEvent>
}
