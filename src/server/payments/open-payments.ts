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
 * Returns the platform's payment provider: Stripe if its keys are set, else the demonstration. It has no circuit breaker or fallback:
 * callers report every failure to the shopper or staff.
 */
export function openPayments(): PaymentProvider {
  return payments.open()
}

/** Returns the provider of an earlier payment; null when its keys are no longer set, and staff have to handle the payment. */
export function findPayments(kind: string): PaymentProvider | null {
  if (kind === demoPayments.kind) return demoPayments
  const provider = openPayments()
  return provider.kind === kind ? provider : null
}
