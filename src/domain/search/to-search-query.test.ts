import { describe, expect, test } from 'vitest'
import { aCalculator } from '@tests/builders/calculator'
import { defaultTerms, toPriceRange } from '../finance/own-terms'
import { DEFAULT_SEARCH_FILTERS } from './facets'
import { ALL_STOCK, type SearchState } from './search-state'
import { applyOwnTerms, type SearchSettings, toPricesOfWeekly, toSearchQuery } from './to-search-query'

const NOW = 1_790_000_000
const SETTINGS: SearchSettings = {
  dealershipIds: [7],
  includeSoldDays: 3,
  minPhotoLevel: 3,
  stockCarTypes: [],
  stockKinds: [],
  stockStatuses: [],
  stockMakes: [],
  excludedStockNumbers: [],
  hitsPerPage: 21,
  searchFilters: DEFAULT_SEARCH_FILTERS,
  searchDefaultSort: 'custom_rank:desc',
  priceAscRequiresPrice: false,
  nearbyRadiusKm: 50,
}
const toQuery = (state: Partial<SearchState>, settings: Partial<SearchSettings> = {}) =>
  toSearchQuery({ ...ALL_STOCK, ...state }, { ...SETTINGS, ...settings }, NOW)

test("SRCH-12, SRCH-16, CAR-16: a tenant's search without filters", () => {
  expect(toQuery({})).toMatchObject({
    text: '',
    page: 1,
    perPage: 21,
    lists: {},
    ranges: {},
    near: null,
    sort: [{ attribute: 'custom_rank', direction: 'desc' }],
    scope: { dealershipIds: [7], soldAfter: NOW - 3 * 86_400, minPhotos: 3, isPricedOnly: false },
  })
})

test('SRCH-23, PRC-02: prices of subscription vehicles are subscription prices', () => {
  const ranges = { subscription_price: { min: 1, max: null } }
  expect(toQuery({ ranges, sortBy: 'price-low' }).sort).toEqual([{ attribute: 'subscription_price', direction: 'asc' }])
  expect(toQuery({ ranges, sortBy: 'newest' }).sort).toEqual([{ attribute: 'created_at_timestamp', direction: 'desc' }])
  expect(toQuery({ sortBy: 'price-high' }).sort).toEqual([{ attribute: 'price', direction: 'desc' }])
})

test('SRCH-11: asks for facets and stats of visible filters, car types and active filters', () => {
  expect(toQuery({}).facets).toEqual([
    'car_type',
    'make',
    'model',
    'body',
    'transmission',
    'fuel',
    'seats',
    'colour_family',
    'dealership_name',
  ])
  expect(toQuery({}).stats).toEqual(['price', 'km', 'year'])
  const state = { lists: { badge: ['GX'] }, ranges: { weekly_price_range: { min: 50, max: 150 } } }
  const query = toQuery(state, { searchFilters: ['make'] })
  expect(query).toMatchObject({
    facets: ['car_type', 'make', 'badge'],
    stats: ['weekly_price'],
    ranges: { weekly_price: { min: 50, max: 150 } },
  })
})

test('SRCH-16: with text, recommended means by relevance', () => {
  expect(toQuery({ query: 'hilux' }).sort).toEqual([])
  expect(toQuery({ query: '🚗' }).sort).toEqual([{ attribute: 'custom_rank', direction: 'desc' }])
})

describe('SRCH-17: lowest price first requires a price if the tenant wants it', () => {
  test.each<[Partial<SearchState>, Partial<SearchSettings>, boolean]>([
    [{ sortBy: 'price-low' }, { priceAscRequiresPrice: true }, true],
    [{ sortBy: 'price-low' }, { priceAscRequiresPrice: false }, false],
    [{ sortBy: 'price-high' }, { priceAscRequiresPrice: true }, false],
    [{ sortBy: 'recommended' }, { priceAscRequiresPrice: true }, false],
    [{ sortBy: 'recommended' }, { priceAscRequiresPrice: true, searchDefaultSort: 'price:asc' }, true],
  ])('%j under %j: %j', (state, settings, isPricedOnly) => {
    expect(toQuery(state, settings).scope.isPricedOnly).toBe(isPricedOnly)
  })
})

test("SRCH-20: the nearby filter needs the postcode's coordinates", () => {
  const state: SearchState = { ...ALL_STOCK, near: { postcode: '4000', radiusKm: 25 } }
  expect(toSearchQuery(state, SETTINGS, NOW, { lat: -27.5, lng: 153 }).near).toEqual({ lat: -27.5, lng: 153, radiusMetres: 25_000 })
  expect(toSearchQuery(state, SETTINGS, NOW).near).toBeNull()
})

test('SRCH-21: uses the tenant’s distance by default', () => {
  const state: SearchState = { ...ALL_STOCK, near: { postcode: '4000', radiusKm: null } }
  expect(toSearchQuery(state, { ...SETTINGS, nearbyRadiusKm: 80 }, NOW, { lat: 0, lng: 0 }).near?.radiusMetres).toBe(80_000)
})

test.each([
  [{ tow: { min: null, max: 2_500 } }, { min: null, max: 2_500 }],
  [
    { tow: { min: null, max: 2_500 }, atm: { min: 1_000, max: 3_000 } },
    { min: 1_000, max: 2_500 },
  ],
  [
    { tow: { min: 2_501, max: null }, atm: { min: 1_000, max: 3_000 } },
    { min: 2_501, max: 3_000 },
  ],
])('KIND-04: the towing limit and the ATM filter apply together: %j', (ranges, atm) => {
  expect(toQuery({ ranges }).ranges).toEqual({ atm })
})

test('LOOK-01: a weekly payment for the visitor’s own terms is searched by the prices that have it, together with the price filter', () => {
  const terms = { deposit: 10_000_00, years: 3, residual: 0, rate: 8.5 }
  const settings = aCalculator()
  const weekly = { min: null, max: 200 }
  const prices = toPriceRange(weekly, terms, settings)
  const applied = (state: Partial<SearchState>) => applyOwnTerms({ ...ALL_STOCK, ...state }, settings)
  expect(prices.max).toBeGreaterThan(30_000)
  expect(applied({ terms, ranges: { weekly_price_range: weekly, price: { min: 20_000, max: 25_000 } } })).toEqual({
    ...ALL_STOCK,
    ranges: { price: { min: 20_000, max: 25_000 } },
  })
  expect(applied({ terms, ranges: { weekly_price_range: weekly } })).toEqual({ ...ALL_STOCK, ranges: { price: prices } })
  expect(applied({ ranges: { weekly_price_range: weekly } }).ranges).toEqual({ weekly_price_range: weekly })
})

test('LOOK-01: without own terms, a range of weekly payments has the prices for the site’s terms', () => {
  const settings = aCalculator()
  const weekly = { min: 100, max: 200 }
  const state = { ...ALL_STOCK, ranges: { weekly_price_range: weekly } }
  expect(toPricesOfWeekly(state, settings)).toEqual(toPriceRange(weekly, defaultTerms(settings), settings))
  expect(toPricesOfWeekly(ALL_STOCK, settings)).toBeUndefined()
})
