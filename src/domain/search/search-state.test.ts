import { expect, test } from 'vitest'
import { ALL_STOCK, countActiveFilters, DISTANCE_OPTIONS_KM, listDistances, type SearchState, applyDefaultDistance } from './search-state'

test('SRCH-20: lists the distances', () => {
  expect(DISTANCE_OPTIONS_KM).toEqual([25, 50, 75, 100, 150, 250, 500, 750, 1000])
})

test('SRCH-21: adds the tenant’s own distance in order', () => {
  expect(listDistances(50)).toEqual([...DISTANCE_OPTIONS_KM])
  expect(listDistances(60).slice(0, 4)).toEqual([25, 50, 60, 75])
})

test('SRCH-21: the tenant’s distance is the default', () => {
  const near = (radiusKm: number | null): SearchState => ({ ...ALL_STOCK, near: { postcode: '4105', radiusKm } })
  expect(applyDefaultDistance(near(null), 60)).toEqual(near(60))
  expect(applyDefaultDistance(near(25), 60)).toEqual(near(25))
  expect(applyDefaultDistance(ALL_STOCK, 60)).toBe(ALL_STOCK)
})

test.each<[Partial<SearchState>, number]>([
  [{}, 0],
  [{ query: 'hilux', page: 3, sortBy: 'newest' }, 0],
  [{ lists: { make: ['Kia', 'Ford'], fuel: ['Diesel'] } }, 3],
  [{ ranges: { price: { min: 1, max: null } }, near: { postcode: '4000', radiusKm: 50 } }, 2],
])('SRCH-11: %j has %i active filters', (part, count) => {
  expect(countActiveFilters({ ...ALL_STOCK, ...part })).toBe(count)
})
