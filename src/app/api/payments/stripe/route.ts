import { settlePayment } from '@/server/checkout/settle-payment'
import { logger } from '@/server/log'
import { payloadClient } from '@/server/payload-client'
import { openPayments } from '@/server/payments/open-payments'

/** POST /api/payments/stripe: what Stripe tells of payments, by its signature; the same message again changes nothing. */
export async function POST(request: Request): Promise<Response> {
  const provider = openPayments()
  if (provider.kind !== 'stripe') return Response.json({ error: 'No payments are taken here.' }, { status: 404 })
  const event = await provider.readEvent(await request.text(), request.headers.get('stripe-signature'))
  if (event.kind === 'refused') {
    logger.warn({ provider: provider.kind }, 'a payment message without the right signature was refused')
    return Response.json({ error: 'The signature is not right.' }, { status: 400 })
  }
  if (event.kind === 'paid') await settlePayment(await payloadClient(), { ...event.payment, provider: provider.kind })
  return Response.json({ received: true })
}
