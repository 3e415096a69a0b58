import type { Tenant } from '@/domain/tenant/tenant'
import { toDollars } from '@/domain/money/money'
import {
  furthestStep,
  moveTradeIn,
  NEW_TRADE_IN,
  type TradeInCar,
  type TradeInEvent,
  type TradeInMove,
  type TradeInState,
} from '@/domain/journeys/trade-in/journey'
import { isJourneyKey } from '@/server/checkout/journey-key'
import { readClock } from '@/server/process/now'
import { payloadClient } from '@/server/process/payload-client'
import { findRego } from '@/server/trade-in/rego/find-rego'
import { changeTradeIn, type ChangedTradeIn, findTradeIn, openTradeIn, type StoredTradeIn } from '@/server/trade-in/trade-in-store'
import { refuseStep, seeOther } from '../journey-parts'
import type { tradeInCall } from '@/contract/journeys'
import type { SiteCaller } from '@/app/http/audience'
import type { Call, Outcome } from '@/app/http/define-call'
import { isBot } from '@/app/http/typed-form'
import { BUSY, refuseProblems } from '@/app/leads/lead-answers'
import type { Submission } from '@/app/http/read-submission'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { acceptOffer, storeTradeInLead, valueWhenReady } from './trade-in-lead'
import { namedSteps, parseSteps } from './parse-steps'

/** A limit for the steps of one visitor on one site (SEC-02). */
export const STEP_LIMIT = { name: 'trade-in', calls: 40, seconds: 60, busy: BUSY }

const WORDS = {
  missing: 'We can’t find this valuation. Please start again; it takes two minutes.',
  early: 'Please complete the previous steps first.',
  closed: 'You’ve already accepted this offer. We’ll call you about it.',
  expired: 'This offer was valid for seven days and has expired. Continue from the last step for a new one.',
  noOffer: 'There is no offer to accept yet. We’ll call you with one.',
}

const LONGEST_NAME = 200
const carNameOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST_NAME) : '')

type Step = { tenant: Tenant; submission: Submission; headers: Headers; now: number }
type Progress = Outcome<(typeof tradeInCall)['answer']>
type Keyed = Step & { key: string }

/** Returns the address of the first page, for the vehicle that the form names. */
function startOf({ fields }: Submission): string {
  const name = carNameOf(fields.car_id)
  return name === '' ? '/trade-in' : `/trade-in?${new URLSearchParams({ car_id: name })}`
}
const pageOf = (key: string, step?: string) => `/trade-in?journey=${key}${step ? `&step=${step}` : ''}`

function showAgain({ tenant, submission }: Step, key: string | null, reason: keyof typeof WORDS): Promise<Progress> {
  const page = key === null || reason === 'missing' ? startOf(submission) : pageOf(key)
  return refuseStep(tenant, submission, page, { form: [WORDS[reason]] })
}

/** Responds with the journey's progress: the next page for a browser, JSON for a script (API-16). */
function answerProgress({ submission }: Step, key: string, { state }: StoredTradeIn): Progress {
  if (submission.isPlainForm) return seeOther(pageOf(key, nextStep(submission, state)))
  const offer = state.result?.kind === 'offer' ? state.result.offer : null
  return {
    journey: key,
    step: furthestStep(state),
    lead_id: state.leadId,
    offer_accepted: state.isAccepted,
    offer: offer && {
      offer_price: toDollars(offer.price),
      offer_min: toDollars(offer.min),
      offer_max: toDollars(offer.max),
      confidence: offer.confidence,
      valid_until: new Date(offer.until * 1000).toISOString(),
    },
  }
}

/** Returns the page after the submitted step, so that a visitor who went back sees every page again. */
function nextStep(submission: Submission, state: TradeInState): string {
  const order = ['rego', 'details', 'adjustments', 'contact', 'offer']
  const sent = namedSteps(submission)
  const next = order[order.indexOf(sent.at(-1) ?? 'rego') + 1] ?? 'offer'
  // contact details are only asked for once
  return next === 'contact' && state.leadId !== null ? 'offer' : next
}

/** Looks up the plate in the register for the form that asks for the vehicle. Returns nothing if the vehicle was already described. */
async function findRegisteredCar(events: readonly TradeInEvent[], state: TradeInState): Promise<Partial<TradeInCar> | undefined> {
  const plate = events.find((event) => event.kind === 'rego')?.rego
  if (!plate?.rego || !plate.regoState || state.car !== null || events.some(({ kind }) => kind === 'details')) return undefined
  return (await findRego({ rego: plate.rego, regoState: plate.regoState })) ?? undefined
}

function moveAll(state: TradeInState, events: readonly TradeInEvent[]) {
  let move: TradeInMove = { kind: 'moved', state }
  for (const event of events) if (move.kind === 'moved') move = moveTradeIn(move.state, event)
  return move
}

/** Returns the id of the vehicle that a trade-in is for, named by id or slug. */
async function findWantedCar({ tenant, submission }: Step): Promise<number | null> {
  const name = carNameOf(submission.fields.car_id)
  if (/^\d{1,9}$/.test(name)) return Number(name)
  return name === '' ? null : ((await findNamedVehicle(tenant, name))?.id ?? null)
}

/** Stores the steps in the journey with that key, or in a new one that starts with the first step. */
async function applySteps(
  step: Step,
  events: readonly TradeInEvent[],
  key: string | null,
): Promise<{ key: string; changed: ChangedTradeIn }> {
  const payload = await payloadClient()
  const { tenant, now } = step
  if (key !== null) {
    const before = await findTradeIn(payload, tenant.id, key)
    const known = before ? await findRegisteredCar(events, before.state) : undefined
    const change = { tenantId: tenant.id, key, now, ...(known ? { known } : {}) }
    return { key, changed: await changeTradeIn(payload, { ...change, decide: ({ state }) => moveAll(state, events) }) }
  }
  const move = moveAll(NEW_TRADE_IN, events)
  if (move.kind === 'refused') return { key: '', changed: move }
  const known = await findRegisteredCar(events, NEW_TRADE_IN)
  const carId = await findWantedCar(step)
  const opened = await openTradeIn(payload, tenant.id, { carId, state: move.state, known, now })
  const stored = await findTradeIn(payload, tenant.id, opened.key)
  return { key: opened.key, changed: stored ? { kind: 'changed', stored } : { kind: 'missing' } }
}

async function storeContact(keyed: Keyed, stored: StoredTradeIn, contact: Parameters<typeof storeTradeInLead>[2]): Promise<ChangedTradeIn> {
  const { state } = stored
  if (state.isAccepted) return { kind: 'refused', reason: 'closed' }
  if (state.car === null || state.adjustments === null) return { kind: 'refused', reason: 'early' }
  return storeTradeInLead(keyed, stored, contact)
}

async function answerStep(step: Step, givenKey: string | null): Promise<Progress> {
  const { tenant, submission, now } = step
  const taken = parseSteps(tenant, submission, now)
  const [first = 'rego'] = namedSteps(submission)
  const from = givenKey === null ? startOf(submission) : pageOf(givenKey, first)
  if (taken.kind === 'wrong') return refuseStep(tenant, submission, from, taken.problems)
  const { key, changed } = await applySteps(step, taken.events, givenKey)
  if (changed.kind !== 'changed') return showAgain(step, givenKey, changed.kind === 'refused' ? changed.reason : 'missing')
  const keyed = { ...step, key }
  const withContact = taken.contact === null ? changed : await storeContact(keyed, changed.stored, taken.contact)
  if (withContact.kind !== 'changed') return showAgain(step, key, withContact.kind === 'refused' ? withContact.reason : 'missing')
  return answerProgress(step, key, await valueWhenReady(keyed, withContact.stored))
}

async function acceptAndAnswer(step: Step, key: string): Promise<Progress> {
  const accepted = await acceptOffer({ ...step, key })
  if (accepted.kind !== 'changed') return showAgain(step, key, accepted.kind === 'refused' ? accepted.reason : 'missing')
  return step.submission.isPlainForm ? seeOther(pageOf(key, 'accepted')) : answerProgress(step, key, accepted.stored)
}

const TRUE: readonly unknown[] = [true, 'true', 'on', '1']

/**
 * Handles a step of a trade-in, or all steps at once (API-16). `leadId` is the lead in the address, which must be the journey's own, so
 * that nobody can change another's.
 */
export async function handleTradeIn({ tenant, submission, headers }: Call<SiteCaller, object>, leadId: number | null): Promise<Progress> {
  const step = { tenant, submission, headers, now: readClock() }
  const key = isJourneyKey(submission.fields.journey) ? submission.fields.journey : null
  if (submission.fields.journey !== undefined && key === null) return showAgain(step, null, 'missing')
  if (leadId !== null) {
    const stored = await findTradeIn(await payloadClient(), tenant.id, key)
    if (key === null || stored?.state.leadId !== leadId) return showAgain(step, null, 'missing')
    if (TRUE.includes(submission.fields.offer_accepted)) return acceptAndAnswer(step, key)
  }
  if (isBot(submission)) return submission.isPlainForm ? seeOther('/success') : refuseProblems({ form: [WORDS.missing] })
  return answerStep(step, key)
}
