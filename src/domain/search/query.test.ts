import { describe, expect, test } from 'vitest'
import { countPages, emptySearchQuery, orderFacetValues, prepareSearchQuery, type SearchQuery, SearchQueryError } from './query'
import { toSearchScope } from './scope'

const SCOPE = toSearchScope(
  {
    dealershipIds: [1],
    includeSoldDays: 3,
    minPhotoLevel: 0,
    stockCarTypes: [],
    stockKinds: [],
    stockStatuses: [],
    stockMakes: [],
    excludedStockNumbers: [],
  },
  1_790_000_000,
)

describe('SRCH-09: prepares a query for the engines', () => {
  test('SRCH-09: drops empty lists and open ranges, folds values and removes duplicates', () => {
    const prepared = prepareSearchQuery({
      ...emptySearchQuery(SCOPE),
      text: 'CX-5',
      lists: { make: ['Mazda', 'MAZDA '], body: [] },
      ranges: { km: { min: null, max: null }, price: { min: 0, max: null } },
      facets: ['make', 'make'],
    })
    expect(prepared.lists).toEqual([{ attribute: 'make', values: ['mazda'] }])
    expect(prepared.ranges).toEqual([{ attribute: 'price', min: 0, max: null }])
    expect(prepared.facets).toEqual(['make'])
    expect(prepared.normalised.words).toEqual(['cx', '5'])
  })

  test.each<[string, Partial<SearchQuery>]>([
    ['page 0', { page: 0 }],
    ['page 1.5', { page: 1.5 }],
    ['a page beyond safe integers', { page: 1e300 }],
    ['a negative page size', { perPage: -1 }],
    ['a page size of a million', { perPage: 1_000_000 }],
    ['SRCH-20: a latitude out of range', { near: { lat: 91, lng: 0, radiusMetres: 1 } }],
    ['SRCH-20: a longitude that is not a number', { near: { lat: 0, lng: Number.NaN, radiusMetres: 1 } }],
    ['SRCH-20: a negative radius', { near: { lat: 0, lng: 0, radiusMetres: -1 } }],
    ['a bound that is not a number', { ranges: { price: { min: Number.NaN, max: null } } }],
    ['an infinite bound', { ranges: { price: { min: null, max: Number.POSITIVE_INFINITY } } }],
  ])('SRCH-09: %s is refused', (_name, part) => {
    expect(() => prepareSearchQuery({ ...emptySearchQuery(SCOPE), ...part })).toThrow(SearchQueryError)
  })
})

test('SRCH-10: orders facet values by count, then by value, without zero counts', () => {
  const values = [
    { value: 'Wagon', count: 2 },
    { value: 'SUV', count: 9 },
    { value: 'Bus', count: 0 },
    { value: 'Hatch', count: 2 },
  ]
  expect(orderFacetValues(values).map(({ value }) => value)).toEqual(['SUV', 'Hatch', 'Wagon'])
})

test.each([
  [0, 21, 0],
  [1, 21, 1],
  [42, 21, 2],
  [43, 21, 3],
  [2_350, 21, 112],
  [10, 0, 0],
])('SRCH-10: %i hits at %i per page make %i pages', (total, perPage, pages) => {
  expect(countPages(total, perPage)).toBe(pages)
})
