import { checkoutPage } from '@/app/journeys/checkout/checkout-call'
import { CHECKOUT_WORDS, writeTaken } from '@/app/journeys/checkout/checkout-words'
import { refuseStep, seeOther } from '@/app/journeys/journey-parts'
import { answerNoWay } from '@/app/leads/lead-answers'
import { readOwnForm, runSql } from '@/app/account/own-form'
import { renewHold } from '@/server/checkout/hold-car'
import { findReservation } from '@/server/checkout/reservation-store'
import { findVehicle } from '@/server/vehicles/find-vehicles'

const RENEW_LIMIT = { name: 'checkout-renew', calls: 10, seconds: 60 }

/** POST /api/checkout/renew: takes the car of a hold that has run out again, when nobody else has it. */
export async function POST(request: Request): Promise<Response> {
  const form = await readOwnForm(request, RENEW_LIMIT)
  if (form.kind === 'answer') return form.response
  const { tenant, submission } = form
  const { journey } = submission.fields
  const stored = await findReservation(runSql, tenant.id, journey)
  const vehicle = stored && (await findVehicle(tenant, stored.carSlug))
  if (!stored || !vehicle || typeof journey !== 'string') return answerNoWay(submission, CHECKOUT_WORDS.missing, 404)
  const page = checkoutPage({ tenant, vehicle, mode: stored.state.mode }, journey)
  const kind = await renewHold(runSql, stored)
  if (kind === 'held') return submission.isPlainForm ? seeOther(page) : Response.json({ journey })
  return refuseStep(tenant, submission, page, { form: [writeTaken(null)] })
}
