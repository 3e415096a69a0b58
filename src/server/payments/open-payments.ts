import { env } from '@/env'
import { demoPayments } from './demo-payments'
import type { PaymentProvider } from './port'
import { createStripePayments } from './stripe-payments'

/** The provider that takes the platform's payments: Stripe where its keys are set, else the demonstration. */
export function openPayments(): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: address } = env()
  if (secretKey === undefined || webhookSecret === undefined) return demoPayments
  return createStripePayments({ secretKey, webhookSecret, ...(address ? { address } : {}) })
}

/** The provider that took an earlier payment; null where the platform has its keys no more, and people have to see to it. */
export function findPayments(kind: string): PaymentProvider | null {
  if (kind === demoPayments.kind) return demoPayments
  const provider = openPayments()
  return provider.kind === kind ? provider : null
}
