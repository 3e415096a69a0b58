import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, parseAmount } from './amount'

describe('amounts of a slider', () => {
  test.each([
    [42_000, { kind: 'money' }, '$42,000'],
    [1_250_000, { kind: 'money' }, '$1,250,000'],
    [120_000, { kind: 'number', suffix: 'km' }, '120,000 km'],
    [2019, { kind: 'number', isGrouped: false }, '2019'],
  ] as const)('MISC-08: %d is formatted for buyers', (value, unit, shown) => {
    expect(formatAmount(value, unit)).toBe(shown)
  })

  test.each([
    ['$42,000', 42_000],
    ['42 000 km', 42_000],
    ['42k', 42_000],
    ['1.5k', 1_500],
    [' 7 ', 7],
    ['any', null],
    ['', null],
  ])('A11Y-02: %j is parsed as %j', (text, value) => {
    expect(parseAmount(text)).toBe(value)
  })

  test('A11Y-02: formatted amounts can be parsed, whatever the unit', () => {
    const units = fc.constantFrom({ kind: 'money' } as const, { kind: 'number', suffix: 'km' } as const, { kind: 'number' } as const)
    fc.assert(
      fc.property(fc.nat(9_999_999), units, (value, unit) => {
        expect(parseAmount(formatAmount(value, unit))).toBe(value)
      }),
    )
  })
})
