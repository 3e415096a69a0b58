import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { checkoutPage } from '@/app/journeys/checkout/checkout-call'
import { seeOther } from '@/app/journeys/journey-parts'
import { returnCall } from '@/contract/journeys'
import { isSettled } from '@/domain/journeys/checkout/journey'
import { findReservation, type StoredReservation } from '@/server/checkout/reservation-store'
import { handlePaymentEvent } from '@/server/checkout/handle-payment-event'
import { runSql } from '@/server/database/run-sql'
import { logger } from '@/server/log/log'
import { payloadClient } from '@/server/payload-client'
import { openPayments } from '@/server/payments/open-payments'
import { findVehicle } from '@/server/vehicles/find-vehicles'

/** Asks the provider at once, so that nobody waits for its message; where it does not answer, the message settles the payment. */
async function settleReturn({ id, payment, state }: StoredReservation): Promise<void> {
  const provider = openPayments()
  if (payment === null || payment.provider !== provider.kind || isSettled(state.reservation)) return
  try {
    await handlePaymentEvent(await payloadClient(), runSql, provider, await provider.check(id, payment.id))
  } catch (error) {
    logger.warn(
      { provider: provider.kind, reason: error instanceof Error ? error.message : String(error) },
      'a payment could not be looked up',
    )
  }
}

/** GET /api/checkout/return: where a provider sends the shopper back to; on to the page that says how it went. */
export const GET = defineCall({ contract: returnCall, audience: site }, async ({ tenant, input: { journey } }) => {
  const stored = await findReservation(runSql, tenant.id, journey)
  const vehicle = stored && (await findVehicle(tenant, stored.carSlug))
  if (!stored || !vehicle || journey === null) return seeOther('/')
  await settleReturn(stored)
  return seeOther(checkoutPage({ tenant, vehicle, mode: stored.state.mode }, journey, 'confirmation'))
})
