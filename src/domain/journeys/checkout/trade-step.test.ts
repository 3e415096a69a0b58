import { expect, test } from 'vitest'
import { NEW_TRADE_IN, type TradeInState } from '../trade-in/journey'
import { resolveTradeForm, toValuedAnswer, valuedTradeField } from './trade-step'

const now = 1_795_000_000
const VALUED: TradeInState = {
  ...NEW_TRADE_IN,
  rego: { rego: '123ABC', regoState: 'QLD' },
  car: { make: 'Mazda', model: '3', badge: 'G20', year: 2019, km: 81_000 },
  result: { kind: 'offer', offer: { price: 14_500_00, min: 13_900_00, max: 15_200_00, confidence: 0.6, comparables: 14, until: now + 60 } },
}
const ANSWER = { has_trade: 'valued', trade_car: '2019 Mazda 3 G20', trade_km: '81000', trade_rego: '123ABC', trade_offer: '$14,500' }

test.each([
  ['with its offer', VALUED, now, ANSWER],
  ['with an expired offer', VALUED, now + 60, { ...ANSWER, trade_offer: undefined }],
  ['that could not be valued', { ...VALUED, result: { kind: 'none' } }, now, { ...ANSWER, trade_offer: undefined }],
  ['without a plate', { ...VALUED, rego: null }, now, { ...ANSWER, trade_rego: undefined }],
] as const)('BUY-04, TRD-04: a car %s is the answer of the step', (_, state, at, expected) => {
  expect(toValuedAnswer(state, at)).toEqual(JSON.parse(JSON.stringify(expected)))
})

test('BUY-04: a valuation without a car gives no answer', () => {
  expect(toValuedAnswer(NEW_TRADE_IN, now)).toBeNull()
})

test.each([
  ['typed if staff value cars', false, { 'trade-in': ANSWER }, { kind: 'typed' }],
  ['valued, without a car', true, {}, { kind: 'valued', car: null }],
  ['valued, after the answer no', true, { 'trade-in': { has_trade: 'no' } }, { kind: 'valued', car: null }],
  ['valued, with a valued car', true, { 'trade-in': ANSWER }, { kind: 'valued', car: '2019 Mazda 3 G20, $14,500' }],
] as const)('BUY-04, TRD-03: the step is %s', (_, tradeInValuationEnabled, answers, expected) => {
  expect(resolveTradeForm({ tradeInValuationEnabled }, answers)).toEqual(expected)
})

test('BUY-04: a valued car can be used, left out or replaced', () => {
  const values = (car: string | null) => {
    const field = valuedTradeField(car)
    return field.type === 'choice' ? field.options.map(({ value }) => value) : []
  }
  expect([values(null), values('2019 Mazda 3')]).toEqual([
    ['no', 'value'],
    ['no', 'valued', 'value'],
  ])
})
