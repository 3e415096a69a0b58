import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { checkoutPage } from '@/app/journeys/checkout/checkout-call'
import { CHECKOUT_MESSAGES, describeTaken } from '@/app/journeys/checkout/checkout-messages'
import { refuseStep, seeOther } from '@/app/journeys/journey-parts'
import { BUSY } from '@/app/leads/lead-answers'
import { renewCall } from '@/contract/journeys'
import { renewHold } from '@/server/checkout/hold-car'
import { findReservation } from '@/server/checkout/reservation-store'
import { runSql } from '@/server/database/run-sql'
import { findVehicle } from '@/server/vehicles/find-vehicles'

const RENEW_LIMIT = { name: 'checkout-renew', calls: 10, seconds: 60, busy: BUSY }

/** POST /api/checkout/renew: renews an expired hold, unless somebody else has the vehicle. */
export const POST = defineCall(
  { contract: renewCall, audience: site, limit: RENEW_LIMIT, keepsForm: true },
  async ({ tenant, submission, input: { journey } }) => {
    const stored = await findReservation(runSql, tenant.id, journey)
    const vehicle = stored && (await findVehicle(tenant, stored.carSlug))
    if (!stored || !vehicle || typeof journey !== 'string') return refuse(404, CHECKOUT_MESSAGES.missing)
    const page = checkoutPage({ tenant, vehicle, mode: stored.state.mode }, journey)
    const kind = await renewHold(runSql, stored)
    if (kind === 'held') return submission.isPlainForm ? seeOther(page) : { journey }
    return refuseStep(tenant, submission, page, { form: [describeTaken(null)] })
  },
)
