import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollars } from '@tests/builders/vehicle'
import { computeComparisonRate, computeExampleComparisonRate } from './comparison-rate'

const monthly = { credit: dollars(30_000), payments: 60, frequency: 'monthly' } as const

test.each([
  ['FIN-32: no fees, 5 %: the rate itself', { ...monthly, repayment: dollars(566.14) }, 5],
  ['FIN-32: no fees, 7.5 %', { ...monthly, repayment: dollars(601.14) }, 7.5],
  ['FIN-32: no fees, 10 %', { ...monthly, repayment: dollars(637.41) }, 10],
  ['FIN-32: with a balloon', { ...monthly, repayment: dollars(450.99), finalPayment: dollars(9_000) }, 6],
  ['FIN-32: no interest', { ...monthly, repayment: dollars(500) }, 0],
  ['FIN-32: no interest, rounded down to the cent', { ...monthly, credit: dollars(1_000), repayment: dollars(16.66) }, null],
  ['FIN-32: no interest, short by half a cent a payment', { ...monthly, credit: dollars(30_000.3), repayment: dollars(500) }, 0],
  ['FIN-32: nothing lent', { ...monthly, credit: 0, repayment: dollars(500) }, null],
  ['FIN-32: fees eat the credit', { ...monthly, repayment: dollars(500), upfrontFees: dollars(30_000) }, null],
  ['FIN-32: paid back in one month at 200 %', { ...monthly, payments: 1, repayment: dollars(90_000) }, 2_400],
])('%s', (_, loan, expected) => {
  expect(computeComparisonRate(loan)).toBe(expected)
})

test.each([
  ['FIN-32: weekly by 52.18', 'weekly', 52.18],
  ['FIN-32: fortnightly by 26.09', 'fortnightly', 26.09],
  ['FIN-32: monthly by 12', 'monthly', 12],
] as const)('%s', (_, frequency, perYear) => {
  expect(computeComparisonRate({ credit: 100_000, repayment: 101_000, payments: 1, frequency })).toBe(perYear)
})

const loans = fc.record({
  halfPercents: fc.integer({ min: 1, max: 40 }),
  fee: fc.integer({ min: 0, max: 5_000_00 }),
  feePerPayment: fc.integer({ min: 0, max: 20_00 }),
  repayment: fc.integer({ min: 505_00, max: 1_500_00 }),
  balloon: fc.integer({ min: 0, max: 20_000_00 }),
})

test('FIN-32: solves the equation of the regulation, summed payment by payment', () => {
  fc.assert(
    fc.property(loans, ({ fee, feePerPayment, repayment, balloon }) => {
      const rate = computeComparisonRate({ ...monthly, repayment, upfrontFees: fee, feePerPayment, finalPayment: balloon })
      const periodRate = (rate ?? NaN) / 100 / 12
      const worthAt = (shift: number) => {
        const base = 1 + periodRate + shift
        let worth = monthly.credit - fee - balloon / base ** monthly.payments
        for (let period = 1; period <= monthly.payments; period += 1) worth -= (repayment + feePerPayment) / base ** period
        return worth
      }
      // The rate is rounded to a hundredth of a percent, so the root lies within half of that on either side.
      const half = 0.00005 / 12 + 1e-9
      expect(worthAt(-half)).toBeLessThanOrEqual(0)
      expect(worthAt(half)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('FIN-23: without a fee the example’s comparison rate equals the rate, with one it is higher', () => {
  fc.assert(
    fc.property(loans, ({ halfPercents, fee }) => {
      const rate = halfPercents / 2
      const bare = computeExampleComparisonRate(rate, { financed: 0, monthly: 0 }) ?? NaN
      const withFee = computeExampleComparisonRate(rate, { financed: fee, monthly: 0 }) ?? NaN
      expect(Math.abs(bare - rate)).toBeLessThanOrEqual(0.011)
      expect(withFee).toBeGreaterThanOrEqual(bare - 0.011)
      if (fee > 100_00) expect(withFee).toBeGreaterThan(bare)
    }),
  )
})
