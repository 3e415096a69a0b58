import { expect, test } from 'vitest'
import { readRememberedValuation, VALUATION_KEY } from './remembered-valuation'

const kept = { journey: 'a'.repeat(32), car: '2019 Kia Rio', offer_price: null }

test.each([
  ['a stored valuation', JSON.stringify(kept), kept],
  ['nothing', null, null],
  ['no JSON', '{', null],
  ['an invalid key', JSON.stringify({ ...kept, journey: '../x' }), null],
  ['something else', '[]', null],
])('FAV-08: %s', (_, stored, expected) => {
  expect(readRememberedValuation(stored)).toEqual(expected)
})

test('FAV-08: the key of the trade-in valuation', () => {
  expect(VALUATION_KEY).toBe('tradeInValuation')
})
