import type { AdjustmentAnswers } from './adjustments'
import { isOfferValid, type TradeInOffer } from './valuation'

/** The steps of a trade-in in order (TRD-04). */
export const TRADE_IN_STEPS = ['rego', 'details', 'adjustments', 'contact', 'offer', 'accepted'] as const
export type TradeInStep = (typeof TRADE_IN_STEPS)[number]
/** Steps with a form. */
export const TYPED_STEPS = ['rego', 'details', 'adjustments', 'contact'] as const
export type TypedStep = (typeof TYPED_STEPS)[number]

export type TradeInRego = { rego: string | null; regoState: string | null }
export type TradeInCar = { make: string; model: string; badge: string | null; year: number; km: number }

/** Result of a valuation: `none` if the car could not be valued and staff must do it. */
export type TradeInResult = { kind: 'offer'; offer: TradeInOffer } | { kind: 'none' }

/** The state of a trade-in; null for steps not reached. */
export type TradeInState = {
  rego: TradeInRego | null
  car: TradeInCar | null
  adjustments: AdjustmentAnswers | null
  leadId: number | null
  result: TradeInResult | null
  isAccepted: boolean
}

export const NEW_TRADE_IN: TradeInState = { rego: null, car: null, adjustments: null, leadId: null, result: null, isAccepted: false }

export type TradeInEvent =
  | { kind: 'rego'; rego: TradeInRego }
  | { kind: 'details'; car: TradeInCar }
  | { kind: 'adjustments'; adjustments: AdjustmentAnswers }
  | { kind: 'contact'; leadId: number }
  | { kind: 'valued'; result: TradeInResult }
  | { kind: 'accept'; now: number }

/**
 * `early`: an earlier step is missing; `closed`: the offer was accepted; `expired`: the offer is no longer valid; `noOffer`: there is
 * none to accept.
 */
export type TradeInMove = { kind: 'moved'; state: TradeInState } | { kind: 'refused'; reason: 'early' | 'closed' | 'expired' | 'noOffer' }

/** The furthest step that a trade-in has reached. */
export function furthestStep({ rego, car, adjustments, leadId, result, isAccepted }: TradeInState): TradeInStep {
  if (isAccepted) return 'accepted'
  if (rego === null) return 'rego'
  if (car === null) return 'details'
  if (adjustments === null) return 'adjustments'
  return leadId === null || result === null ? 'contact' : 'offer'
}

const indexOf = (step: TradeInStep) => TRADE_IN_STEPS.indexOf(step)

/** The step to show for a requested one: the requested step if reached, else the furthest. An accepted trade-in only shows its end. */
export function resolveTradeInStep(state: TradeInState, asked: unknown): TradeInStep {
  const furthest = furthestStep(state)
  const step = TRADE_IN_STEPS.find((known) => known === asked)
  return furthest === 'accepted' || step === undefined || indexOf(step) > indexOf(furthest) ? furthest : step
}

/** Whether the car can be valued and has not been: the valuation runs before the next page. */
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
 * Reducer of a trade-in (TRD-04, TRD-05). Going back is allowed, and a change to the car discards its offer. Accepting is idempotent;
 * after that nothing changes.
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

/** Subcategories of a trade-in's lead by stage (TRD-05). */
export const TRADE_IN_STAGES = { details: '1. Details Entered', shown: '2. Offer Shown', accepted: '3. Offer Accepted' } as const

/** The subcategory of a trade-in's lead (TRD-05). */
export function toStage({ result, isAccepted }: Pick<TradeInState, 'result' | 'isAccepted'>): string {
  if (isAccepted) return TRADE_IN_STAGES.accepted
  return result?.kind === 'offer' ? TRADE_IN_STAGES.shown : TRADE_IN_STAGES.details
}
