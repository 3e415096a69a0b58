import type { AdjustmentAnswers } from './adjustments'
import { isOfferValid, type TradeInOffer } from './valuation'

/** The steps of a trade-in in their order (TRD-04); `accepted` is its end. */
export const TRADE_IN_STEPS = ['rego', 'details', 'adjustments', 'contact', 'offer', 'accepted'] as const
export type TradeInStep = (typeof TRADE_IN_STEPS)[number]
/** Steps that a form fills. */
export const TYPED_STEPS = ['rego', 'details', 'adjustments', 'contact'] as const
export type TypedStep = (typeof TYPED_STEPS)[number]

export type TradeInRego = { rego: string | null; regoState: string | null }
export type TradeInCar = { make: string; model: string; badge: string | null; year: number; km: number }

/** What a valuation came to: `none` where nobody could value the car, so that people will. */
export type TradeInResult = { kind: 'offer'; offer: TradeInOffer } | { kind: 'none' }

/** All that a journey knows; null for what it has not reached. */
export type TradeInState = {
  rego: TradeInRego | null
  car: TradeInCar | null
  adjustments: AdjustmentAnswers | null
  leadId: number | null
  result: TradeInResult | null
  isAccepted: boolean
}

export const NEW_TRADE_IN: TradeInState = { rego: null, car: null, adjustments: null, leadId: null, result: null, isAccepted: false }

/** What can happen to a journey. */
export type TradeInEvent =
  | { kind: 'rego'; rego: TradeInRego }
  | { kind: 'details'; car: TradeInCar }
  | { kind: 'adjustments'; adjustments: AdjustmentAnswers }
  | { kind: 'contact'; leadId: number }
  | { kind: 'valued'; result: TradeInResult }
  | { kind: 'accept'; now: number }

/** `early`: a step before it is not done; `closed`: the offer was accepted; `expired`: it stands no more; `noOffer`: there is none to accept. */
export type TradeInMove = { kind: 'moved'; state: TradeInState } | { kind: 'refused'; reason: 'early' | 'closed' | 'expired' | 'noOffer' }

/** The furthest step that a journey has come to. */
export function furthestStep({ rego, car, adjustments, leadId, result, isAccepted }: TradeInState): TradeInStep {
  if (isAccepted) return 'accepted'
  if (rego === null) return 'rego'
  if (car === null) return 'details'
  if (adjustments === null) return 'adjustments'
  return leadId === null || result === null ? 'contact' : 'offer'
}

const placeOf = (step: TradeInStep) => TRADE_IN_STEPS.indexOf(step)

/** The step that an address shows: the one that it asks for, as far as the journey has come, and nothing but the end once it has ended. */
export function resolveTradeInStep(state: TradeInState, asked: unknown): TradeInStep {
  const furthest = furthestStep(state)
  const step = TRADE_IN_STEPS.find((known) => known === asked)
  return furthest === 'accepted' || step === undefined || placeOf(step) > placeOf(furthest) ? furthest : step
}

/** Whether all is there that a valuation needs and none was made of it: then it is made before the next page. */
export function needsValuation(state: TradeInState): boolean {
  return state.car !== null && state.adjustments !== null && state.leadId !== null && state.result === null && !state.isAccepted
}

const early = { kind: 'refused', reason: 'early' } as const
const moved = (state: TradeInState): TradeInMove => ({ kind: 'moved', state })

function acceptOffer(state: TradeInState, now: number): TradeInMove {
  if (state.leadId === null || state.result === null) return early
  if (state.result.kind === 'none') return { kind: 'refused', reason: 'noOffer' }
  return isOfferValid(state.result.offer, now) ? moved({ ...state, isAccepted: true }) : { kind: 'refused', reason: 'expired' }
}

/**
 * One step of a trade-in (TRD-04, TRD-05). Steps may be gone back to; whatever changes the car drops the offer that was made for it. Accepting twice is
 * accepting once; after that nothing changes.
 */
export function moveTradeIn(state: TradeInState, event: TradeInEvent): TradeInMove {
  if (state.isAccepted) return event.kind === 'accept' ? moved(state) : { kind: 'refused', reason: 'closed' }
  switch (event.kind) {
    case 'rego':
      return moved({ ...state, rego: event.rego, result: null })
    case 'details':
      return state.rego === null ? early : moved({ ...state, car: event.car, result: null })
    case 'adjustments':
      return state.car === null ? early : moved({ ...state, adjustments: event.adjustments, result: null })
    case 'contact':
      return state.car === null || state.adjustments === null ? early : moved({ ...state, leadId: event.leadId })
    case 'valued':
      return needsValuation(state) ? moved({ ...state, result: event.result }) : early
    case 'accept':
      return acceptOffer(state, event.now)
  }
}

/** How far a trade-in's lead is (TRD-05). */
export const TRADE_IN_STAGES = { details: '1. Details Entered', shown: '2. Offer Shown', accepted: '3. Offer Accepted' } as const

/** The subcategory of a trade-in's lead. */
export function toStage({ result, isAccepted }: Pick<TradeInState, 'result' | 'isAccepted'>): string {
  if (isAccepted) return TRADE_IN_STAGES.accepted
  return result?.kind === 'offer' ? TRADE_IN_STAGES.shown : TRADE_IN_STAGES.details
}
