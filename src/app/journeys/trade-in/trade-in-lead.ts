import type { PayloadRequest } from 'payload'
import type { FormValues } from '@/domain/leads/form/form-field'
import type { Tenant } from '@/domain/tenant/tenant'
import { toTradeInAnswers } from '@/domain/journeys/trade-in/describe'
import { moveTradeIn, needsValuation, toStage, TRADE_IN_STAGES, type TradeInState } from '@/domain/journeys/trade-in/journey'
import { toOffer } from '@/domain/journeys/trade-in/valuation'
import { VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { findCheckoutOfLead } from '@/server/checkout/checkout-of-lead'
import { onTransaction } from '@/server/database/transaction'
import { advanceLead } from '@/server/leads/advance-lead'
import { correctContact } from '@/server/leads/correct-contact'
import { noteShopper } from '@/server/leads/note-shopper'
import { storeLead } from '@/server/leads/store-lead'
import { payloadClient } from '@/server/process/payload-client'
import { readSession } from '@/server/account/session'
import { changeTradeIn, type ChangedTradeIn, findTradeIn, type StoredTradeIn } from '@/server/trade-in/trade-in-store'
import { findValuation } from '@/server/trade-in/valuation/find-valuation'
import { findVehicleById } from '@/server/vehicles/find-vehicles'
import { composeLead } from '../journey-parts'
import { runSql } from '@/server/database/run-sql'
import type { Submission } from '@/app/http/read-submission'

type Journey = { tenant: Tenant; key: string; now: number }
type Sender = Journey & { submission: Submission; headers: Headers }

const shopperOf = async ({ headers, tenant }: Sender) => (await readSession(headers, tenant.id))?.shopper.id ?? null

/** Stores the lead of a trade-in once the person is known: one per journey, however often it is sent (LEAD-17, REL-06). */
export async function storeTradeInLead(sender: Sender, stored: StoredTradeIn, contact: FormValues): Promise<ChangedTradeIn> {
  const { tenant, submission, headers, now, key } = sender
  const { state, carId, id } = stored
  const payload = await payloadClient()
  const shopperId = await shopperOf(sender)
  let leadId = state.leadId
  if (leadId === null) {
    const vehicle = carId === null ? null : await findVehicleById(tenant, carId)
    const values = { ...contact, rego: state.rego?.rego ?? undefined, ...toTradeInAnswers(state) }
    const frame = { kind: 'trade-in', category: 'Trade-In', subcategory: TRADE_IN_STAGES.details } as const
    const lead = await composeLead({ tenant, ...frame, values, vehicle, submission, headers, now })
    const saved = await storeLead(payload, { tenantId: tenant.id, form: 'trade-in', lead, key: `trade-in-${id}`, shopperId })
    if (saved.kind === 'changed') return { kind: 'refused', reason: 'closed' }
    leadId = saved.id
  } else {
    await correctContact(payload, { leadId, values: contact, tenantName: tenant.name, now })
    if (shopperId !== null) await noteShopper(runSql, leadId, shopperId)
  }
  const ownLeadId = leadId
  return changeTradeIn(payload, {
    tenantId: tenant.id,
    key,
    now,
    decide: (found) => moveTradeIn(found.state, { kind: 'contact', leadId: ownLeadId }),
  })
}

/**
 * Updates the lead with the progress of its trade-in. An accepted offer is sent to the destinations again (TRD-05). A checkout's lead has
 * its own stages and is sent with everything once the fee is paid (BUY-04).
 */
async function updateLead(req: PayloadRequest, { id: tenantId }: Tenant, state: TradeInState): Promise<void> {
  const { leadId, isAccepted } = state
  if (leadId === null) return
  const answers = toTradeInAnswers(state)
  const checkout = await findCheckoutOfLead(await onTransaction(req), tenantId, leadId)
  if (checkout) return advanceLead(req, leadId, { subcategory: null, answers, sendAgain: null })
  await advanceLead(req, leadId, {
    subcategory: toStage(state),
    answers,
    ...(isAccepted ? { event: VISIT_EVENTS.offerAccepted } : {}),
    sendAgain: isAccepted ? 'Sent again: the offer was accepted' : null,
  })
}

/** Values a vehicle as soon as the required data is complete, on sites with valuations. The lead stores what was shown (TRD-04). */
export async function valueWhenReady({ tenant, key, now }: Journey, stored: StoredTradeIn): Promise<StoredTradeIn> {
  const { car, rego, adjustments } = stored.state
  if (!needsValuation(stored.state) || car === null || adjustments === null) return stored
  const question = { car, adjustments, rego: rego ?? { rego: null, regoState: null } }
  const value = tenant.switches.tradeInValuationEnabled ? await findValuation(question) : null
  const result = value === null ? ({ kind: 'none' } as const) : ({ kind: 'offer', offer: toOffer(value, now) } as const)
  const valued = await changeTradeIn(await payloadClient(), {
    tenantId: tenant.id,
    key,
    now,
    decide: ({ state }) => moveTradeIn(state, { kind: 'valued', result }),
    also: (req, _before, after) => updateLead(req, tenant, after),
  })
  if (valued.kind === 'changed') return valued.stored
  // another click has already valued it
  return (await findTradeIn(await payloadClient(), tenant.id, key)) ?? stored
}

/** Accepts the offer of a journey. Repeated clicks change nothing (TRD-05). */
export async function acceptOffer({ tenant, key, now }: Journey): Promise<ChangedTradeIn> {
  return changeTradeIn(await payloadClient(), {
    tenantId: tenant.id,
    key,
    now,
    decide: ({ state }) => moveTradeIn(state, { kind: 'accept', now }),
    also: async (req, before, after) => {
      if (!before.state.isAccepted) await updateLead(req, tenant, after)
    },
  })
}
