import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLenderEntry, readLenderEntries, resolveLenderPayment } from './lender-entry'

const FIELDS = {
  interestRate: 9.39,
  comparisonRate: '10.08',
  paymentWeek: 206.4,
  paymentMonth: 894.4,
  totalPayable: 53_664,
  termYears: 5,
  termMonths: 60,
  termWeeks: 260,
  deposit: 0,
  establishmentFees: 495,
  balloon: 9_000,
  disclaimer: ' Approved applicants only. ',
  financeProvider: 'Southern Cross Vehicle Finance',
}

test('FIN-04: every field of a lender entry is read, money in cents', () => {
  expect(readLenderEntries({ acme: FIELDS })).toEqual({
    acme: {
      provider: 'Southern Cross Vehicle Finance',
      interestRate: 9.39,
      comparisonRate: 10.08,
      paymentWeek: 206_40,
      paymentMonth: 894_40,
      totalPayable: 53_664_00,
      termYears: 5,
      termMonths: 60,
      termWeeks: 260,
      deposit: 0,
      establishmentFees: 495_00,
      balloon: 9_000_00,
      disclaimer: 'Approved applicants only.',
    },
  })
})

test.each([
  ['nothing', null],
  ['a list', [FIELDS]],
  ['text', '{"acme":{}}'],
  ['an invalid entry', { acme: 'soon' }],
])('FIN-04: %s holds no lender', (_, value) => {
  expect(Object.values(readLenderEntries(value)).filter(({ interestRate }) => interestRate !== null)).toEqual([])
})

test('FIN-04: every number is finite and not negative, whatever a feed contains', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.dictionary(fc.constantFrom(...Object.keys(FIELDS)), fc.anything())), (value) => {
      for (const entry of Object.values(readLenderEntries(value))) {
        for (const field of Object.values(entry)) if (typeof field === 'number') expect(Number.isFinite(field) && field >= 0).toBe(true)
      }
    }),
  )
})

test.each([
  ['acme', true],
  ['other', false],
  ['constructor', false],
  [null, false],
])('FIN-24: the lender %j is found: %j', (key, isFound) => {
  expect(findLenderEntry(readLenderEntries({ acme: FIELDS }), key) !== null).toBe(isFound)
})

test.each([
  ['weekly', { paymentWeek: 100_00, paymentMonth: 430_00 }, 100_00],
  ['fortnightly', { paymentWeek: 100_00, paymentMonth: 430_00 }, 200_00],
  ['monthly', { paymentWeek: 100_00, paymentMonth: 430_00 }, 430_00],
  ['monthly', { paymentWeek: 100_00, paymentMonth: null }, 433_00],
  ['weekly', { paymentWeek: null, paymentMonth: 430_00 }, null],
] as const)('FIN-25: a lender’s %s payment of %j is %j', (frequency, entry, expected) => {
  expect(resolveLenderPayment(entry, frequency)).toBe(expected)
})
