import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUESTIONS } from './adjustments'
import { computeTradeIn, describeConfidence, isOfferValid, toOffer } from './valuation'

const BEST = Object.fromEntries(QUESTIONS.map(({ name, answers }) => [name, answers[0].value]))
const WORST = Object.fromEntries(QUESTIONS.map(({ name, answers }) => [name, answers.at(-1)?.value ?? '']))
const MARKET = { min: 27_000_00, middle: 30_000_00, max: 33_000_00, confidence: 0.8, comparables: 14 }

test.each([
  ['asking prices less thirteen per cent', MARKET, { price: 26_100_00, min: 23_450_00, max: 28_700_00, confidence: 0.8, comparables: 14 }],
  ['at least 1,500 less', { ...MARKET, min: 4_000_00, middle: 5_000_00, max: 6_000_00 }, { price: 3_500_00, min: 2_500_00, max: 4_500_00 }],
  ['too little is known', { ...MARKET, confidence: 0.1 }, null],
  ['nothing compares', null, null],
  ['nothing would be left', { ...MARKET, min: 500_00, middle: 900_00, max: 1_200_00 }, null],
])('TRD-04: %s', (_, market, expected) => {
  const value = computeTradeIn(market, BEST)
  if (expected === null) expect(value).toBeNull()
  else expect(value).toMatchObject(expected)
})

test('TRD-04: an offer is within its range, a multiple of fifty dollars, and never higher for a worse car', () => {
  const cents = fc.integer({ min: 1_000_00, max: 200_000_00 })
  fc.assert(
    fc.property(cents, cents, cents, (one, two, three) => {
      const [min = 0, middle = 0, max = 0] = [one, two, three].toSorted((a, b) => a - b)
      const market = { min, middle, max, confidence: 0.5, comparables: 8 }
      const [best, worst] = [computeTradeIn(market, BEST), computeTradeIn(market, WORST)]
      if (best) {
        expect(best.min).toBeLessThanOrEqual(best.price)
        expect(best.price).toBeLessThanOrEqual(best.max)
        expect(best.price % 50_00).toBe(0)
        expect(best.price).toBeLessThan(middle)
      }
      expect(worst?.price ?? 0).toBeLessThanOrEqual(best?.price ?? 0)
    }),
  )
})

test('TRD-04: an offer is valid for seven days', () => {
  const offer = toOffer({ price: 1, min: 1, max: 1, confidence: 1, comparables: 1 }, 1_000)
  expect(offer.until).toBe(1_000 + 7 * 86_400)
  expect([isOfferValid(offer, offer.until - 1), isOfferValid(offer, offer.until)]).toEqual([true, false])
})

test.each([
  [0.8, 14, 'High: from 14 comparable cars for sale'],
  [0.5, 6, 'Medium: from 6 comparable cars for sale'],
  [0.2, 0, 'Low'],
])('TRD-04: confidence %d of %d cars', (confidence, comparables, expected) => {
  expect(describeConfidence({ confidence, comparables })).toBe(expected)
})
