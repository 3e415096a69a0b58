import { answerTenantCall } from '@/app/http/answer-tenant-call'
import { checkoutPage } from '@/app/journeys/checkout/checkout-call'
import { seeOther } from '@/app/journeys/journey-parts'
import { runSql } from '@/app/account/own-form'
import { isSettled } from '@/domain/journeys/checkout/journey'
import { findReservation, type StoredReservation } from '@/server/checkout/reservation-store'
import { hearPayment } from '@/server/checkout/hear-payment'
import { logger } from '@/server/log/log'
import { payloadClient } from '@/server/payload-client'
import { openPayments } from '@/server/payments/open-payments'
import { findVehicle } from '@/server/vehicles/find-vehicles'

/** Asks the provider at once, so that nobody waits for its message; where it does not answer, the message settles the payment. */
async function settleReturn({ id, payment, state }: StoredReservation): Promise<void> {
  const provider = openPayments()
  if (payment === null || payment.provider !== provider.kind || isSettled(state.reservation)) return
  try {
    await hearPayment(await payloadClient(), runSql, provider, await provider.check(id, payment.id))
  } catch (error) {
    logger.warn(
      { provider: provider.kind, reason: error instanceof Error ? error.message : String(error) },
      'a payment could not be looked up',
    )
  }
}

/** GET /api/checkout/return: where a provider sends the shopper back to; on to the page that says how it went. */
export function GET(request: Request): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    const asked = new URL(request.url).searchParams
    const key = asked.get('journey')
    const stored = await findReservation(runSql, tenant.id, key)
    const vehicle = stored && (await findVehicle(tenant, stored.carSlug))
    if (!stored || !vehicle || key === null) return seeOther('/')
    await settleReturn(stored)
    return seeOther(checkoutPage({ tenant, vehicle, mode: stored.state.mode }, key, 'confirmation'))
  })
}
