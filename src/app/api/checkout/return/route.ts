import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { checkoutPage } from '@/app/journeys/checkout/checkout-call'
import { seeOther } from '@/app/journeys/journey-parts'
import { returnCall } from '@/contract/journeys'
import { isSettled } from '@/domain/journeys/checkout/journey'
import { findReservation, type StoredReservation } from '@/server/checkout/reservation-store'
import { handlePaymentEvent } from '@/server/checkout/handle-payment-event'
import { runSql } from '@/server/database/run-sql'
import { logger } from '@/server/process/log'
import { payloadClient } from '@/server/process/payload-client'
import { openPayments } from '@/server/payments/open-payments'
import { findVehicle } from '@/server/vehicles/find-vehicles'

/** Asks the provider at once instead of waiting for its notification. If it does not answer, the notification settles the payment. */
async function confirmPayment({ id, payment, state }: StoredReservation): Promise<void> {
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

/** GET /api/checkout/return: the provider's return address. Redirects to the page with the result. */
export const GET = defineCall({ contract: returnCall, audience: site }, async ({ tenant, input: { journey } }) => {
  const stored = await findReservation(runSql, tenant.id, journey)
  const vehicle = stored && (await findVehicle(tenant, stored.carSlug))
  if (!stored || !vehicle || journey === null) return seeOther('/')
  await confirmPayment(stored)
  return seeOther(checkoutPage({ tenant, vehicle, mode: stored.state.mode }, journey, 'confirmation'))
})
