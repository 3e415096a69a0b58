import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollars } from '@tests/builders/vehicle'
import { amortise } from './calculator'
import { describeFinanceNote } from './finance-note'

const settings = { financeDefaultRate: 10, financeEstablishmentFee: 0, financeFees: null }

test('FIN-31: the note states its terms and the default rate (FIN-21)', () => {
  expect(describeFinanceNote(dollars(40_000), settings)).toBe(
    'Example: 5 year term, 10.0% deposit ($4,000), 30% final payment ($12,000) and 10.00% p.a. interest (10.03% p.a. comparison rate): $141 a week.',
  )
})

test('FIN-31: the stated payments pay off the stated loan', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15_000_00, max: 400_000_00 }), fc.integer({ min: 1, max: 30 }), (price, rate) => {
      const note = describeFinanceNote(price, { ...settings, financeDefaultRate: rate })
      const told = Number((/\$([\d,]+) a week/.exec(note ?? '')?.[1] ?? '').replaceAll(',', ''))
      const deposit = Math.round(price * 0.1)
      const residual = Math.round(price * 0.3)
      const { payment } = amortise({ financed: price - deposit, residual, rate, years: 5, frequency: 'weekly' })
      expect(told * 100).toBeGreaterThanOrEqual(payment)
      expect(told * 100 - payment).toBeLessThan(100)
    }),
  )
})

test('FIN-23: a fee raises the comparison rate of the note', () => {
  expect(describeFinanceNote(dollars(40_000), { ...settings, financeEstablishmentFee: 1300 })).toMatch(
    /\(11\.\d\d% p\.a\. comparison rate\)/,
  )
})

test('FIN-26: no note for a payment of 25 dollars or less', () => {
  expect(describeFinanceNote(dollars(4_000), settings)).toBeNull()
})
