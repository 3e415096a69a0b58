import type { Cents } from '@/domain/money'

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
  /** Until when it can be paid, Unix seconds. */
  until: number
}

/** A payment that was begun: the shopper goes to `url`, or it is done at once. */
export type StartedPayment = { id: string; next: { kind: 'leave'; url: string } | { kind: 'done' } }

/** A payment that went through, as the provider says. */
export type SettledPayment = { reservationId: number; paymentId: string; amount: Cents }

export type PaymentEvent = { kind: 'paid'; payment: SettledPayment } | { kind: 'other' } | { kind: 'refused' }

/** Who takes money, whichever provider it is (BUY-03). */
export type PaymentProvider = {
  kind: 'demo' | 'stripe'
  /** @throws when the provider does not answer or refuses. */
  start: (request: PaymentRequest) => Promise<StartedPayment>
  /**
   * How a payment went, asked when the shopper comes back; null while it is not paid.
   * @throws when the provider does not answer.
   */
  check: (reservationId: number, paymentId: string) => Promise<SettledPayment | null>
  /** Reads a message of the provider's, whose signature must be right; `refused` for any other. */
  readEvent: (body: string, signature: string | null) => Promise<PaymentEvent>
}
