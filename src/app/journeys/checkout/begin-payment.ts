import { furthestCheckoutStep } from '@/domain/journeys/checkout/journey'
import { PAYING_SECONDS } from '@/domain/journeys/checkout/reservation'
import { renewHold } from '@/server/checkout/hold-car'
import { notePayment, type StoredReservation } from '@/server/checkout/reservation-store'
import { handlePaymentEvent } from '@/server/checkout/handle-payment-event'
import { logger } from '@/server/process/log'
import { payloadClient } from '@/server/process/payload-client'
import { openPayments } from '@/server/payments/open-payments'
import type { StartedPayment } from '@/server/payments/port'
import type { Refusal } from '@/app/http/refusal'
import { refuseStep, seeOther } from '../journey-parts'
import { runSql } from '@/server/database/run-sql'
import { type CheckoutCall, checkoutPage } from './checkout-call'
import { CHECKOUT_MESSAGES, describeTaken } from './checkout-messages'
import { redirectIfPaid } from './redirect-if-paid'

/** Stripe's pages stay open for at least half an hour. The hold must be longer than that. */
const PAGE_SECONDS = 31 * 60

async function startPayment(
  { tenant, vehicle, mode, now }: CheckoutCall,
  key: string,
  stored: StoredReservation,
): Promise<StartedPayment | null> {
  const provider = openPayments()
  const asked = new URLSearchParams({ car: vehicle.slug, mode, journey: key })
  try {
    const lead =
      stored.leadId === null
        ? null
        : await (await payloadClient()).findByID({ collection: 'leads', id: stored.leadId, depth: 0, disableErrors: true })
    return await provider.start({
      reservationId: stored.id,
      amount: stored.amount,
      description: `Reserve ${stored.carName}, ${tenant.name}`,
      email: lead?.email || null,
      returnUrl: `${tenant.origin}/api/checkout/return?${asked.toString()}`,
      cancelUrl: `${tenant.origin}${checkoutPage({ tenant, vehicle, mode }, key, 'deposit')}`,
      now,
      // Rounded to a minute, so that a double click requests the same payment.
      until: Math.ceil((now + PAGE_SECONDS) / 60) * 60,
      earlier: stored.payment?.provider === provider.kind ? stored.payment.id : null,
    })
  } catch (error) {
    logger.error(
      { provider: provider.kind, reason: error instanceof Error ? error.message : String(error) },
      'a payment could not be started',
    )
    return null
  }
}

/** Starts the payment of the fee, for as long as the hold lasts. A demonstration succeeds at once. */
export async function beginPayment(call: CheckoutCall, key: string, stored: StoredReservation): Promise<Response | Refusal> {
  const { tenant, submission } = call
  const page = (step: string) => checkoutPage(call, key, step)
  if (furthestCheckoutStep(call.mode, stored.state) !== 'deposit')
    return refuseStep(tenant, submission, page('details'), { form: ['Please complete the previous steps first.'] })
  if ((await renewHold(runSql, stored, PAYING_SECONDS)) !== 'held')
    return (await redirectIfPaid(call, key)) ?? refuseStep(tenant, submission, page('details'), { form: [describeTaken(null)] })
  const provider = openPayments()
  const started = await startPayment(call, key, stored)
  if (started === null) return refuseStep(tenant, submission, page('deposit'), { form: [CHECKOUT_MESSAGES.failed] })
  await notePayment(runSql, stored.id, { provider: provider.kind, id: started.id })
  if (started.next.kind === 'leave') return submission.isPlainForm ? seeOther(started.next.url) : Response.json({ url: started.next.url })
  await handlePaymentEvent(await payloadClient(), runSql, provider, { kind: 'payment', payment: started.next.payment })
  return submission.isPlainForm
    ? seeOther(page('confirmation'))
    : Response.json({ journey: key, step: 'confirmation', lead_id: stored.leadId })
}
