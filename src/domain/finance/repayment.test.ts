import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollars } from '@tests/builders/vehicle'
import { computeRepayment } from './repayment'

test.each([
  ['FIN-22: 5 %, 5 years', 30_000, 0, 5, 5, 566.14],
  ['FIN-22: 7.5 %, 5 years', 30_000, 0, 7.5, 5, 601.14],
  ['FIN-22: 10 %, 5 years', 30_000, 0, 10, 5, 637.41],
  ['FIN-22: 6 %, 5 years', 30_000, 0, 6, 5, 579.98],
  ['FIN-22: 6 %, 5 years, with a balloon', 30_000, 9_000, 6, 5, 450.99],
  ['FIN-22: no interest', 30_000, 0, 0, 5, 500],
  ['FIN-22: no interest, with a balloon', 30_000, 9_000, 0, 5, 350],
])('%s', (_, financed, residual, rate, years, expected) => {
  expect(computeRepayment({ financed: dollars(financed), residual: dollars(residual), rate, years, paymentsPerYear: 12 })).toBe(
    dollars(expected),
  )
})

test('FIN-22: after all payments only the residual is owed', () => {
  const loans = fc.record({
    financed: fc.integer({ min: 1_000_00, max: 250_000_00 }),
    residualShare: fc.integer({ min: 0, max: 90 }),
    halfPercents: fc.integer({ min: 0, max: 40 }),
    halfYears: fc.integer({ min: 2, max: 14 }),
    paymentsPerYear: fc.constantFrom(52, 26, 12),
  })
  fc.assert(
    fc.property(loans, ({ financed, residualShare, halfPercents, halfYears, paymentsPerYear }) => {
      const residual = Math.round((financed * residualShare) / 100)
      const years = halfYears / 2
      const rate = halfPercents / 2
      const repayment = computeRepayment({ financed, residual, rate, years, paymentsPerYear })
      let owing = financed
      for (let period = 0; period < years * paymentsPerYear; period += 1) owing += (owing * rate) / 100 / paymentsPerYear - repayment
      const payments = years * paymentsPerYear
      const growth = (1 + rate / 100 / paymentsPerYear) ** payments
      expect(Math.abs(owing - residual)).toBeLessThan(payments * growth)
    }),
  )
})
