import { internal } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse, refuseForNow } from '@/app/http/refusal'
import { stripeCall } from '@/contract/operations'
import { handlePaymentEvent } from '@/server/checkout/handle-payment-event'
import { runSql } from '@/server/database/run-sql'
import { logger } from '@/server/process/log'
import { payloadClient } from '@/server/process/payload-client'
import { openPayments } from '@/server/payments/open-payments'

/** Far above the size of Stripe's messages. */
const MAX_BYTES = 512_000

/**
 * POST /api/payments/stripe: receives Stripe's signed payment events (BUY-03). A repeated event changes nothing. Responds with 503 when an
 * event can't be processed now; Stripe then retries for three days.
 */
export const POST = defineCall(
  { contract: stripeCall, audience: internal, body: MAX_BYTES, isRaw: true },
  async ({ headers, input: { body } }) => {
    const provider = openPayments()
    if (provider.kind !== 'stripe') return refuse(404, 'No payments are taken here.')
    try {
      const event = await provider.readEvent(body, headers.get('stripe-signature'))
      if (event.kind === 'refused') {
        logger.warn({ provider: provider.kind }, 'a payment message without the right signature was refused')
        return refuse(400, 'The signature is not valid.')
      }
      await handlePaymentEvent(await payloadClient(), runSql, provider, event)
    } catch (error) {
      logger.error({ provider: provider.kind, reason: error instanceof Error ? error.message : String(error) }, 'a payment message waits')
      return refuseForNow(503, 'Please send this again later.', 60)
    }
    return { received: true as const }
  },
)
