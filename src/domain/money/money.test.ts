import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, toCents, toDollars, formatTypedDollars } from './money'

describe('money', () => {
  test.each([
    [42_990, 4_299_000],
    [19.98, 1_998],
    [0.1 + 0.2, 30],
    [0, 0],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('MISC-08: %j dollars are %j cents', (dollars, cents) => expect(toCents(dollars)).toBe(cents))

  test.each([
    [4_299_000, '$42,990'],
    [1_998, '$19.98'],
    [0, '$0'],
    [123_456_700, '$1,234,567'],
    [50, '$0.50'],
  ])('MISC-08: %j cents are formatted as %j', (cents, text) => expect(formatMoney(cents)).toBe(text))

  test('MISC-08: converting cents to dollars and back loses nothing', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => toCents(toDollars(cents)) === cents))
  })
})

test.each([
  ['42990', '42,990'],
  ['$42 990', '42,990'],
  ['1234567', '1,234,567'],
  ['900', '900'],
  ['41990.5', '41,990.5'],
  ['007', '7'],
  ['', ''],
  ['about 40k', 'about 40k'],
])('MISC-08: the typed amount %j is formatted as %j', (typed, shown) => {
  expect(formatTypedDollars(typed)).toBe(shown)
})
