import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugify } from '../text/slug'
import { LIST_FILTERS, RANGE_FILTERS } from './facets'
import { foldValue } from './fold'
import { cleanQueryText } from './normalise-query'
import { explainTakenSegment, type KnownSegments, parseSearchAddress, toSearchAddress, toSearchRoute } from './search-address'
import { ALL_STOCK, DISTANCE_OPTIONS_KM, type ListSelection, type RangeSelection, type SearchState } from './search-state'
import { SORT_CHOICES } from './sorts'

const MODELS: Record<string, string[]> = {
  Toyota: ['RAV4', 'Land Cruiser', 'Hilux'],
  'Mercedes-Benz': ['C-Class', 'GLC'],
  Mazda: ['CX-5', '3'],
  Citroën: ['C3'],
  Isuzu: ['D-MAX'],
  Suzuki: ['Swift'],
}
const bySlug = (names: string[]) => new Map(names.map((name) => [slugify(name), name]))
const KNOWN: KnownSegments = {
  makes: bySlug(Object.keys(MODELS)),
  models: new Map(
    Object.entries(MODELS).flatMap(([make, models]) => models.map((model) => [`${slugify(make)}/${slugify(model)}`, model] as const)),
  ),
  dealerships: new Map([
    ['harbour-city', 'Harbour City Motors'],
    ['mazda', 'A dealership named like a make'],
    ['used-cars', 'A dealership named like a route'],
  ]),
  locations: new Map([
    ['newstead', 'Newstead'],
    ['harbour-city', 'A location named like a dealership'],
  ]),
}

function parse(address: string): SearchState {
  const url = new URL(address, 'https://dealer.example')
  const [, , ...segments] = url.pathname.split('/').map(decodeURIComponent)
  return parseSearchAddress(segments.filter(Boolean), url.searchParams, KNOWN)
}
const withLists = (lists: ListSelection): SearchState => ({ ...ALL_STOCK, lists })

describe('search routes', () => {
  test.each<[string, string, ListSelection]>([
    ['SRCH-01', '/search/used-cars', { car_type: ['used'] }],
    ['SRCH-01', '/search/new-cars', { car_type: ['new'] }],
    ['SRCH-01', '/search/demo-cars', { car_type: ['demo'] }],
    ['SRCH-01', '/search/new-and-demo-cars', { car_type: ['new', 'demo'] }],
    ['SRCH-01', '/search/new-used-and-demo-cars', { car_type: ['new', 'demo', 'used'] }],
    ['SRCH-02', '/search/mercedes-benz', { make: ['Mercedes-Benz'] }],
    ['SRCH-02', '/search/mazda/cx-5', { make: ['Mazda'], model: ['CX-5'] }],
    ['SRCH-03', '/search/harbour-city', { dealership_slug: ['harbour-city'] }],
    ['LOC-05', '/search/newstead', { location_slug: ['newstead'] }],
    ['SRCH-05', '/search/used-cars/toyota/land-cruiser', { car_type: ['used'], make: ['Toyota'], model: ['Land Cruiser'] }],
  ])('%s: %s is read and written', (_requirement, address, lists) => {
    expect(parse(address)).toEqual(withLists(lists))
    expect(toSearchAddress(withLists(lists))).toBe(address)
  })

  test.each<[string, string, ListSelection]>([
    ['SRCH-04: a make takes precedence over a dealership with its slug', '/search/mazda', { make: ['Mazda'] }],
    ['SRCH-04: a car type takes precedence over a dealership with its slug', '/search/used-cars', { car_type: ['used'] }],
    ['SRCH-04: a dealership takes precedence over a location with its slug', '/search/harbour-city', { dealership_slug: ['harbour-city'] }],
    ['SRCH-04: an unknown segment lists all stock', '/search/nowhere', {}],
    ['SRCH-04: an unknown segment after a known one adds no filter', '/search/toyota/nowhere', { make: ['Toyota'] }],
    ['SRCH-04: names of object internals are unknown', '/search/__proto__', {}],
    ['SRCH-02: ignores case', '/search/TOYOTA/RAV4', { make: ['Toyota'], model: ['RAV4'] }],
    ['BRD-05: a make under another name', '/search/used-cars/isuzu-ute/d-max', { car_type: ['used'], make: ['Isuzu'], model: ['D-MAX'] }],
    ['BRD-05: a make under its full name', '/search/suzuki%20australia', { make: ['Suzuki'] }],
    ['BRD-05: a make in a filter', '/search?make=Mercedes+Benz,Isuzu+UTE', { make: ['Mercedes-Benz', 'Isuzu'] }],
    ['SRCH-02: a model of another make finds nothing rather than everything', '/search/toyota/glc', { make: ['Toyota'], model: ['GLC'] }],
    [
      'VDP-02: a body segment is understood',
      '/search/used-cars/toyota/rav4/suv',
      { car_type: ['used'], make: ['Toyota'], model: ['RAV4'], body: ['SUV'] },
    ],
    ['VDP-02: a body segment of two words', '/search/toyota/cab-chassis', { make: ['Toyota'], body: ['Cab Chassis'] }],
    ['SRCH-05: path and parameters of one filter are combined', '/search/toyota?make=Mazda', { make: ['Toyota', 'Mazda'] }],
    ['SRCH-05: several values, separated by commas', '/search?body=SUV,Ute&fuel=Diesel', { body: ['SUV', 'Ute'], fuel: ['Diesel'] }],
    ['SRCH-05: repeated parameters, as a plain form sends them', '/search?body=SUV&body=Ute', { body: ['SUV', 'Ute'] }],
    ['SRCH-05: a comma inside a value', '/search?dealership_name=Smith%5C%2C+Jones,Other', { dealership_name: ['Smith, Jones', 'Other'] }],
    ['SRCH-05: empty and repeated values', '/search?body=,SUV,,suv,%20', { body: ['SUV'] }],
    ['SRCH-08: an unknown make is ignored', '/search?make=Foo,toyota', { make: ['Toyota'] }],
    ['SRCH-08: an unknown car type is ignored', '/search?car_type=sold,USED', { car_type: ['used'] }],
    ['SRCH-08: an unknown dealership is ignored', '/search?dealership_slug=elsewhere', {}],
    ['SRCH-08: unknown parameters are ignored', '/search?utm_source=x&__proto__=y&constructor=z', {}],
  ])('%s', (_name, address, lists) => {
    expect(parse(address)).toEqual(withLists(lists))
  })
})

describe('parameters with one value', () => {
  test.each<[string, string, Partial<SearchState>]>([
    ['SRCH-06: both ends', '?price=10000-50000', { ranges: { price: { min: 10_000, max: 50_000 } } }],
    ['SRCH-06: from', '?price=10000-', { ranges: { price: { min: 10_000, max: null } } }],
    ['SRCH-06: up to', '?km=-80000', { ranges: { km: { min: null, max: 80_000 } } }],
    ['SRCH-06: swaps ends in the wrong order', '?price=50000-10000', { ranges: { price: { min: 10_000, max: 50_000 } } }],
    ['SRCH-06: the fields of a plain form', '?price_min=10000&price_max=', { ranges: { price: { min: 10_000, max: null } } }],
    ['SRCH-09: price_range is the price', '?price_range=1-2', { ranges: { price: { min: 1, max: 2 } } }],
    ['SRCH-09: the weekly price', '?weekly_price_range=50-150', { ranges: { weekly_price_range: { min: 50, max: 150 } } }],
    ['SRCH-06: dollar signs and commas are malformed', '?price=$10,000-$50,000', {}],
    ['SRCH-06: words are malformed', '?price=cheap&km=1e9-&year=-', {}],
    ['SRCH-06: too many digits', `?price=${'9'.repeat(400)}-`, {}],
    ['SRCH-07: page 3', '?page=3', { page: 3 }],
    ['SRCH-07: page 0', '?page=0', {}],
    ['SRCH-07: page -1', '?page=-1', {}],
    ['SRCH-07: page 1.5', '?page=1.5', {}],
    ['SRCH-07: page 1000000000', '?page=1000000000', { page: 10_000 }],
    ['SRCH-08: the sort', '?sortBy=lowest-km', { sortBy: 'lowest-km' }],
    ['SRCH-08: an unknown sort', '?sortBy=luck', {}],
    ['SRCH-08: the text is tidied', '?query=%20toyota%00%20%20hilux%0a', { query: 'toyota hilux' }],
    ['SRCH-08: 10,000 characters are cut', `?q=${'ab '.repeat(3_334)}`, { query: cleanQueryText('ab '.repeat(100)) }],
    ['SRCH-20: nearby', '?postcode=0800&distance=100', { near: { postcode: '0800', radiusKm: 100 } }],
    ['SRCH-21: nearby with an unavailable distance', '?postcode=4000&distance=77', { near: { postcode: '4000', radiusKm: null } }],
    ['SRCH-21: nearby without a distance', '?postcode=4000', { near: { postcode: '4000', radiusKm: null } }],
    ['SRCH-20: a distance without a postcode is ignored', '?distance=25', {}],
    ['SRCH-22: a postcode of letters', '?postcode=40OO', {}],
  ])('%s', (_name, parameters, state) => {
    expect(parse(`/search${parameters}`)).toEqual({ ...ALL_STOCK, ...state })
  })

  test('SRCH-08: server parameters are a record', () => {
    const state = parseSearchAddress([], { body: ['SUV', 'Ute'], price: '1-2', page: undefined }, KNOWN)
    expect(state).toEqual({ ...ALL_STOCK, lists: { body: ['SUV', 'Ute'] }, ranges: { price: { min: 1, max: 2 } } })
  })
})

describe('writing an address', () => {
  test.each<[string, Partial<SearchState>, string]>([
    ['SRCH-07: page 1 is not written', { page: 1 }, '/search'],
    ['SRCH-07: page 2 is written', { page: 2 }, '/search?page=2'],
    ['SRCH-06: a price range without signs', { ranges: { price: { min: 10_000, max: 50_000 } } }, '/search?price=10000-50000'],
    ['SRCH-05: two makes go to the query', { lists: { make: ['Toyota', 'Mazda'] } }, '/search?make=Toyota,Mazda'],
    ['SRCH-05: a model without its make goes to the query', { lists: { model: ['RAV4'] } }, '/search?model=RAV4'],
    ['SRCH-05: two models of a make', { lists: { make: ['Toyota'], model: ['RAV4', 'Hilux'] } }, '/search/toyota?model=RAV4,Hilux'],
    ['SRCH-05: types without a route', { lists: { car_type: ['new', 'used'] } }, '/search?car_type=new,used'],
    [
      'SRCH-03: a dealership with a make goes to the query',
      { lists: { make: ['Toyota'], dealership_slug: ['harbour-city'] } },
      '/search/toyota?dealership_slug=harbour-city',
    ],
    [
      'SRCH-05: accents and special characters are escaped',
      { query: 'a&b=c', lists: { colour: ['Blanc nacré', 'A,B'] } },
      '/search?query=a%26b%3Dc&colour=Blanc%20nacr%C3%A9,A%5C%2CB',
    ],
    ['SRCH-23: the sort is written unless recommended', { sortBy: 'price-low' }, '/search?sortBy=price-low'],
  ])('%s', (_name, state, address) => {
    expect(toSearchAddress({ ...ALL_STOCK, ...state })).toBe(address)
  })

  test('SEO-01: the canonical route of a filtered page has no query', () => {
    expect(toSearchRoute(parse('/search/used-cars/toyota?fuel=Diesel&page=3'))).toBe('/search/used-cars/toyota')
  })

  test.each([
    ['/search/suv', '/search/suv'],
    ['/search?body=SUV&fuel=Diesel', '/search/suv'],
    ['/search/cab-chassis', '/search/cab-chassis'],
    ['/search?body=SUV,Ute', '/search'],
    ['/search?body=Spaceship', '/search'],
    ['/search/used-cars/suv', '/search/used-cars'],
  ])('SEO-01, VDP-02: the canonical route of %s is %s', (address, route) => {
    expect(toSearchRoute(parse(address))).toBe(route)
  })
})

const value = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) =>
    cleanQueryText(text)
      .slice(0, 90)
      .replace(/\p{Surrogate}/gu, '')
      .trim(),
  )
  .filter((text) => text !== '')
const values = (options: fc.Arbitrary<string>) => fc.uniqueArray(options, { minLength: 1, maxLength: 4, selector: foldValue })
const chosen = (options: readonly string[]) => fc.subarray([...options], { minLength: 1 })
const inPath: Partial<Record<string, fc.Arbitrary<string[]>>> = {
  car_type: chosen(['new', 'demo', 'used']),
  make: chosen([...KNOWN.makes.values()]),
  model: chosen([...KNOWN.models.values()]),
  dealership_slug: fc.constant(['harbour-city']),
  location_slug: fc.constant(['newstead']),
  certified: chosen(['true', 'false']),
}
const lists = fc
  .record(Object.fromEntries(LIST_FILTERS.map(({ parameter }) => [parameter, inPath[parameter] ?? values(value)])), { requiredKeys: [] })
  .map((selection): ListSelection => selection)
const bound = fc.option(fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100))
const range = fc
  .tuple(bound, bound)
  .filter(([one, other]) => one !== null || other !== null)
  .map(([one, other]) =>
    one !== null && other !== null ? { min: Math.min(one, other), max: Math.max(one, other) } : { min: one, max: other },
  )
const ranges = fc
  .record(Object.fromEntries(RANGE_FILTERS.map(({ parameter }) => [parameter, range])), { requiredKeys: [] })
  .map((selection): RangeSelection => selection)
const state = fc.record<SearchState>({
  query: fc.string({ unit: 'grapheme', maxLength: 40 }).map(cleanQueryText),
  page: fc.integer({ min: 1, max: 10_000 }),
  sortBy: fc.constantFrom(...SORT_CHOICES.map(({ id }) => id)),
  lists,
  ranges,
  near: fc.option(fc.record({ postcode: fc.stringMatching(/^\d{4}$/), radiusKm: fc.constantFrom(null, ...DISTANCE_OPTIONS_KM) })),
})

test('SRCH-08: the address of any state restores that state', () => {
  fc.assert(
    fc.property(state, (original) => {
      expect(parse(toSearchAddress(original))).toEqual(original)
    }),
    { numRuns: 1_000 },
  )
})

test.each(LIST_FILTERS)('SRCH-05, SRCH-09: $parameter alone survives its address', ({ parameter }) => {
  fc.assert(
    fc.property(inPath[parameter] ?? values(value), (chosen) => {
      const original: SearchState = { ...ALL_STOCK, lists: { [parameter]: chosen } }
      expect(parse(toSearchAddress(original))).toEqual(original)
    }),
    { numRuns: 30 },
  )
})

test.each(RANGE_FILTERS)('SRCH-06, SRCH-09: $parameter alone survives its address', ({ parameter }) => {
  fc.assert(
    fc.property(range, (bounds) => {
      const original: SearchState = { ...ALL_STOCK, ranges: { [parameter]: bounds } }
      expect(toSearchAddress(original)).toBe(`/search?${parameter}=${bounds.min ?? ''}-${bounds.max ?? ''}`)
      expect(parse(toSearchAddress(original))).toEqual(original)
    }),
    { numRuns: 30 },
  )
})

test('SRCH-08: parses any address without failing, and the result can be written and parsed again', () => {
  const segments = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('used-cars', 'toyota', 'rav4', 'suv', '__proto__')))
  const name = fc.constantFrom('query', 'page', 'sortBy', 'price', 'km_min', 'make', 'body', 'postcode', '__proto__', 'toString')
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1e309', 'NaN', '-', '0-0', '\u0000', 'Toyota', "' OR 1=1"))
  fc.assert(
    fc.property(segments, fc.array(fc.tuple(name, texts)), (path, pairs) => {
      const read = parseSearchAddress(path, new URLSearchParams(pairs), KNOWN)
      expect(parse(toSearchAddress(read))).toEqual(read)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['used-cars', /^\/search\/used-cars lists cars already/],
  ['new-used-and-demo-cars', /Choose another slug/],
  ['people-mover', /such as people-mover-centre/],
  ['moorooka', null],
  ['used-cars-moorooka', null],
])('LOC-05, SRCH-01: a location named %s', (slug, words) => {
  if (words === null) expect(explainTakenSegment(slug)).toBeNull()
  else expect(explainTakenSegment(slug)).toMatch(words)
})
