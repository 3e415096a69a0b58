import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './amount'

test.each([
  ['a comma', '30,000', 30_000],
  ['a currency sign', '$30,000', 30_000],
  ['blanks', ' $ 30 000 ', 30_000],
  ['a narrow space', '30\u202f000', 30_000],
  ['kilometres', '45,000 km', 45_000],
  ['kilometres in capitals', '45000KM ', 45_000],
  ['thousands', '30k', 30_000],
  ['decimals of thousands', '$8.29K', 8_290],
  ['cents', '38,490.50', 38_490.5],
  ['nothing', '', null],
  ['only a currency sign', '$', null],
  ['words', 'cheap', null],
  ['the unit before the number', 'km 5', null],
  ['a negative amount', '-5', null],
  ['too many digits', '1234567890123', null],
])('SRCH-19: reads an amount with %s', (_, text, expected) => {
  expect(readAmount(text)).toBe(expected)
})

test("SRCH-19: units and separators don't change the amount", () => {
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      const typed = amount.toLocaleString('en-AU')
      expect([`${amount}`, `$${typed}`, `${typed} km`].map(readAmount)).toEqual([amount, amount, amount])
    }),
  )
})
