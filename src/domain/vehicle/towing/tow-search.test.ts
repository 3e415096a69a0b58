import { expect, test } from 'vitest'
import { ALL_STOCK } from '@/domain/search/search-state'
import { explainTowMisses, findTowLimit, planTowCounts, sellsTowed, withoutTow } from './tow-search'

const limited = { ...ALL_STOCK, page: 3, ranges: { tow: { min: null, max: 2_500 }, price: { min: null, max: 60_000 } } }

test('KIND-04: only sites that sell caravans have a tow check', () => {
  expect([sellsTowed([]), sellsTowed(['car', 'boat']), sellsTowed(['motorhome', 'caravan'])]).toEqual([false, false, true])
})

test('KIND-04: the limit is part of a search and can be removed, while other filters stay', () => {
  expect(findTowLimit(limited)).toBe(2_500)
  expect(findTowLimit(ALL_STOCK)).toBeNull()
  expect(withoutTow(limited)).toEqual({ ...limited, page: 1, ranges: { price: { min: null, max: 60_000 } } })
})

test('KIND-04: counts what is too heavy among the same caravans', () => {
  const { all, heavy } = planTowCounts(limited, 2_500)
  expect([all.lists.item_type, all.ranges.tow, heavy.ranges.price]).toEqual([['caravan'], undefined, { min: null, max: 60_000 }])
  expect(heavy.ranges.tow).toEqual({ min: 2_501, max: null })
})

test.each([
  [{ heavy: 12, unknown: 0 }, ['12 caravans are too heavy for 2,500 kg.']],
  [{ heavy: 1, unknown: 1 }, ['1 caravan is too heavy for 2,500 kg.', '1 caravan has no ATM that we know of, so we can’t check it.']],
  [{ heavy: 0, unknown: 3 }, ['3 caravans have no ATM that we know of, so we can’t check them.']],
  [{ heavy: 0, unknown: 0 }, []],
])('KIND-04: says why others are missing: %j', (misses, expected) => {
  expect(explainTowMisses(misses, 2_500, 'Caravans')).toEqual(expected)
})
