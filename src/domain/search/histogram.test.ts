import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBars, toHistogram } from './histogram'

test('SRCH-19: counts vehicles in bins of equal width, ascending, without empty bins', () => {
  const counted: [number, number][] = [
    [20_999, 1],
    [4_999.5, 2],
    [2_500, 3],
    [20_000, 4],
  ]
  expect(toHistogram('price', counted)).toEqual([
    { from: 2_500, count: 5 },
    { from: 20_000, count: 5 },
  ])
})

test('SRCH-19: values beyond an end count in the nearest bar', () => {
  const histogram = [
    { from: 0, count: 1 },
    { from: 10_000, count: 2 },
    { from: 27_500, count: 3 },
    { from: 90_000, count: 4 },
  ]
  expect(toBars(histogram, { min: 5_000, max: 45_000 }, 4)).toEqual([3, 0, 3, 4])
})

test('SRCH-19: every vehicle with a value is in exactly one bar', () => {
  const numbers = fc.array(fc.tuple(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 1, max: 9 })), { maxLength: 40 })
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 1, max: 300_000 }), (counted, min, width) => {
      const bars = toBars(toHistogram('price', counted), { min, max: min + width }, 18)
      expect(bars.reduce((sum, count) => sum + count, 0)).toBe(counted.reduce((sum, [, count]) => sum + count, 0))
    }),
  )
})
