import { z } from 'zod'
import type { checkoutCall } from '@/contract/journeys'
import { isOffered } from '@/domain/journeys/checkout/eligibility'
import { readFee } from '@/domain/journeys/checkout/fee'
import { type AskedStep, RESERVATION_STAGES, stepAfter, toAskedStep, toCheckoutStep } from '@/domain/journeys/checkout/journey'
import { toCheckoutMode } from '@/domain/journeys/checkout/reservation'
import { checkoutFields, describeCheckout, listNeeded, toStoredAnswers } from '@/domain/journeys/checkout/steps'
import { resolveTradeForm } from '@/domain/journeys/checkout/trade-step'
import type { FormValues } from '@/domain/leads/form/form-field'
import { readCheckoutCookie, toCheckoutCookie } from '@/server/checkout/checkout-cookie'
import { changeMode, findOwnHold, type OwnHold } from '@/server/checkout/own-hold'
import { holdCar, renewHold } from '@/server/checkout/hold-car'
import { findReservation, noteAnswers, noteLead, type StoredReservation } from '@/server/checkout/reservation-store'
import { inTransaction } from '@/server/database/in-transaction'
import { isJourneyKey } from '@/server/checkout/journey-key'
import { advanceLead } from '@/server/leads/advance-lead'
import { correctContact } from '@/server/leads/correct-contact'
import { noteShopper } from '@/server/leads/note-shopper'
import { storeLead } from '@/server/leads/store-lead'
import { readClock } from '@/server/process/now'
import { payloadClient } from '@/server/process/payload-client'
import { readSession } from '@/server/account/session'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { composeLead, readFields, refuseStep, seeOther } from '../journey-parts'
import type { SiteCaller } from '@/app/http/audience'
import type { Call, Outcome } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { isBot } from '@/app/http/typed-form'
import { refuseProblems } from '@/app/leads/lead-answers'
import { runSql } from '@/server/database/run-sql'
import type { LeadProblems } from '@/app/leads/read-lead'
import { resolveTradeStep } from './resolve-trade-step'
import { beginPayment } from './begin-payment'
import { type CheckoutCall, checkoutPage } from './checkout-call'
import { CHECKOUT_MESSAGES, describeTaken } from './checkout-messages'
import { redirectIfPaid } from './redirect-if-paid'

const frame = z.object({ car: z.string().min(1).max(200) })

type Asked = z.output<(typeof checkoutCall)['request']>
type CheckoutOutcome = Outcome<(typeof checkoutCall)['answer']>

function showAgain(call: CheckoutCall, key: string | null, problems: LeadProblems): Promise<CheckoutOutcome> {
  return refuseStep(call.tenant, call.submission, checkoutPage(call, key, call.step), problems)
}

function answerNextStep(call: CheckoutCall, key: string, leadId: number | null): Response {
  const next = stepAfter(call.mode, call.step)
  const answer = call.submission.isPlainForm
    ? seeOther(checkoutPage(call, key, next))
    : Response.json({ journey: key, step: next, lead_id: leadId })
  answer.headers.append('set-cookie', toCheckoutCookie(key, call.tenant.origin))
  return answer
}

const nameMode = (mode: CheckoutCall['mode']) => ({ Checkout: mode === 'purchase' ? 'Buy online' : 'Reserve' })

async function storeContact(call: CheckoutCall, id: number, values: FormValues): Promise<number | null> {
  const { tenant, vehicle, submission, headers, now, mode, shopperId } = call
  const lead = await composeLead({
    tenant,
    kind: 'reservation',
    category: 'Reservation',
    subcategory: RESERVATION_STAGES.details,
    values: { ...values, ...nameMode(mode) },
    vehicle,
    submission,
    headers,
    now,
  })
  const stored = await storeLead(await payloadClient(), {
    tenantId: tenant.id,
    form: 'reservation',
    lead,
    key: `reservation-${id}`,
    shopperId,
  })
  if (stored.kind === 'changed') return null
  await noteLead(runSql, id, stored.id)
  return stored.id
}

/** Handles the first step: holds the vehicle for this shopper and stores their lead before anything else (BUY-03, LEAD-17). */
async function startCheckout(call: CheckoutCall, values: FormValues, newKey: unknown): Promise<CheckoutOutcome> {
  const { tenant, vehicle, mode } = call
  const { id: carId, slug, stockNumber } = vehicle
  const name = [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ')
  const car = { id: carId, slug, name, stockNumber }
  const given = isJourneyKey(newKey) ? { key: newKey } : {}
  const hold = await holdCar(runSql, { tenantId: tenant.id, mode, car, amount: readFee(tenant.switches.reserveFeeText), ...given })
  if (hold.kind === 'taken') {
    // after a double click, the first click has the hold
    const own = await findOwnHold(runSql, tenant.id, carId, [newKey])
    return own ? continueCheckout(call, own.key, own.stored, values) : showAgain(call, null, { form: [describeTaken(hold.seconds)] })
  }
  return answerNextStep(call, hold.key, await storeContact(call, hold.id, values))
}

async function updateLead(stored: StoredReservation, answers: StoredReservation['state']['answers']): Promise<void> {
  const { leadId } = stored
  if (leadId === null) return
  await addAnswersToLead(
    leadId,
    Object.fromEntries(describeCheckout({ ...stored.state.answers, ...answers }).map(({ label, text }) => [label, text])),
  )
}

async function addAnswersToLead(leadId: number, answers: Record<string, string>): Promise<void> {
  await inTransaction(await payloadClient(), (req) =>
    advanceLead(req, leadId, { subcategory: RESERVATION_STAGES.details, answers, sendAgain: null }),
  )
}

/** Returns the reason why a checkout can't continue, or null: it is paid or cancelled, or somebody else has the vehicle. */
async function refuseClosed(call: CheckoutCall, key: string, stored: StoredReservation): Promise<CheckoutOutcome | null> {
  const kind = await renewHold(runSql, stored)
  if (kind === 'held') return null
  if (kind === 'taken') return showAgain(call, null, { form: [describeTaken(null)] })
  return (await redirectIfPaid(call, key)) ?? showAgain(call, null, { form: [CHECKOUT_MESSAGES.gone] })
}

async function storeAnswers(
  call: CheckoutCall,
  key: string,
  stored: StoredReservation,
  asked: AskedStep,
  values: FormValues,
): Promise<CheckoutOutcome> {
  const trade = asked === 'trade-in' ? await resolveTradeStep(call, stored, values) : null
  if (trade?.kind === 'page') return trade.response
  if (trade?.kind === 'missing') return showAgain(call, key, { form: [CHECKOUT_MESSAGES.valuation] })
  const needed = trade === null ? listNeeded(asked, values) : {}
  if (Object.keys(needed).length > 0) return showAgain(call, key, needed)
  const answers = { [asked]: trade?.answers ?? toStoredAnswers(asked, values) }
  await noteAnswers(runSql, stored.id, answers)
  await updateLead(stored, answers)
  return answerNextStep(call, key, stored.leadId)
}

async function continueCheckout(call: CheckoutCall, key: string, stored: StoredReservation, values: FormValues): Promise<CheckoutOutcome> {
  const closed = await refuseClosed(call, key, stored)
  if (closed) return closed
  if (call.shopperId !== null && stored.leadId !== null) await noteShopper(runSql, stored.leadId, call.shopperId)
  const asked = toAskedStep(call.step)
  if (asked !== null) return storeAnswers(call, key, stored, asked, values)
  if (call.step === 'details') {
    const { leadId } = stored
    if (leadId === null) return answerNextStep(call, key, await storeContact(call, stored.id, values))
    await correctContact(await payloadClient(), { leadId, values, tenantName: call.tenant.name, now: call.now })
    return answerNextStep(call, key, leadId)
  }
  return beginPayment(call, key, stored)
}

/** Resumes the shopper's checkout, after a second click or a return to the vehicle. */
async function resumeCheckout(call: CheckoutCall, { key, stored }: OwnHold, values: FormValues): Promise<CheckoutOutcome> {
  const changed = await changeMode(runSql, stored, call.mode)
  const { leadId, state } = changed
  if (state.mode !== stored.state.mode && leadId !== null) await addAnswersToLead(leadId, nameMode(state.mode))
  return continueCheckout({ ...call, mode: state.mode }, key, changed, values)
}

async function answerStep(call: CheckoutCall, { journey, new_journey }: Asked): Promise<CheckoutOutcome> {
  const { tenant, submission, vehicle, mode, step, now } = call
  const key = isJourneyKey(journey) ? journey : null
  const stored = await findReservation(runSql, tenant.id, key)
  if (journey !== undefined && (stored === null || stored.carId !== vehicle.id))
    return showAgain({ ...call, step: 'details' }, null, { form: [CHECKOUT_MESSAGES.missing] })
  // a submitted valuation answers the step
  const isValued = step === 'trade-in' && isJourneyKey(submission.fields.trade_journey)
  const fields = isValued ? [] : checkoutFields(step, resolveTradeForm(tenant.switches, stored?.state.answers ?? {}))
  const read = readFields(fields, submission, tenant, now)
  if (read.kind === 'wrong') return showAgain(call, key, read.problems)
  if (stored !== null && key !== null) return continueCheckout({ ...call, mode: stored.state.mode }, key, stored, read.values)
  if (step !== 'details') return showAgain({ ...call, step: 'details' }, null, { form: [CHECKOUT_MESSAGES.missing] })
  const own = await findOwnHold(runSql, tenant.id, vehicle.id, [new_journey, readCheckoutCookie(call.headers)])
  if (own) return resumeCheckout(call, own, read.values)
  if (!isOffered(vehicle, tenant.switches, mode)) return showAgain(call, null, { form: [CHECKOUT_MESSAGES.gone] })
  return startCheckout(call, read.values, new_journey)
}

/** Handles a step of a checkout: its fields, or only a click for the deposit (BUY-03, BUY-04). */
export async function handleCheckout({ tenant, submission, headers, input }: Call<SiteCaller, Asked>): Promise<CheckoutOutcome> {
  const asked = frame.safeParse(input)
  const vehicle = asked.success ? await findNamedVehicle(tenant, asked.data.car) : null
  const mode = toCheckoutMode(input.mode)
  const step = toCheckoutStep(input.step)
  if (!asked.success || !vehicle || mode === null || step === null || step === 'confirmation') return refuse(422, CHECKOUT_MESSAGES.gone)
  if (isBot(submission)) return submission.isPlainForm ? seeOther('/success') : refuseProblems({ form: [CHECKOUT_MESSAGES.missing] })
  const shopperId = (await readSession(headers, tenant.id))?.shopper.id ?? null
  return answerStep({ tenant, submission, headers, now: readClock(), shopperId, vehicle, mode, step }, input)
}
