import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCalculator } from '@tests/builders/calculator'
import { amortise, calculate, clampEntries, defaultEntries, type CalculatorEntries } from './calculator'
import { resolveCalculatorLimits } from './calculator-limits'
import { FREQUENCIES, PAYMENTS_PER_YEAR } from './frequency'

const entries = (changes: Partial<CalculatorEntries> = {}): CalculatorEntries => ({
  ...defaultEntries(aCalculator(), null),
  ...changes,
})
const paymentOf = (changes: Partial<CalculatorEntries>, settings = aCalculator()) => {
  const result = calculate(entries(changes), settings, null)
  return result.kind === 'repayment' ? result.payment : null
}

const loans = fc.record({
  financed: fc.integer({ min: 1_000_00, max: 250_000_00 }),
  share: fc.double({ min: 0, max: 0.8, noNaN: true }),
  rate: fc.double({ min: 0, max: 25, noNaN: true }),
  years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  frequency: fc.constantFrom(...FREQUENCIES),
})

describe('repayments', () => {
  test('FIN-22: the shown repayments pay the loan off to the cent', () => {
    fc.assert(
      fc.property(loans, ({ share, ...loan }) => {
        const residual = Math.round(loan.financed * share)
        const { payments, payment, lastPayment, total, interest } = amortise({ ...loan, residual })
        expect(payment * (payments - 1) + lastPayment + residual).toBe(total)
        expect(total).toBe(loan.financed + interest)
        // The last payment may only absorb the rounding: half a cent per period, with interest on it.
        expect(Math.abs(lastPayment - payment)).toBeLessThanOrEqual(payments * (1 + loan.rate / 100) ** loan.years + 1)
        expect(payments).toBe(Math.round(loan.years * PAYMENTS_PER_YEAR[loan.frequency]))
      }),
    )
  })

  test('FIN-22: a larger loan, a higher rate or a shorter term never lowers the payment', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1_00, max: 10_000_00 }), ({ share, ...loan }, more) => {
        const residual = Math.round(loan.financed * share)
        const pay = (changes: Partial<typeof loan>) => amortise({ ...loan, residual, ...changes }).payment
        expect(pay({ financed: loan.financed + more })).toBeGreaterThanOrEqual(pay({}))
        expect(pay({ rate: loan.rate + 0.5 })).toBeGreaterThanOrEqual(pay({}))
      }),
    )
    fc.assert(
      fc.property(loans, ({ financed, rate, years, frequency }) => {
        const pay = (term: number) => amortise({ financed, rate, frequency, residual: 0, years: term }).payment
        expect(pay(years)).toBeGreaterThanOrEqual(pay(years + 0.5))
      }),
    )
  })

  test.each([
    ['5 %', 5, 0, 566_14],
    ['7.5 %', 7.5, 0, 601_14],
    ['10 %', 10, 0, 637_41],
    ['6 %', 6, 0, 579_98],
    ['6 % with a balloon of 9,000', 6, 9_000_00, 450_99],
  ])('FIN-22: $30,000 over 5 years monthly at %s', (_, rate, residual, payment) => {
    expect(paymentOf({ rate, residual, years: 5, frequency: 'monthly' })).toBe(payment)
  })
})

describe('the calculator', () => {
  test.each([
    ['FIN-20: without a car', {}, null, { price: 30_000_00, years: 6, rate: 10, deposit: 0, residual: 0, frequency: 'weekly' }],
    ['FIN-20: the car’s price', {}, 42_990_00, { price: 42_990_00 }],
    ['FIN-20: inside the bounds', { financePriceMax: 40_000 }, 42_990_00, { price: 40_000_00 }],
    ['FIN-20: five years on some sites', { financeDefaultTermYears: 5 }, null, { years: 5 }],
    ['FIN-20: no longer than FIN-13 allows', { financeTermMaxYears: 4 }, null, { years: 4 }],
    ['FIN-20: a term that is offered', { financeTermIncrements: [3, 5, 7] }, null, { years: 5 }],
    ['FIN-21: the tenant’s rate inside the range', { financeDefaultRate: 20 }, null, { rate: 15 }],
  ])('%s', (_, settings, carPrice, expected) => {
    expect(defaultEntries(aCalculator(settings), carPrice)).toMatchObject(expected)
  })

  test('FIN-06: the total is the sum of all payments and the residual', () => {
    const result = calculate(
      entries({ price: 40_000_00, deposit: 10_000_00, residual: 9_000_00, rate: 6, years: 5, frequency: 'monthly' }),
      aCalculator(),
      null,
    )
    expect(result).toMatchObject({ kind: 'repayment', payment: 450_99, residual: 9_000_00, rate: 6, comparisonRate: 6 })
    if (result.kind === 'repayment') expect(Math.abs(result.total - (450_99 * 60 + 9_000_00))).toBeLessThan(60)
  })

  test('FIN-23: the fee is financed and raises the comparison rate', () => {
    const settings = aCalculator({ financeEstablishmentFee: 1_360.5 })
    const plain = calculate(entries(), aCalculator(), null)
    const withFee = calculate(entries(), settings, null)
    if (plain.kind !== 'repayment' || withFee.kind !== 'repayment') throw new Error('Both loans have a repayment.')
    expect(withFee.payment).toBeGreaterThan(plain.payment)
    expect(withFee.comparisonRate).toBeGreaterThan(withFee.rate + 0.5)
  })

  test.each([
    ['a payment of 25 dollars or less', { price: 1_000_00, years: 7, rate: 0.5 }],
    ['a deposit as high as the price', { deposit: 30_000_00 }],
    ['a residual as high as the loan', { residual: 30_000_00 }],
  ])('FIN-26: %s is no payment, and the total stays blank', (_, changes) => {
    expect(calculate(entries(changes), aCalculator(), null)).toEqual({ kind: 'none', text: 'Enquire for Finance' })
  })

  test('FIN-19: any entries are clamped to the limits without errors', () => {
    const any = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-0, Infinity, -Infinity, Number.NaN))
    fc.assert(
      fc.property(any, any, any, any, any, fc.constantFrom(...FREQUENCIES), (price, years, rate, deposit, residual, frequency) => {
        const typed = { price, years, rate, deposit, residual, frequency }
        const limits = resolveCalculatorLimits(aCalculator(), null)
        const kept = clampEntries(typed, limits)
        for (const name of ['price', 'deposit', 'residual', 'rate'] as const) {
          expect(kept[name]).toBeGreaterThanOrEqual(limits[name].min)
          expect(kept[name]).toBeLessThanOrEqual(limits[name].max)
        }
        expect(limits.terms).toContain(kept.years)
        const result = calculate(typed, aCalculator(), null)
        if (result.kind === 'repayment') expect(result.payment).toBeGreaterThan(25_00)
      }),
    )
  })
})
