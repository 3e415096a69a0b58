import { describe, expect, test } from 'vitest'
import { aCalculator } from '@tests/builders/calculator'
import { calculate, defaultEntries, type CalculatorEntries } from '@/domain/finance/calculator'
import { FREQUENCIES } from '@/domain/finance/frequency'
import { nameFrequency, toRepaymentView } from './repayment-view'

const viewOf = (changes: Partial<CalculatorEntries>, settings = aCalculator()) =>
  toRepaymentView(calculate({ ...defaultEntries(settings, null), years: 5, ...changes }, settings, null))

describe('what the calculator shows', () => {
  test('FIN-06: shows payment, total and both rates, and announces them in one sentence', () => {
    expect(viewOf({ rate: 6, residual: 9_000_00, frequency: 'monthly' })).toEqual({
      kind: 'repayment',
      amount: '$451',
      period: 'per month',
      rate: '6.00% p.a.',
      comparisonRate: '6.00% p.a.',
      rows: [
        { label: 'Amount financed', value: '$30,000' },
        { label: 'Term', value: '60 months' },
        { label: 'Residual at the end', value: '$9,000' },
        { label: 'Total repayments', value: '$36,059.34' },
      ],
      spoken: 'Monthly repayment $451, interest 6.00% p.a., comparison rate 6.00% p.a., total repayments $36,059.34.',
    })
  })

  test.each([
    ['weekly', 'Weekly', 'per week', '260 weeks'],
    ['fortnightly', 'Fortnightly', 'per fortnight', '130 fortnights'],
    ['monthly', 'Monthly', 'per month', '60 months'],
  ] as const)('FIN-05: %s reads %s, with its number of payments over five years', (frequency, name, period, term) => {
    expect(nameFrequency(frequency)).toBe(name)
    expect(viewOf({ frequency })).toMatchObject({ period, rows: expect.arrayContaining([{ label: 'Term', value: term }]) })
  })

  test('FIN-05: there are three frequencies', () => {
    expect(FREQUENCIES.map(nameFrequency)).toEqual(['Weekly', 'Fortnightly', 'Monthly'])
  })

  test('FIN-26: without a payment the total is blank', () => {
    expect(viewOf({ deposit: 30_000_00 })).toEqual({
      kind: 'none',
      text: 'Enquire for Finance',
      rows: [{ label: 'Total repayments', value: '' }],
      spoken: 'Enquire for Finance.',
    })
  })
})
