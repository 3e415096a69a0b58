import { describe, expect, test } from 'vitest'
import { aCalculator } from '@tests/builders/calculator'
import { resolveCalculatorLimits } from './calculator-limits'
import { applyLender, findLenderRate, chooseLender, type LenderTerms } from './lender-terms'

const acme: LenderTerms = {
  key: 'acme',
  name: 'Acme Finance',
  priceMin: null,
  priceMax: null,
  rateMin: null,
  rateMax: null,
  termMax: null,
  maxCarAge: null,
  establishmentFee: null,
  disclaimer: null,
  rates: [],
}
const settings = { ...aCalculator(), financeMaxCarAgeYears: null }

describe('a lender’s terms', () => {
  test.each([
    ['FIN-07: empty terms keep the tenant’s', {}, {}],
    ['FIN-08: a minimum price', { priceMin: 5_000 }, { financePriceMin: 5_000 }],
    ['FIN-07: a maximum price', { priceMax: 150_000 }, { financePriceMax: 150_000 }],
    ['FIN-16: a range of rates', { rateMin: 9.95, rateMax: 19.95 }, { financeRateRange: [9.95, 19.95] }],
    ['FIN-16: only a minimum rate', { rateMin: 4 }, { financeRateRange: [4, 15] }],
    ['FIN-16: a minimum rate above the tenant’s range', { rateMin: 17 }, { financeRateRange: [17, 17] }],
    ['FIN-13: a maximum term', { termMax: 5 }, { financeTermMaxYears: 5 }],
    ['FIN-28: an age', { maxCarAge: 12 }, { financeMaxCarAgeYears: 12 }],
    ['FIN-23: a fee', { establishmentFee: 1360.5 }, { financeEstablishmentFee: 1360.5 }],
    ['FIN-23: a fee of 0', { establishmentFee: 0 }, { financeEstablishmentFee: 0 }],
  ])('%s', (_, terms, expected) => {
    expect(applyLender({ ...settings, financeEstablishmentFee: 99 }, { ...acme, ...terms })).toEqual({
      ...settings,
      financeEstablishmentFee: 99,
      ...expected,
    })
  })

  test('FIN-16: the calculator uses the lender’s limits', () => {
    const lent = applyLender(settings, { ...acme, rateMin: 5.99, rateMax: 15.99, priceMin: 5_000 })
    expect(resolveCalculatorLimits(lent, null)).toMatchObject({ rate: { min: 5.99, max: 15.99 }, price: { min: 5_000_00 } })
  })

  test('FIN-24: without a lender the tenant’s settings apply', () => {
    expect(applyLender(settings, chooseLender([acme], 'other'))).toBe(settings)
    expect(chooseLender([acme], 'acme')).toBe(acme)
    expect(chooseLender([acme, { ...acme, key: 'other' }], null)).toBe(acme)
    expect(chooseLender([], null)).toBeNull()
  })
})

const rates = [
  { upToAge: null, rate: 12.5 },
  { upToAge: 3, rate: 7.99 },
  { upToAge: 7, rate: 9.49 },
]
test.each([
  ['new', 2026, 7.99],
  ['from next year', 2027, 7.99],
  ['three years old', 2023, 7.99],
  ['four', 2022, 9.49],
  ['eight', 2018, 12.5],
  ['of unknown year', null, 12.5],
])('FIN-37: the rate of a table for a car that is %s', (_, year, expected) => {
  expect(findLenderRate({ rates }, year, 2026)).toBe(expected)
})

test('FIN-37: a table without a row for the age has no rate', () => {
  expect(findLenderRate({ rates: [{ upToAge: 3, rate: 7.99 }] }, 2010, 2026)).toBeNull()
  expect(findLenderRate({ rates: [] }, 2026, 2026)).toBeNull()
})
