import { expect, test } from 'vitest'
import { formatReference, listCheckoutTerms } from './terms'

test('LOOK-14: the terms name the amount, the refund and how long the car is held', () => {
  expect(listCheckoutTerms('reserve', 200_00, '$200')).toEqual([
    { label: 'Reserve fee', text: '$200, taken off the price' },
    { label: 'Refund', text: 'In full if you don’t go ahead' },
    { label: 'Hold', text: '20 minutes while you finish; off sale once you’ve paid, until you buy it or cancel' },
  ])
  expect(listCheckoutTerms('purchase', 500_00, '$500')[0]).toEqual({ label: 'Deposit', text: '$500, taken off the price' })
})

test.each([
  ['$500 non-refundable', 'Not refundable once you’ve paid'],
  ['$500, not refundable', 'Not refundable once you’ve paid'],
  ['$500 refundable', 'In full if you don’t go ahead'],
])('LOOK-14: the fee text %j is taken at its word', (feeText, expected) => {
  expect(listCheckoutTerms('reserve', 500_00, feeText)[1]?.text).toBe(expected)
})

test('LOOK-14: a reference number is short enough to say', () => {
  expect([formatReference(42), formatReference(1234567)]).toEqual(['R-00042', 'R-1234567'])
})
