import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  furthestStep,
  moveTradeIn,
  needsValuation,
  NEW_TRADE_IN,
  resolveTradeInStep,
  toStage,
  TRADE_IN_STEPS,
  type TradeInEvent,
  type TradeInState,
} from './journey'

const now = 1_795_000_000
const offer = { price: 20_000_00, min: 18_000_00, max: 22_000_00, confidence: 0.6, comparables: 8, until: now + 100 }
const EVENTS = {
  rego: { kind: 'rego', rego: { rego: '123ABC', regoState: 'QLD' } },
  details: { kind: 'details', car: { make: 'Kia', model: 'Rio', badge: null, year: 2019, km: 60_000 } },
  adjustments: { kind: 'adjustments', adjustments: { condition: 'good' } },
  contact: { kind: 'contact', leadId: 7 },
  valued: { kind: 'valued', result: { kind: 'offer', offer } },
  none: { kind: 'valued', result: { kind: 'none' } },
  accept: { kind: 'accept', now },
} as const satisfies Record<string, TradeInEvent>

const ORDER = ['rego', 'details', 'adjustments', 'contact', 'valued', 'accept'] as const

/** Applies events that must all be accepted. */
function after(...names: (keyof typeof EVENTS)[]): TradeInState {
  return names.reduce<TradeInState>((state, name) => {
    const move = moveTradeIn(state, EVENTS[name])
    if (move.kind === 'refused') throw new Error(`${name}: ${move.reason}`)
    return move.state
  }, NEW_TRADE_IN)
}

describe('moveTradeIn', () => {
  test('TRD-04: rego, details, adjustments, contact, offer, accepted', () => {
    const seen = ORDER.map((_, index) => furthestStep(after(...ORDER.slice(0, index))))
    expect([...seen, furthestStep(after(...ORDER))]).toEqual([...TRADE_IN_STEPS.slice(0, 4), 'contact', 'offer', 'accepted'])
  })

  test.each([
    ['details before the rego', [], 'details', 'early'],
    ['contact before the adjustments', ['rego', 'details'], 'contact', 'early'],
    ['accepting before an offer', ['rego', 'details', 'adjustments', 'contact'], 'accept', 'early'],
    ['accepting without an offer', ['rego', 'details', 'adjustments', 'contact', 'none'], 'accept', 'noOffer'],
    ['changing the car after accepting', [...ORDER], 'details', 'closed'],
  ] as const)('TRD-04: refused: %s', (_, before, event, reason) => {
    expect(moveTradeIn(after(...before), EVENTS[event])).toEqual({ kind: 'refused', reason })
  })

  test('TRD-05: an expired offer cannot be accepted, and accepting is idempotent', () => {
    const shown = after('rego', 'details', 'adjustments', 'contact', 'valued')
    expect(moveTradeIn(shown, { kind: 'accept', now: offer.until })).toEqual({ kind: 'refused', reason: 'expired' })
    const accepted = after(...ORDER)
    expect(moveTradeIn(accepted, EVENTS.accept)).toEqual({ kind: 'moved', state: accepted })
  })

  test('TRD-04: changing an answer discards the offer, which is then computed again', () => {
    const shown = after('rego', 'details', 'adjustments', 'contact', 'valued', 'adjustments')
    expect(shown.result).toBeNull()
    expect(needsValuation(shown)).toBe(true)
    expect(needsValuation(after('rego', 'details', 'adjustments'))).toBe(false)
  })

  test('TRD-04: after any events, an accepted trade-in has a lead and an offer, and stays accepted', () => {
    const events = fc.array(fc.constantFrom(...Object.values(EVENTS)), { maxLength: 20 })
    fc.assert(
      fc.property(events, (list) => {
        let state: TradeInState = NEW_TRADE_IN
        let wasAccepted = false
        for (const event of list) {
          const move = moveTradeIn(state, event)
          if (move.kind === 'moved') state = move.state
          expect(wasAccepted && !state.isAccepted).toBe(false)
          wasAccepted = state.isAccepted
          expect(!state.isAccepted || (state.leadId !== null && state.result?.kind === 'offer')).toBe(true)
        }
      }),
    )
  })
})

test.each([
  ['nothing asked', ['rego'], undefined, 'details'],
  ['a step that is done', ['rego', 'details'], 'rego', 'rego'],
  ['a step too far', ['rego'], 'offer', 'details'],
  ['no step', ['rego'], 'gift', 'details'],
  ['only the end after accepting', [...ORDER], 'rego', 'accepted'],
] as const)('TRD-04: an address shows, asked for %s', (_, done, asked, expected) => {
  expect(resolveTradeInStep(after(...done), asked)).toBe(expected)
})

test.each([
  ['1. Details Entered', ['rego', 'details', 'adjustments', 'contact']],
  ['1. Details Entered', ['rego', 'details', 'adjustments', 'contact', 'none']],
  ['2. Offer Shown', ['rego', 'details', 'adjustments', 'contact', 'valued']],
  ['3. Offer Accepted', [...ORDER]],
] as const)('TRD-05: %s', (stage, done) => {
  expect(toStage(after(...done))).toBe(stage)
})
