import { expect, test } from 'vitest'
import { ALL_STOCK, countActiveFilters, DISTANCE_OPTIONS_KM, type SearchState } from './search-state'

test('SRCH-20: the distances offered', () => {
  expect(DISTANCE_OPTIONS_KM).toEqual([25, 50, 75, 100, 150, 250, 500, 750, 1000])
})

test.each<[Partial<SearchState>, number]>([
  [{}, 0],
  [{ query: 'hilux', page: 3, sortBy: 'newest' }, 0],
  [{ lists: { make: ['Kia', 'Ford'], fuel: ['Diesel'] } }, 3],
  [{ ranges: { price: { min: 1, max: null } }, near: { postcode: '4000', radiusKm: 50 } }, 2],
])('SRCH-11: %j has %i active filters', (part, count) => {
  expect(countActiveFilters({ ...ALL_STOCK, ...part })).toBe(count)
})
