import { expect, test } from 'vitest'
import { emptySearchQuery } from './query'
import { toSearchScope } from './scope'
import { ALL_STOCK, type SearchState } from './search-state'
import {
  findNearestNumber,
  findNearestValue,
  listDroppableFilters,
  orderRelaxations,
  toNearestQueries,
  type Relaxation,
} from './relaxations'

const STATE: SearchState = {
  ...ALL_STOCK,
  query: 'hilux',
  page: 3,
  sortBy: 'newest',
  lists: { make: ['Toyota'], fuel: ['Diesel', 'Hybrid'] },
  ranges: { price: { min: null, max: 35_000 } },
  near: { postcode: '4105', radiusKm: 25 },
}

test('SRP-13: each filter can be dropped alone, with all its values', () => {
  const filters = listDroppableFilters(STATE)
  expect(filters.map(({ key }) => key)).toEqual(['query', 'make', 'fuel', 'price', 'near'])
  const without = Object.fromEntries(filters.map((relaxation) => [relaxation.key, relaxation.without]))
  expect(without).toEqual({
    query: { ...STATE, page: 1, query: '' },
    make: { ...STATE, page: 1, lists: { fuel: ['Diesel', 'Hybrid'] } },
    fuel: { ...STATE, page: 1, lists: { make: ['Toyota'] } },
    price: { ...STATE, page: 1, ranges: {} },
    near: { ...STATE, page: 1, near: null },
  })
})

test('SRP-13: a search without filters has no relaxations', () => {
  expect(listDroppableFilters({ ...ALL_STOCK, page: 2, sortBy: 'newest' })).toEqual([])
})

test('SRP-13: relaxations with the most results come first, ties keep their order', () => {
  const relaxation = (key: string, gain: number): Relaxation => ({ kind: 'words', key, text: key, without: ALL_STOCK, gain, nearest: null })
  expect(orderRelaxations([relaxation('a', 0), relaxation('b', 2), relaxation('c', 9), relaxation('d', 2)]).map(({ key }) => key)).toEqual([
    'c',
    'b',
    'd',
    'a',
  ])
})

test.each([
  [
    'SRP-13: the value with the highest count',
    ['Hybrid'],
    [
      { value: 'Petrol', count: 4 },
      { value: 'Diesel', count: 1 },
    ],
    { kind: 'value', value: 'Petrol', count: 4 },
  ],
  [
    'SRP-13: not a chosen value, ignoring case',
    ['PETROL'],
    [
      { value: 'Petrol', count: 4 },
      { value: 'Diesel', count: 1 },
    ],
    { kind: 'value', value: 'Diesel', count: 1 },
  ],
  ['SRP-13: no other value', ['Petrol'], [], null],
  ['SRP-13: no counts', ['Petrol'], undefined, null],
])('%s', (_, values, counted, expected) => {
  expect(findNearestValue(values, counted)).toEqual(expected)
})

test.each([
  ['SRP-13: the lowest price above a maximum', { min: null, max: 35_000 }, [38_490], 38_490],
  ['SRP-13: the latest year below a minimum', { min: 2023, max: null }, [2022], 2022],
  ['SRP-13: the nearer side', { min: 20_000, max: 30_000 }, [38_000, 15_000], 15_000],
  ['SRP-13: the other side when one has no vehicle', { min: 20_000, max: 30_000 }, [null, 15_000], 15_000],
])('%s', (_, range, numbers, expected) => {
  expect(findNearestNumber(range, numbers)).toEqual({ kind: 'number', value: expected })
})

test('SRP-13: no vehicle on either side', () => {
  expect(findNearestNumber({ min: 1, max: 2 }, [null, null])).toBeNull()
})

test('SRP-13: searches for one vehicle beyond each bounded end of a range', () => {
  const scope = toSearchScope(
    {
      dealershipIds: [7],
      includeSoldDays: 3,
      minPhotoLevel: 0,
      stockCarTypes: [],
      stockKinds: [],
      stockStatuses: [],
      stockMakes: [],
      excludedStockNumbers: [],
    },
    0,
  )
  const query = { ...emptySearchQuery(scope), ranges: { km: { min: 0, max: 9 } } }
  const toProbes = (range: { min: number | null; max: number | null }) =>
    toNearestQueries(query, 'price', range).map(({ ranges, sort, perPage }) => ({ ranges, sort, perPage }))
  const above = {
    ranges: { km: { min: 0, max: 9 }, price: { min: 5, max: null } },
    sort: [{ attribute: 'price', direction: 'asc' }],
    perPage: 1,
  }
  const below = {
    ranges: { km: { min: 0, max: 9 }, price: { min: null, max: 2 } },
    sort: [{ attribute: 'price', direction: 'desc' }],
    perPage: 1,
  }
  expect(toProbes({ min: 2, max: 5 })).toEqual([above, below])
  expect(toProbes({ min: null, max: 5 })).toEqual([above])
  expect(toProbes({ min: 2, max: null })).toEqual([below])
})
