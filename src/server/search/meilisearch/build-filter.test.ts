import { describe, expect, test } from 'vitest'
import { emptySearchQuery, prepareSearchQuery, type SearchQuery } from '@/domain/search/query'
import { type SearchScope, toSearchScope } from '@/domain/search/scope'
import { quoteValue, toFixedFilters, toIdentifierFilter, toScopeFilters, toVisitorFilters } from './build-filter'

const SCOPE = toSearchScope(
  {
    dealershipIds: [3, 4],
    includeSoldDays: 3,
    minPhotoLevel: 3,
    stockCarTypes: [],
    stockKinds: [],
    stockStatuses: [],
    stockMakes: [],
    excludedStockNumbers: [],
  },
  1_790_000_000,
)
const prepare = (part: Partial<SearchQuery>) => prepareSearchQuery({ ...emptySearchQuery(SCOPE), ...part })

describe('SRCH-11: any text becomes one value of the filter language', () => {
  test.each([
    ['plain', '"plain"'],
    ['A "quoted" one', '"A \\"quoted\\" one"'],
    ['back\\slash', '"back\\\\slash"'],
    ['ends in \\', '"ends in \\\\"'],
    ["O'Brien's (x) OR y = 1", '"O\'Brien\'s (x) OR y = 1"'],
  ])('%s', (value, quoted) => {
    expect(quoteValue(value)).toBe(quoted)
  })
})

describe('the visibility rule', () => {
  test.each<[string, Partial<SearchScope>, string[]]>([
    [
      'CAR-17: the plain rule',
      {},
      [
        'dealership_id IN [3, 4]',
        'show_on_dealer_website = true',
        '(status IN ["in_stock", "coming_soon"] OR sold_date_timestamp > 1789740800)',
        'photos_count >= 3',
      ],
    ],
    [
      'CAR-19, CAR-20, SRCH-17: with every limit',
      { minPhotos: 0, carTypes: ['new'], statuses: ['in_stock'], makes: ['land rover'], excludedStockNumbers: ['u1'], isPricedOnly: true },
      [
        'dealership_id IN [3, 4]',
        'show_on_dealer_website = true',
        '(status IN ["in_stock", "coming_soon"] OR sold_date_timestamp > 1789740800)',
        'car_type IN ["new"]',
        'status IN ["in_stock"]',
        'make IN ["land rover"]',
        'NOT stock_number_key IN ["u1"]',
        'price > 0',
      ],
    ],
  ])('%s', (_name, part, filters) => {
    expect(toScopeFilters({ ...SCOPE, ...part })).toEqual(filters)
  })

  test('SEC-01: no dealership means no vehicle', () => {
    expect(toScopeFilters({ ...SCOPE, dealershipIds: [] })[0]).toBe('id IN []')
  })
})

test('LIM-01, SIM-05: distance and exclusions, in plain decimals', () => {
  const filters = toFixedFilters(prepare({ near: { lat: -27.5, lng: 0.00000012, radiusMetres: 50_000 }, excludeIds: [7, 9] }))
  expect(filters.slice(-2)).toEqual(['NOT id IN [7, 9]', '_geoRadius(-27.5, 0.0000001200, 50000)'])
})

test('SRCH-09: an identifier, complete or as a prefix', () => {
  expect(toIdentifierFilter('stk10', false)).toBe('(vin_key = "stk10" OR stock_number_key = "stk10")')
  expect(toIdentifierFilter('stk10', true)).toBe('(vin_key STARTS WITH "stk10" OR stock_number_key STARTS WITH "stk10")')
})

test('SRCH-06, SRCH-11: the visitor’s filters', () => {
  const query = prepare({
    lists: { make: ['Kia', 'Ford'], seats: ['5'] },
    ranges: { price: { min: 1, max: 2.5 }, km: { min: null, max: 10 } },
  })
  expect(toVisitorFilters(query)).toEqual([
    { attribute: 'make', filter: 'make IN ["kia", "ford"]' },
    { attribute: 'seats', filter: 'seats IN ["5"]' },
    { attribute: 'price', filter: 'price >= 1 AND price <= 2.5' },
    { attribute: 'km', filter: 'km <= 10' },
  ])
})
