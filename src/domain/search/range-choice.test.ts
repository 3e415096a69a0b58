import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PRICE_ENDS } from './price-steps'
import { moveHandle, limitHandle, type RangeChoice, toRangeChoice, toRangeFilter } from './range-choice'

const ENDS = DEFAULT_PRICE_ENDS

describe('converting a choice to a filter', () => {
  test.each([
    ['SRCH-19: untouched ends add no filter', { min: 5_000, max: 250_000 }, null],
    ['SRCH-19: only the lower handle was moved', { min: 20_000, max: 250_000 }, { min: 20_000, max: null }],
    ['SRCH-19: only the upper handle was moved', { min: 5_000, max: 40_000 }, { min: null, max: 40_000 }],
    ['SRCH-19: both', { min: 20_000, max: 40_000 }, { min: 20_000, max: 40_000 }],
  ])('%s', (_, choice, range) => {
    expect(toRangeFilter(choice, ENDS)).toEqual(range)
  })
})

describe('positions of the handles', () => {
  test.each([
    ['SRCH-19: the minimum stops a dollar below the maximum', 'min', 60_000, { min: 39_999, max: 40_000 }],
    ['SRCH-19: the maximum stops a dollar above the minimum', 'max', 1_000, { min: 20_000, max: 20_001 }],
    ['SRCH-19: the minimum stops at its end', 'min', 0, { min: 5_000, max: 40_000 }],
    ['SRCH-19: the maximum stops at its end', 'max', 9_999_999, { min: 20_000, max: 250_000 }],
    ['SRCH-19: a typed amount between steps', 'min', 24_999.4, { min: 24_999, max: 40_000 }],
    ['SRCH-19: NaN changes nothing', 'max', Number.NaN, { min: 20_000, max: 40_000 }],
  ] as const)('%s', (_, moved, value, expected) => {
    expect(moveHandle({ min: 20_000, max: 40_000 }, moved, value, ENDS)).toEqual(expected)
  })

  test.each([
    ['SRCH-08: no filter', undefined, { min: 5_000, max: 250_000 }],
    ['SRCH-08: an open end', { min: 20_000, max: null }, { min: 20_000, max: 250_000 }],
    ['SRCH-08: beyond both ends', { min: 1, max: 900_000 }, { min: 5_000, max: 250_000 }],
    ['SRCH-19: above the upper end', { min: 300_000, max: null }, { min: 249_999, max: 250_000 }],
    ['SRCH-19: below the lower end', { min: null, max: 2_000 }, { min: 5_000, max: 5_001 }],
  ])('%s', (_, range, choice) => {
    expect(toRangeChoice(range, ENDS)).toEqual(choice)
  })

  test('SRCH-19: the minimum stays below the maximum and both within the ends, however they are moved', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('min', 'max'), fc.oneof(fc.integer({ min: -10, max: 400_000 }), fc.double())))
    fc.assert(
      fc.property(moves, (all) => {
        const end = all.reduce<RangeChoice>((choice, [moved, value]) => moveHandle(choice, moved, value, ENDS), {
          min: ENDS.lowest,
          max: ENDS.highest,
        })
        expect(end.min).toBeLessThanOrEqual(end.max - 1)
        expect(end.min).toBeGreaterThanOrEqual(ENDS.lowest)
        expect(end.max).toBeLessThanOrEqual(ENDS.highest)
        expect(toRangeChoice(toRangeFilter(end, ENDS) ?? undefined, ENDS)).toEqual(end)
      }),
    )
  })
})

describe('the rule of every slider', () => {
  test('A11Y-02, SRCH-19: a value stays within the ends and at least 1 away from its neighbours', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(0, 1), fc.nat(49), fc.integer({ min: 50, max: 100 }), (wanted, index, low, high) => {
        const ends = { lowest: 0, highest: 100 }
        const [from, to] =
          index === 0 ? [limitHandle(wanted, undefined, high, ends), high] : [low, limitHandle(wanted, low, undefined, ends)]
        expect(to - from).toBeGreaterThanOrEqual(1)
        expect([from >= 0, to <= 100]).toEqual([true, true])
      }),
    )
  })

  test('A11Y-02: a value without neighbours stays within the ends', () => {
    expect([-5, 50, 500].map((wanted) => limitHandle(wanted, undefined, undefined, { lowest: 0, highest: 100 }))).toEqual([0, 50, 100])
  })
})
