import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCalculator } from '@tests/builders/calculator'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import { calculate, defaultEntries } from './calculator'
import { FREQUENCIES, PAYMENTS_PER_YEAR } from './frequency'
import { computeExampleComparisonRate } from './comparison-rate'
import { describeComparisonRate } from './comparison-text'
import { composeDisclaimer } from './disclaimer'
import { describeFinanceNote } from './finance-note'
import { listLoanFees, resolveLoanFees, spreadMonthlyFee, type FinanceFee } from './loan-fees'
import { resolveWeeklyEstimate } from './weekly-estimate'

/** The fees that FIN-35 names. */
const STATED: FinanceFee[] = [
  { label: 'establishment fee', amount: 395 },
  { label: 'registration fee', amount: 6, per: 'loan' },
  { label: 'monthly admin fee', amount: 8, per: 'month' },
  { label: 'dealer agency fee', amount: 912.25 },
]

describe('the fees of a loan', () => {
  test.each([
    ['no fees', 0, null, { financed: 0, monthly: 0 }],
    ['FIN-23: the establishment fee is charged once', 1360.5, null, { financed: 1_360_50, monthly: 0 }],
    ['FIN-35: a fee without a period is charged once', 0, STATED.slice(0, 1), { financed: 395_00, monthly: 0 }],
    ['FIN-35: all of them', 0, STATED, { financed: 1_313_25, monthly: 8_00 }],
    ['FIN-23, FIN-35: with the establishment fee', 530, STATED.slice(1), { financed: 1_448_25, monthly: 8_00 }],
  ])('%s', (_, financeEstablishmentFee, financeFees, expected) => {
    expect(resolveLoanFees({ financeEstablishmentFee, financeFees })).toEqual(expected)
  })

  test('FIN-23: the establishment fee is stated first', () => {
    const stated = listLoanFees({ financeEstablishmentFee: 530, financeFees: STATED.slice(1) })
    expect(stated.map(({ amount }) => amount)).toEqual([530, 6, 8, 912.25])
  })

  test.each([
    ['weekly', 1_85],
    ['fortnightly', 3_70],
    ['monthly', 8_00],
  ] as const)('FIN-05: $8 a month are in each %s payment with %d cents', (frequency, cents) => {
    expect(spreadMonthlyFee(8_00, frequency)).toBe(cents)
  })

  test('FIN-05: a year’s payments cover twelve monthly fees, plus at most a cent each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_00 }), fc.constantFrom(...FREQUENCIES), (monthly, frequency) => {
        const excess = spreadMonthlyFee(monthly, frequency) * PAYMENTS_PER_YEAR[frequency] - monthly * 12
        expect(excess).toBeGreaterThanOrEqual(0)
        expect(excess).toBeLessThan(PAYMENTS_PER_YEAR[frequency])
      }),
    )
  })
})

describe('every stated fee is part of every shown payment and rate', () => {
  const settings = (financeFees: FinanceFee[]) => ({
    ...aCalculator({ financeDefaultRate: 8.49, financeDefaultTermYears: 5, financeFees }),
    financeLender: null,
    financeMaxCarAgeYears: null,
    financeAdvertisedRate: null,
    financeComparisonRange: null,
  })
  const resultOf = (financeFees: FinanceFee[], frequency: 'weekly' | 'monthly' = 'monthly') => {
    const result = calculate({ ...defaultEntries(settings(financeFees), null), frequency }, settings(financeFees), null)
    if (result.kind !== 'repayment') throw new Error('this loan has a payment')
    return result
  }

  test('FIN-06, FIN-35: the calculator finances $401, adds $8 to each of 60 payments and states a rate with both', () => {
    const [plain, charged] = [resultOf([]), resultOf(STATED.slice(0, 3))]
    expect(charged.financed - plain.financed).toBe(401_00)
    expect(charged).toMatchObject({ feePerPayment: 8_00, payments: 60 })
    // The repayment of the loan, and the fee.
    expect(charged.payment).toBe(resultOf(STATED.slice(0, 2)).payment + 8_00)
    expect(charged.total).toBe(resultOf(STATED.slice(0, 2)).total + 60 * 8_00)
    // Computed independently: 30,401 dollars at 8.49% take 623.58 a month; 60 times 631.58 for 30,000 dollars are 9.60% by regulation 71.
    expect(charged.payment).toBe(631_58)
    expect(charged.comparisonRate).toBe(9.6)
  })

  test('FIN-05, FIN-35: weekly payments include their share of a monthly fee', () => {
    expect(resultOf(STATED, 'weekly').payment - resultOf(STATED.toSpliced(2, 1), 'weekly').payment).toBe(1_85)
  })

  test.each(STATED.map((fee) => [fee.label, fee] as const))('FIN-32, FIN-35: all of them include the %s', (_, fee) => {
    const [without, withFee] = [settings([]), settings([fee])]
    const rateIn = (text: string | null | undefined) =>
      Number(
        /comparison rate (\d+\.\d+)%|\((\d+\.\d+)% p\.a\. comparison/
          .exec(text ?? '')
          ?.slice(1)
          .find(Boolean),
      )
    const pairs = [without, withFee].map((given) => ({
      example: computeExampleComparisonRate(8.49, resolveLoanFees(given)) ?? 0,
      text: rateIn(describeComparisonRate(given)?.text),
      disclaimer: rateIn(composeDisclaimer(given).full),
      note: rateIn(describeFinanceNote(dollars(20_000), given)),
      estimate: resolveWeeklyEstimate(aVehicle(), given, 2026)?.comparisonRate ?? 0,
      weekly: resolveWeeklyEstimate(aVehicle(), given, 2026)?.weekly ?? 0,
      payment: resultOf(given === without ? [] : [fee]).payment,
    }))
    const [before, after] = pairs
    if (!before || !after) throw new Error('two of them')
    for (const place of ['example', 'text', 'disclaimer', 'note', 'estimate', 'weekly', 'payment'] as const)
      expect(after[place], place).toBeGreaterThan(before[place])
    expect([after.text, after.disclaimer, after.estimate]).toEqual([after.example, after.example, after.example])
    expect(composeDisclaimer(withFee).full).toContain(`Fees: ${fee.label} `)
  })
})
