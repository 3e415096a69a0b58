import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCalculator } from '@tests/builders/calculator'
import { calculate } from './calculator'
import { defaultTerms, entriesFor, readOwnTerms, toPriceRange, writeOwnTerms } from './own-terms'
import { calculateEstimate } from './weekly-estimate'

const settings = {
  ...aCalculator({ financeDefaultTermYears: 6, financeEstablishmentFee: 530 }),
  financeLender: null,
  financeMaxCarAgeYears: null,
}
const terms = fc.record({
  deposit: fc.integer({ min: 0, max: 30_000_00 }),
  years: fc.constantFrom(1, 2.5, 3, 5, 7),
  residual: fc.integer({ min: 0, max: 10_000_00 }),
  rate: fc.constantFrom(0.5, 4, 8.5, 15),
})
const price = fc.integer({ min: 1_000_00, max: 250_000_00 })

describe('terms as text', () => {
  test('LOOK-01: terms are read as they were written', () => {
    fc.assert(
      fc.property(terms, (given) => {
        expect(readOwnTerms(writeOwnTerms(given))).toEqual(given)
      }),
    )
  })

  test.each([
    null,
    undefined,
    '',
    '1,2,3',
    '1,2,3,4,5',
    'a,3,0,9',
    '-1,3,0,9',
    '0,0,0,9',
    '1.5,3,0,9',
    '1e9,3,0,9',
    '0,3,0,9<',
    'Infinity,3,0,9',
  ])('LOOK-01: %j is no terms', (text) => expect(readOwnTerms(text)).toBeNull())
})

test("LOOK-01: a visitor who has chosen nothing has the tenant's terms", () => {
  expect(defaultTerms(settings)).toEqual({ deposit: 0, years: 6, residual: 0, rate: 10 })
})

test('LOOK-01: for the same terms, cards show the payment and the comparison rate of the calculator', () => {
  fc.assert(
    fc.property(price, terms, (amount, own) => {
      const card = calculateEstimate(amount, settings, own)
      const calculated = calculate({ ...own, price: amount, frequency: 'weekly' }, settings, amount)
      if (calculated.kind === 'none') expect(card).toBeNull()
      else
        expect(card).toMatchObject({
          ...{ price: amount, weekly: calculated.payment, rate: calculated.rate, comparisonRate: calculated.comparisonRate },
          source: 'own',
        })
    }),
  )
})

test('LOOK-01: terms outside the limits of a site are those at its limit, and the price stays', () => {
  const strict = { ...settings, financeRateRange: [7.5, 14.5] as const, financeTermMaxYears: 5, financePriceMax: 100_000 }
  expect(entriesFor(120_000_00, { deposit: 99_999_999_99, years: 7, residual: 0, rate: 1 }, strict)).toEqual({
    price: 120_000_00,
    deposit: 250_000_00,
    years: 5,
    residual: 0,
    rate: 7.5,
    frequency: 'weekly',
  })
})

test('LOOK-01: a range of weekly payments finds exactly the prices whose cards show a payment within it', () => {
  const range = fc.tuple(fc.option(fc.integer({ min: 0, max: 900 })), fc.option(fc.integer({ min: 0, max: 900 })))
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 250_000 }), terms, range, (dollars, own, [min, max]) => {
      const estimate = calculateEstimate(dollars * 100, settings, own)
      const isWithin = estimate !== null && (min === null || estimate.weekly >= min * 100) && (max === null || estimate.weekly <= max * 100)
      const prices = toPriceRange({ min, max }, own, settings)
      expect(dollars >= (prices.min ?? 0) && (prices.max === null || dollars <= prices.max)).toBe(isWithin)
    }),
    { numRuns: 40 },
  )
})

test('LOOK-01: the ends of the range are the last prices whose cards show a payment within it', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 30, max: 400 }), fc.integer({ min: 1, max: 400 }), (own, min, width) => {
      const prices = toPriceRange({ min, max: min + width }, own, settings)
      const weekly = (dollars: number) => calculateEstimate(dollars * 100, settings, own)?.weekly ?? 0
      const [low, high] = [prices.min ?? 0, prices.max ?? 0]
      expect([weekly(low) >= min * 100, weekly(low - 1) < min * 100]).toEqual([true, true])
      expect([weekly(high) <= (min + width) * 100, weekly(high + 1) > (min + width) * 100]).toEqual([true, true])
    }),
    { numRuns: 40 },
  )
})
