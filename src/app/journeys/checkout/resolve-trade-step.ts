import { toValuedAnswer } from '@/domain/journeys/checkout/trade-step'
import type { FormValues } from '@/domain/leads/form/form-field'
import { NEW_TRADE_IN } from '@/domain/journeys/trade-in/journey'
import type { StoredReservation } from '@/server/checkout/reservation-store'
import { isJourneyKey } from '@/server/checkout/journey-key'
import { payloadClient } from '@/server/process/payload-client'
import { findTradeIn, openTradeIn } from '@/server/trade-in/trade-in-store'
import { seeOther } from '../journey-parts'
import { acceptOffer } from '../trade-in/trade-in-lead'
import type { CheckoutCall } from './checkout-call'

/** `answers`: the answers of the step; `page`: redirects to the valuation; `missing`: the named valuation does not exist. */
export type TradeStep = { kind: 'answers'; answers: Record<string, string> } | { kind: 'page'; response: Response } | { kind: 'missing' }

/** Uses a finished valuation as answer, and accepts its offer if it is still valid (TRD-05). */
async function acceptValuation({ tenant, now }: CheckoutCall, key: string): Promise<TradeStep> {
  const accepted = await acceptOffer({ tenant, key, now })
  const stored = accepted.kind === 'changed' ? accepted.stored : await findTradeIn(await payloadClient(), tenant.id, key)
  const answers = stored && toValuedAnswer(stored.state, now)
  return answers ? { kind: 'answers', answers } : { kind: 'missing' }
}

/** Starts a valuation with the contact details of the checkout (BUY-04, TRD-04). */
async function startValuation({ tenant, vehicle, submission, now }: CheckoutCall, { leadId }: StoredReservation): Promise<TradeStep> {
  const state = { ...NEW_TRADE_IN, leadId }
  const { key } = await openTradeIn(await payloadClient(), tenant.id, { carId: vehicle.id, state, now })
  const page = `/trade-in?journey=${key}&step=rego`
  return { kind: 'page', response: submission.isPlainForm ? seeOther(page) : Response.json({ trade_in: key, page }) }
}

/** Returns the outcome of the trade-in step on a site with valuations, or null when the fields are enough. */
export async function resolveTradeStep(call: CheckoutCall, stored: StoredReservation, values: FormValues): Promise<TradeStep | null> {
  const { trade_journey: key } = call.submission.fields
  if (isJourneyKey(key)) return acceptValuation(call, key)
  if (values.has_trade === 'value') return startValuation(call, stored)
  const before = stored.state.answers['trade-in']
  return values.has_trade === 'valued' && before ? { kind: 'answers', answers: { ...before } } : null
}
