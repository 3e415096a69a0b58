import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFigure, formatFixed } from './figures'

describe('formatting numbers', () => {
  test.each([
    [0, 0, '0'],
    [118, 0, '118'],
    [1204, 0, '1,204'],
    [1_234_567, 0, '1,234,567'],
    [-1500, 0, '-1,500'],
    [2.5, 1, '2.5'],
    [100, 1, '100'],
    [1234.5678, 2, '1,234.57'],
    [-0.2, 0, '0'],
  ])('PERF-01: %d with at most %d decimals is formatted as %s', (value, decimals, text) => {
    expect(formatFigure(value, decimals)).toBe(text)
  })

  test('the result equals that of Intl.NumberFormat', () => {
    const numbers = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
        const atMost = new Intl.NumberFormat('en-AU', { maximumFractionDigits: decimals, signDisplay: 'negative' })
        const exactly = new Intl.NumberFormat('en-AU', {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          signDisplay: 'negative',
        })
        expect(formatFigure(value, decimals)).toBe(atMost.format(value))
        expect(formatFixed(value, decimals)).toBe(exactly.format(value))
      }),
    )
  })
})
