import { env } from '@/env'
import { defineService } from '../outside/define-service'
import { demoPayments } from './demo-payments'
import type { PaymentProvider } from './port'
import { createStripePayments, stripeSettings } from './stripe-payments'

const payments = defineService({
  name: 'payments',
  settings: stripeSettings,
  configure: () => {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: address } = env()
    return secretKey === undefined || webhookSecret === undefined ? null : { secretKey, webhookSecret, address }
  },
  connect: createStripePayments,
  embedded: () => demoPayments,
  fallback: 'none',
})

/**
 * The provider that takes the platform's payments: Stripe where its keys are set, else the demonstration. It is called directly: every failure goes to the
 * caller, who tells the shopper or staff, and a payment is always tried.
 */
export function openPayments(): PaymentProvider {
  return payments.open()
}

/** The provider that took an earlier payment; null where the platform has its keys no more, and people have to see to it. */
export function findPayments(kind: string): PaymentProvider | null {
  if (kind === demoPayments.kind) return demoPayments
  const provider = openPayments()
  return provider.kind === kind ? provider : null
}
