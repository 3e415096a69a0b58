import { runSql } from '@/app/account/own-form'
import { readText } from '@/app/http/read-text'
import { hearPayment } from '@/server/checkout/hear-payment'
import { logger } from '@/server/log/log'
import { payloadClient } from '@/server/payload-client'
import { openPayments } from '@/server/payments/open-payments'

/** Far more than Stripe's messages have. */
const MAX_BYTES = 512_000

/**
 * POST /api/payments/stripe: what Stripe tells of payments, by its signature (BUY-03); the same message again changes nothing. A message that cannot be
 * acted upon just now is answered with 503, and Stripe sends it again for three days.
 */
export async function POST(request: Request): Promise<Response> {
  const provider = openPayments()
  if (provider.kind !== 'stripe') return Response.json({ error: 'No payments are taken here.' }, { status: 404 })
  const body = await readText(request, MAX_BYTES)
  if (body === null) return Response.json({ error: 'That is more than a message of a payment.' }, { status: 413 })
  try {
    const event = await provider.readEvent(body, request.headers.get('stripe-signature'))
    if (event.kind === 'refused') {
      logger.warn({ provider: provider.kind }, 'a payment message without the right signature was refused')
      return Response.json({ error: 'The signature is not right.' }, { status: 400 })
    }
    await hearPayment(await payloadClient(), runSql, provider, event)
  } catch (error) {
    logger.error({ provider: provider.kind, reason: error instanceof Error ? error.message : String(error) }, 'a payment message waits')
    return Response.json({ error: 'Please send this again later.' }, { status: 503, headers: { 'retry-after': '60' } })
  }
  return Response.json({ received: true })
}
