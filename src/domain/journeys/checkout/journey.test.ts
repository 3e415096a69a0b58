import { describe, expect, test } from 'vitest'
import {
  ASKED_STEPS,
  CHECKOUT_STEPS,
  type CheckoutState,
  furthestCheckoutStep,
  listSteps,
  readCheckoutAnswers,
  resolveCheckoutView,
  stepAfter,
  toAskedStep,
  toCheckoutStep,
} from './journey'

const now = 1_795_000_000
const ANSWERED = { 'trade-in': { has_trade: 'no' }, finance: { pay_by: 'own' }, delivery: { handover: 'pickup' } }

function aCheckout(changed: Partial<CheckoutState> = {}): CheckoutState {
  return { mode: 'purchase', reservation: 'held', heldUntil: now + 60, answers: {}, isPaying: false, ...changed }
}

test('BUY-04: buying has six steps, reserving three of them', () => {
  expect(listSteps('purchase')).toEqual(['details', 'trade-in', 'finance', 'delivery', 'deposit', 'confirmation'])
  expect(listSteps('reserve')).toEqual(['details', 'deposit', 'confirmation'])
  expect(CHECKOUT_STEPS.map((step) => stepAfter('purchase', step))).toEqual([...CHECKOUT_STEPS.slice(1), 'confirmation'])
  expect(stepAfter('reserve', 'details')).toBe('deposit')
})

test.each([
  ['not begun', null, 'details'],
  ['held', {}, 'trade-in'],
  ['a trade-in answered', { answers: { 'trade-in': ANSWERED['trade-in'] } }, 'finance'],
  ['a skipped step', { answers: { 'trade-in': ANSWERED['trade-in'], delivery: ANSWERED.delivery } }, 'finance'],
  ['all answered', { answers: ANSWERED }, 'deposit'],
  ['reserving has no questions', { mode: 'reserve' }, 'deposit'],
  ['paid', { reservation: 'paid' }, 'confirmation'],
  ['refund due', { reservation: 'refund_due' }, 'confirmation'],
  ['refunded', { reservation: 'refunded' }, 'confirmation'],
] as const)('BUY-04: the first open step: %s', (_, changed, expected) => {
  const state = changed === null ? null : aCheckout(changed)
  expect(furthestCheckoutStep(state?.mode ?? 'purchase', state)).toBe(expected)
})

describe('resolveCheckoutView', () => {
  const step = (name: string) => ({ kind: 'step', step: name })
  test.each([
    ['a new checkout begins at its first step', null, 'deposit', step('details')],
    ['going back', { answers: ANSWERED }, 'finance', step('finance')],
    ['going too far', {}, 'deposit', step('trade-in')],
    ['no step requested', { answers: ANSWERED }, undefined, step('deposit')],
    ['reserving has no finance step', { mode: 'reserve' }, 'finance', step('deposit')],
    ['an expired hold', { heldUntil: now }, 'details', { kind: 'expired' }],
    ['a hold stored as expired', { reservation: 'expired' }, 'details', { kind: 'expired' }],
    [
      'a payment in progress waits on the confirmation, even after the hold',
      { heldUntil: now, isPaying: true },
      'confirmation',
      step('confirmation'),
    ],
    ['no payment in progress', { answers: ANSWERED }, 'confirmation', step('deposit')],
    ['released', { reservation: 'released' }, 'details', { kind: 'released' }],
    ['paid: only the confirmation', { reservation: 'paid', heldUntil: now - 9 }, 'details', step('confirmation')],
  ] as const)('BUY-03: %s', (_, changed, asked, expected) => {
    const state = changed === null ? null : aCheckout(changed)
    expect(resolveCheckoutView(state?.mode ?? 'purchase', state, asked, now)).toEqual(expected)
  })
})

test('BUY-04: reads steps and stored answers, dropping unknown ones', () => {
  expect(toCheckoutStep('gift')).toBeNull()
  expect(CHECKOUT_STEPS.map(toAskedStep).filter((step) => step !== null)).toEqual([...ASKED_STEPS])
  expect(readCheckoutAnswers({ ...ANSWERED, other: { a: 1 }, finance: 'x' })).toEqual({
    'trade-in': ANSWERED['trade-in'],
    delivery: ANSWERED.delivery,
  })
  expect(readCheckoutAnswers(null)).toEqual({})
})
