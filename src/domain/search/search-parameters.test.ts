import { describe, expect, test } from 'vitest'
import { formatSearchParameters, mergeValues, parseSearchParameters, pickSearchParameters, toParameterValue } from './search-parameters'
import { ALL_STOCK } from './search-state'

test.each([
  ['plain', 'plain'],
  ['Smith, Jones', 'Smith\\, Jones'],
  ['back\\slash', 'back\\\\slash'],
])('SRCH-05: the value %j in a checkbox of a plain form', (value, written) => {
  expect(toParameterValue(value)).toBe(written)
  expect(parseSearchParameters({ dealership_name: written }).lists).toEqual({ dealership_name: [value] })
})

describe('SRCH-05: merges two selections of a filter', () => {
  test.each<[string[], string[], string[]]>([
    [['Kia'], ['Ford', 'KIA '], ['Kia', 'Ford']],
    [['  '], ['\u0000'], []],
    [[], Array.from({ length: 80 }, (_, index) => `value ${index}`), Array.from({ length: 50 }, (_, index) => `value ${index}`)],
    [['x'.repeat(500)], [], ['x'.repeat(100)]],
  ])('%j and %j', (first, second, merged) => {
    expect(mergeValues(first, second)).toEqual(merged)
  })
})

test("SRCH-05: parameters don't repeat the path", () => {
  const state = { ...ALL_STOCK, lists: { make: ['Kia'], fuel: ['Diesel'] } }
  expect(formatSearchParameters(state, ['make'])).toBe('fuel=Diesel')
  expect(formatSearchParameters(state)).toBe('make=Kia&fuel=Diesel')
  expect(formatSearchParameters(ALL_STOCK)).toBe('')
})

test("SRCH-08: a server's record and a browser's parameters give the same state", () => {
  const record = { query: 'hilux', body: ['SUV', 'Ute,Van'], km: '-80000', sortBy: 'newest', page: '2', postcode: '4000' }
  const pairs = Object.entries(record).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]))
  expect(parseSearchParameters(new URLSearchParams(pairs))).toEqual(parseSearchParameters(record))
  expect(parseSearchParameters(record)).toEqual({
    query: 'hilux',
    page: 2,
    sortBy: 'newest',
    lists: { body: ['SUV', 'Ute', 'Van'] },
    ranges: { km: { min: null, max: 80_000 } },
    near: { postcode: '4000', radiusKm: null },
  })
})

test('SRCH-08: ignores parameters named like object internals', () => {
  expect(parseSearchParameters(JSON.parse('{"__proto__": {"make": "Kia"}, "constructor": "x"}'))).toEqual(ALL_STOCK)
})

test.each([
  ['two fields', { price_min: '30,000', price_max: '$50 000' }, 'price', { min: 30_000, max: 50_000 }],
  ['one field', { price_min: '', price_max: '30,000' }, 'price', { min: null, max: 30_000 }],
  ['SRCH-19: one price in both fields is widened', { price_min: '90000', price_max: '$90,000' }, 'price', { min: 90_000, max: 90_001 }],
  ['nothing in both fields', { price_min: '', price_max: '' }, 'price', undefined],
  ['no price in both fields', { price_min: 'cheap', price_max: 'cheap' }, 'price', undefined],
  ['one year in both fields', { year_min: '2020', year_max: '2020' }, 'year', { min: 2020, max: 2020 }],
  ['kilometres', { km_max: '80,000 km' }, 'km', { min: null, max: 80_000 }],
  ['one end that is not an amount', { price_min: 'cheap', price_max: '50,000' }, 'price', undefined],
  ['two amounts in one field', { price_min: '1-2', price_max: '3' }, 'price', undefined],
] as const)('SRCH-19: typed amounts: %s', (_, parameters, name, range) => {
  expect(parseSearchParameters(parameters).ranges[name]).toEqual(range)
})

test.each([
  ['yes', 'true'],
  ['yes,true,1', 'true'],
  ['Yes', 'true'],
  ['1', 'true'],
  ['true', 'true'],
  ['no', 'false'],
  ['0', 'false'],
  ['constructor', 'constructor'],
])('SRCH-08, SRCH-09: certified=%s is %s', (written, read) => {
  expect(parseSearchParameters({ certified: written }).lists).toEqual({ certified: [read] })
})

test('SRCH-09: only toggle filters are parsed as yes or no', () => {
  expect(parseSearchParameters({ badge: 'yes', seats: '1' }).lists).toEqual({ badge: ['yes'], seats: ['1'] })
})

test.each([
  'query=hilux',
  'q=hilux',
  'page=2',
  'sortBy=newest',
  'postcode=4105&distance=50',
  'make=Kia',
  'price=10000-',
  'price_range=10000-',
  'weekly_price=100-200',
  'km_min=1&km_max=2',
])('SRCH-05: picked parameters parse to the same search: %s', (text) => {
  const picked = pickSearchParameters(new URLSearchParams(`utm_source=mail&${text}&colour_min=&__proto__=x`))
  expect(picked).toBe(text)
  expect(parseSearchParameters(new URLSearchParams(picked))).not.toEqual(ALL_STOCK)
})

test.each(['', 'utm_source=mail&gclid=1', 'query=&make=%20&price_min=', 'constructor=x'])('SRCH-08: picks nothing from %j', (text) => {
  expect(pickSearchParameters(new URLSearchParams(text))).toBe('')
})

test('LOOK-01: the visitor’s loan terms are part of a search by weekly payment, and of no other', () => {
  const text = 'weekly_price_range=-150&terms=1000000,3,0,8.5'
  const state = parseSearchParameters(new URLSearchParams(text))
  expect(state.terms).toEqual({ deposit: 10_000_00, years: 3, residual: 0, rate: 8.5 })
  expect(formatSearchParameters(state)).toBe(text)
  expect(pickSearchParameters(new URLSearchParams(text))).toBe(String(new URLSearchParams(text)))
  for (const other of ['price=-20000&terms=1000000,3,0,8.5', 'weekly_price_range=-150&terms=<script>'])
    expect(parseSearchParameters(new URLSearchParams(other)).terms).toBeUndefined()
})
