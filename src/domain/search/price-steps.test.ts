import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PRICE_ENDS, listPriceSteps } from './price-steps'

test('SRCH-19: steps between the default ends are round, and closer at low prices', () => {
  const steps = listPriceSteps(DEFAULT_PRICE_ENDS)
  expect(steps[0]).toBe(5_000)
  expect(steps.at(-1)).toBe(250_000)
  expect(steps.slice(0, 4)).toEqual([5_000, 10_000, 15_000, 20_000])
})

test.each([
  ['SRCH-19: ends that are not round stay', 7_250, 21_000, [7_250, 10_000, 15_000, 20_000, 21_000]],
  ['SRCH-19: swaps ends in the wrong order', 21_000, 7_250, [7_250, 10_000, 15_000, 20_000, 21_000]],
  ['SRCH-19: equal ends give one step', 5_000, 5_000, [5_000]],
])('%s', (_, lowest, highest, expected) => {
  expect(listPriceSteps({ lowest, highest })).toEqual(expected)
})

test('SRCH-19: steps ascend without duplicates', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (lowest, highest) => {
      const steps = listPriceSteps({ lowest, highest })
      expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other))
      expect(steps).toContain(lowest)
      expect(steps).toContain(highest)
    }),
  )
})
