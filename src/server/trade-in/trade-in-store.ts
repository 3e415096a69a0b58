import type { Payload, PayloadRequest } from 'payload'
import { toCents, toDollars } from '@/domain/money/money'
import { readAnswers } from '@/domain/journeys/trade-in/adjustments'
import type { TradeInCar, TradeInMove, TradeInResult, TradeInState } from '@/domain/journeys/trade-in/journey'
import type { TradeIn } from '@payload-types'
import { inTransaction } from '../database/in-transaction'
import { onTransaction } from '../database/transaction'
import { hashJourneyKey, isJourneyKey, makeJourneyKey } from '../checkout/journey-key'

/**
 * A stored journey: `known` prefills its next form, `carId` is the vehicle it is traded against. `isResultSaved`: the current result is
 * what the site saved last (API-06).
 */
export type StoredTradeIn = {
  id: number
  state: TradeInState
  carId: number | null
  known: Partial<TradeInCar>
  isResultSaved: boolean
}

const secondsOf = (iso: string | null | undefined) => (iso ? Math.floor(Date.parse(iso) / 1000) : 0)
const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString()

function toCar({ make, model, badge, year, km }: TradeIn): TradeInCar | null {
  if (!make || !model || typeof year !== 'number' || typeof km !== 'number') return null
  return { make, model, badge: badge ?? null, year, km }
}

function toResult({ valued_at, offer_price, offer_min, offer_max, confidence, comparables, offer_until }: TradeIn): TradeInResult | null {
  if (!valued_at) return null
  const price = toCents(offer_price)
  if (price === null) return { kind: 'none' }
  const range = { min: toCents(offer_min) ?? price, max: toCents(offer_max) ?? price }
  return {
    kind: 'offer',
    offer: { price, ...range, confidence: confidence ?? 0, comparables: comparables ?? 0, until: secondsOf(offer_until) },
  }
}

function isResultSaved({ valuation, offer_price, offer_min, offer_max, confidence }: TradeIn): boolean {
  const saved = typeof valuation === 'object' && !Array.isArray(valuation) ? valuation : null
  return saved !== null && Object.entries({ offer_price, offer_min, offer_max, confidence }).every(([name, value]) => saved[name] === value)
}

function toStored(doc: TradeIn): StoredTradeIn {
  const lead = typeof doc.lead === 'number' ? doc.lead : null
  return {
    id: doc.id,
    carId: doc.car_id ?? null,
    isResultSaved: isResultSaved(doc),
    known: { make: doc.make ?? '', model: doc.model ?? '', badge: doc.badge ?? null, year: doc.year ?? undefined, km: doc.km ?? undefined },
    state: {
      rego: { rego: doc.rego ?? null, regoState: doc.regoState ?? null },
      car: toCar(doc),
      adjustments: readAnswers(doc.adjustments),
      leadId: lead,
      result: toResult(doc),
      isAccepted: doc.offer_accepted === true,
    },
  }
}

function offerFields(result: TradeInResult | null, now: number) {
  const offer = result?.kind === 'offer' ? result.offer : null
  return {
    valued_at: result === null ? null : isoOf(now),
    offer_price: offer && toDollars(offer.price),
    offer_min: offer && toDollars(offer.min),
    offer_max: offer && toDollars(offer.max),
    confidence: offer && offer.confidence,
    comparables: offer && offer.comparables,
    offer_until: offer && isoOf(offer.until),
  }
}

/** Maps a journey to document fields. Partial data about the car, as from a register, is stored for the form that asks for the rest. */
function toFields({ rego, car, adjustments, leadId, result, isAccepted }: TradeInState, known: Partial<TradeInCar>, now: number) {
  const { make, model, badge = null, year = null, km = null } = car ?? known
  return {
    rego: rego?.rego ?? null,
    regoState: rego?.regoState ?? null,
    make: make || null,
    model: model || null,
    badge,
    year,
    km,
    adjustments: adjustments === null ? null : { ...adjustments },
    lead: leadId,
    ...offerFields(result, now),
    offer_accepted: isAccepted,
    form_completed: leadId !== null,
  }
}

/**
 * Starts a journey and returns its key, which can't be read again. A journey without a lead is erased after a month (SEC-05,
 * `eraseOldLeads`).
 */
export async function openTradeIn(
  payload: Payload,
  tenantId: number,
  { carId, state, known = {}, now }: { carId: number | null; state: TradeInState; known?: Partial<TradeInCar>; now: number },
): Promise<{ key: string; id: number }> {
  const key = makeJourneyKey()
  const data = { ...toFields(state, known, now), tenant: tenantId, car_id: carId, key_hash: hashJourneyKey(tenantId, key) }
  const { id } = await payload.create({ collection: 'trade-ins', data, depth: 0 })
  return { key, id }
}

async function findDocument(payload: Payload, tenantId: number, key: unknown, req?: PayloadRequest): Promise<TradeIn | null> {
  if (!isJourneyKey(key)) return null
  const { docs } = await payload.find({
    collection: 'trade-ins',
    where: { and: [{ tenant: { equals: tenantId } }, { key_hash: { equals: hashJourneyKey(tenantId, key) } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    ...(req ? { req } : {}),
  })
  return docs[0] ?? null
}

/** Returns the journey of a key on this site; null for an unknown key. */
export async function findTradeIn(payload: Payload, tenantId: number, key: unknown): Promise<StoredTradeIn | null> {
  const doc = await findDocument(payload, tenantId, key)
  return doc && toStored(doc)
}

export type TradeInChange = {
  tenantId: number
  key: string
  now: number
  /** Decides the change for the locked row. */
  decide: (stored: StoredTradeIn) => TradeInMove
  /** What is known of the car before the visitor enters it. */
  known?: Partial<TradeInCar>
  /** Further writes in the same transaction. */
  also?: (req: PayloadRequest, before: StoredTradeIn, after: TradeInState) => Promise<void>
}

export type ChangedTradeIn = { kind: 'changed'; stored: StoredTradeIn } | { kind: 'missing' } | Extract<TradeInMove, { kind: 'refused' }>

/** Reads and locks the document of a key. An update writes all fields, so every change must start from here. */
async function lockDocument(payload: Payload, req: PayloadRequest, tenantId: number, key: unknown): Promise<TradeIn | null> {
  if (!isJourneyKey(key)) return null
  const run = await onTransaction(req)
  await run('select id from trade_ins where key_hash = $1 for update', [hashJourneyKey(tenantId, key)])
  return findDocument(payload, tenantId, key, req)
}

/** Changes a journey, one change at a time, so that a double click sees the result of the first one. */
export function changeTradeIn(payload: Payload, change: TradeInChange): Promise<ChangedTradeIn> {
  const { tenantId, key, now, decide, known, also } = change
  return inTransaction<ChangedTradeIn>(payload, async (req) => {
    const doc = await lockDocument(payload, req, tenantId, key)
    if (!doc) return { kind: 'missing' }
    const before = toStored(doc)
    const move = decide(before)
    if (move.kind === 'refused') return move
    const data = toFields(move.state, known ?? before.known, now)
    const saved = await payload.update({ collection: 'trade-ins', id: doc.id, data, depth: 0, req })
    await also?.(req, before, move.state)
    return { kind: 'changed', stored: toStored(saved) }
  })
}

/** Stores a valuation as the site saved it (API-06, TRD-06). */
export function saveValuation(payload: Payload, tenantId: number, key: unknown, valuation: Record<string, unknown>): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const doc = await lockDocument(payload, req, tenantId, key)
    if (!doc) return false
    await payload.update({ collection: 'trade-ins', id: doc.id, data: { valuation }, depth: 0, req })
    return true
  })
}
