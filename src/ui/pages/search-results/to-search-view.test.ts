import { describe, expect, test } from 'vitest'
import { aSearchSource, aSearchView, relaxationsOf } from '@tests/builders/search-view'
import { aVehicleCard } from '@tests/builders/vehicle'
import type { FacetView } from './search-view'

const EMPTY = { total: 0, facets: {}, stats: {}, histograms: {} }
const empty = (parameters: string, more: Parameters<typeof aSearchView>[1] = {}) =>
  aSearchView(parameters, { result: EMPTY, hits: [], ...more })

describe('heading', () => {
  test.each([
    ['SRP-19: a count and the word for the stock', '', 118, '118 cars', 'All cars', null],
    ['SRP-19: a singular', '', 1, '1 car', 'All cars', null],
    ['SRCH-13: above 1999', '', 2000, '2000+ cars', 'All cars', null],
    ['SRCH-01: a car type', 'car_type=used', 90, '90 used cars', 'Used cars', 'Used cars'],
    ['SRCH-01: two car types', 'car_type=new,demo', 12, '12 new and demo cars', 'New and demo cars', 'New and demo cars'],
    ['SRCH-01: all car types are not named', 'car_type=new,demo,used', 118, '118 cars', 'All cars', null],
    ['SRCH-02: make and model', 'make=Toyota&model=RAV4', 7, '7 Toyota RAV4 cars', 'Toyota RAV4 cars', 'Toyota RAV4'],
    ['SRCH-02: a model that begins with its make', 'make=Mazda&model=Mazda3', 27, '27 Mazda3 cars', 'Mazda3 cars', 'Mazda3'],
    ['SRCH-02: two makes are not named', 'make=Toyota,Ford', 7, '7 cars', 'All cars', null],
    ['SEO-01, VDP-02: a body', 'body=SUV', 332, '332 SUVs', 'All SUVs', 'SUVs'],
    ['SEO-01, VDP-02: a single car of a body', 'body=Cab+Chassis', 1, '1 Cab Chassis', 'All Cab Chassis', 'Cab Chassis'],
    [
      'SEO-01, VDP-02: a type, a make and a body',
      'car_type=used&make=Toyota&body=Ute',
      4,
      '4 used Toyota Utes',
      'Used Toyota Utes',
      'Used Toyota Utes',
    ],
    ['SEO-01: two bodies are not named', 'body=SUV,Ute', 7, '7 cars', 'All cars', null],
    ['SEO-01: an unknown body is not repeated', 'body=Spaceship', 0, '0 cars', 'All cars', null],
    [
      'SRCH-03: a dealership',
      'dealership_slug=harbour-moorooka',
      7,
      '7 cars at Harbour City Moorooka',
      'All cars at Harbour City Moorooka',
      'Harbour City Moorooka',
    ],
  ])('%s', (_, parameters, total, counted, plain, short) => {
    const { heading } = aSearchView(parameters, { result: { total, facets: {}, stats: {}, histograms: {} } })
    expect([heading.counted, heading.plain, heading.short]).toEqual([counted, plain, short])
  })

  test('SRP-19: caravans', () => {
    expect(aSearchView('car_type=used', { switches: { stockCountLabel: 'Caravans' } }).heading.counted).toBe('118 used caravans')
  })
})

describe('chips', () => {
  test.each([
    ['SRCH-05: a value', 'make=Toyota', [['Toyota', '/search']]],
    [
      'SRCH-05: each value separately',
      'make=Toyota,Ford&page=3',
      [
        ['Toyota', '/search/ford'],
        ['Ford', '/search/toyota'],
      ],
    ],
    [
      'SRCH-01: the path is rebuilt',
      'car_type=used&make=Toyota',
      [
        ['Used', '/search/toyota'],
        ['Toyota', '/search/used-cars'],
      ],
    ],
    ['SRCH-06: a price range', 'price=80000-500000', [['$80,000 to $500,000', '/search']]],
    [
      'SRCH-06: an open range',
      'price=-40000&km=20000-',
      [
        ['Under $40,000', '/search?km=20000-'],
        ['Over 20,000 km', '/search?price=-40000'],
      ],
    ],
    ['SRCH-09: years', 'year=2018-', [['From 2018', '/search']]],
    [
      'SRCH-09: seats and certified',
      'seats=7&certified=true',
      [
        ['7 seats', '/search?certified=true'],
        ['Certified', '/search?seats=7'],
      ],
    ],
    [
      "SRCH-09: a date in the site's time zone",
      `created_at_timestamp=${Date.parse('2026-09-03T17:00:00Z') / 1000}-`,
      [['Listed since 4 Sep 2026', '/search']],
    ],
    ['SRCH-09: words', 'query=hilux', [['“hilux”', '/search']]],
    ['SRCH-20: distance', 'postcode=4105&distance=100', [['Within 100 km of 4105', '/search']]],
    ['SRCH-03: a dealership by its name', 'dealership_slug=harbour-moorooka', [['Harbour City Moorooka', '/search']]],
  ])('%s', (_, parameters, expected) => {
    expect(aSearchView(parameters).chips.map(({ label, href }) => [label, href])).toEqual(expected)
  })

  test('SRCH-22: filters without effect have no chip: an unknown postcode, words without a letter', () => {
    const nearby = { kind: 'unknown', postcode: '9999' } as const
    const view = aSearchView('postcode=9999&distance=50&query=%22%27&make=Toyota', { nearby })
    expect(view.chips.map(({ label }) => label)).toEqual(['Toyota'])
    expect(view.nearby.message).toBe('Invalid postcode')
  })

  test('SRCH-08: clearing the filters keeps the sort order', () => {
    expect(aSearchView('make=Toyota&sortBy=newest').clearHref).toBe('/search?sortBy=newest')
  })
})

describe('filters', () => {
  const find = (view: ReturnType<typeof aSearchView>, name: string): FacetView => {
    const facet = view.facets.find((each) => each.name === name)
    if (!facet) throw new Error(`no facet ${name}`)
    return facet
  }

  test("SRCH-11: shows the tenant's filters in its order, without those that have no values", () => {
    const names = aSearchView('', { switches: { searchFilters: ['body', 'colour_family', 'price'] } }).facets.map(({ name }) => name)
    expect(names).toEqual(['body', 'price'])
  })

  test('SRCH-11: chosen values are shown, even when no vehicle has them any more', () => {
    expect(find(aSearchView('body=Ute,Coupe'), 'body')).toMatchObject({
      summary: '2 chosen',
      isSet: true,
      options: [
        { value: 'SUV', isChosen: false, count: 54 },
        { value: 'Ute', isChosen: true, count: 28 },
        { value: 'Coupe', isChosen: true, count: 0 },
      ],
    })
    expect(find(aSearchView('body=ute'), 'body').summary).toBe('Ute')
    expect(find(aSearchView(), 'body')).toMatchObject({ summary: 'Any', isSet: false })
  })

  test('SRCH-08, SRCH-11: a long facet has its most frequent and all chosen values, and says how many are left out', () => {
    const facets = { make: Array.from({ length: 80 }, (_, index) => ({ value: `Make ${index}`, count: 100 - index })) }
    const result = { ...aSearchSource().result, facets }
    const facet = find(aSearchView('make=make 75,Make 3,Yugo', { result }), 'make')
    if (facet.kind !== 'checks') throw new Error('no checks')
    expect(facet.options.slice(0, 60).map(({ label }) => label)).toEqual(facets.make.slice(0, 60).map(({ value }) => value))
    expect(facet.options.slice(60)).toEqual([
      { value: 'Make 75', label: 'Make 75', count: 25, isChosen: true },
      { value: 'Yugo', label: 'Yugo', count: 0, isChosen: true },
    ])
    expect([facet.summary, facet.unseen]).toEqual(['3 chosen', 19])
    expect(find(aSearchView(), 'make')).toMatchObject({ unseen: 0 })
  })

  test('SRCH-05: the form sends an escaped comma', () => {
    const facet = find(aSearchView(), 'make')
    expect(facet.kind === 'checks' && facet.options.find(({ label }) => label === 'Rocks, Inc')?.value).toBe('Rocks\\, Inc')
  })

  test('SRCH-01: the three conditions have a fixed order, with an option for all', () => {
    expect(find(aSearchView('car_type=used&fuel=Diesel'), 'car_type')).toMatchObject({
      kind: 'segments',
      allHref: '/search?fuel=Diesel',
      options: [{ label: 'New', count: 0 }, { label: 'Demo' }, { label: 'Used', count: 90, isChosen: true }],
    })
  })

  test('SRCH-06: a range has the ends of its slider', () => {
    expect(find(aSearchView('price=10000-'), 'price')).toMatchObject({
      min: '10000',
      max: '',
      lowest: '5,000',
      highest: '250,000',
      summary: 'Over $10,000',
    })
    expect(find(aSearchView(), 'year')).toMatchObject({ min: '', max: '', lowest: '2008', highest: '2026', prefix: '' })
  })

  test('SRCH-08: filters without a control are hidden fields', () => {
    const { kept } = aSearchView('query=gx&fuel=Diesel,Hybrid&km=-50000&postcode=4105&distance=25&body=SUV')
    expect(kept).toEqual([
      { name: 'fuel', value: 'Diesel' },
      { name: 'fuel', value: 'Hybrid' },
      { name: 'km', value: '-50000' },
    ])
  })
})

describe('cells', () => {
  const kinds = (view: ReturnType<typeof aSearchView>) => view.cells.map((cell) => (cell.kind === 'car' ? cell.card.id : cell.promo.title))

  test('SRP-07, SRP-09: the sell-your-car card is at positions 6 and 8 of page 1', () => {
    expect(kinds(aSearchView()).slice(4, 9)).toEqual([5, 'We Want Your Car!', 6, 'We Want Your Car!', 7])
    expect(kinds(aSearchView('page=2')).every(Number.isInteger)).toBe(true)
  })

  test('SRP-04: consecutive sold vehicles share a cell', () => {
    const hits = [1, 2, 3, 4].map((id) => aVehicleCard({ id, status: id === 2 || id === 3 ? 'sold' : 'in_stock' }))
    expect(kinds(aSearchView('', { hits }))).toEqual([1, 2, 4])
  })

  test('SRP-10: shows the end-of-financial-year card until it expires', () => {
    const switches = { eofyCardPositions: [1], ctaCardPositions: [] }
    expect(kinds(aSearchView('', { switches, now: Date.parse('2025-06-15T15:59:59+10:00') / 1000 }))[0]).toBe('End of financial year sale')
    expect(kinds(aSearchView('', { switches, now: Date.parse('2025-06-15T16:00:00+10:00') / 1000 }))[0]).toBe(1)
  })
})

describe('pages', () => {
  test('SRCH-07: the address has the page number only from page 2', () => {
    expect(aSearchView('body=SUV').pageHrefs).toEqual({ 1: '/search?body=SUV', 2: '/search?body=SUV&page=2', 6: '/search?body=SUV&page=6' })
    expect(aSearchView('page=2')).toMatchObject({ address: '/search?page=2', page: 2, pages: 6 })
  })
})

describe('no results', () => {
  test('SRP-13: lists what removing each filter finds, best first, and those without a gain last', () => {
    const parameters = 'body=Ute&price=-5000&fuel=Diesel,Hybrid'
    const relaxations = relaxationsOf(parameters, {
      body: { gain: 2, nearest: { kind: 'value', value: 'SUV', count: 2 } },
      price: { gain: 9, nearest: { kind: 'number', value: 38_490 } },
    })
    expect(empty(parameters, { relaxations }).empty).toEqual({
      kind: 'panel',
      title: 'No Results Available',
      text: 'No results found for your search at this time. Remove one of these filters to see more cars.',
      nearTitle: 'Close to what you’re after',
      noGain: 'Still no cars',
      clearHref: '/special-offers',
      askHref: '/contact',
      hints: [
        { label: 'Price: Under $5,000', hint: 'Nearest is $38,490', gain: '+9 cars', href: '/search?body=Ute&fuel=Diesel,Hybrid' },
        { label: 'Body type: Ute', hint: 'Try SUV: 2 found', gain: '+2 cars', href: '/search?fuel=Diesel,Hybrid&price=-5000' },
        { label: 'Fuel: Diesel or Hybrid', hint: null, gain: null, href: '/search?body=Ute&price=-5000' },
      ],
    })
  })

  test.each([
    ['a year', 'year=2023-', 'year', 2022, 'Year: From 2023', 'Nearest is 2022'],
    ['kilometres', 'km=-5000', 'km', 12_400, 'Kilometres: Under 5,000 km', 'Nearest is 12,400 km'],
    ['a repayment', 'weekly_price_range=-90', 'weekly_price_range', 119, 'Weekly repayment: Under $90 a week', 'Nearest is $119 a week'],
  ])('SRP-13: suggests the nearest to %s', (_, parameters, key, value, label, hint) => {
    const relaxations = relaxationsOf(parameters, { [key]: { gain: 1, nearest: { kind: 'number', value } } })
    expect(empty(parameters, { relaxations }).empty).toMatchObject({ hints: [{ label, hint, gain: '+1 car' }] })
  })

  test('SRP-13: without a nearest value it suggests any value', () => {
    const relaxations = relaxationsOf('query=gx&postcode=4105&distance=25', { query: { gain: 1 }, near: { gain: 4 } })
    expect(empty('query=gx&postcode=4105&distance=25', { relaxations }).empty).toMatchObject({
      hints: [
        { label: 'Distance: Within 25 km of 4105', hint: 'Try any distance' },
        { label: 'Keyword: “gx”', hint: 'Try any keyword' },
      ],
    })
  })

  test('SRP-13: a filter whose removal finds nothing has no gain', () => {
    expect(empty('body=Ute', { relaxations: relaxationsOf('body=Ute', {}) }).empty).toMatchObject({
      hints: [{ label: 'Body type: Ute', hint: null, gain: null }],
    })
  })

  test('SRP-14: the text variant', () => {
    expect(empty('body=Ute', { switches: { emptyResultsVariant: 'text' } }).empty).toEqual({
      kind: 'text',
      text: 'No results found for your search at this time. Please try adjusting the filters for more results.',
      nearTitle: 'More cars in stock',
    })
  })

  test('SRP-19: the panel says caravans when the stock is caravans', () => {
    const switches = { stockCountLabel: 'Caravans' }
    const relaxations = relaxationsOf('body=Ute&price=-5000', { body: { gain: 1 } })
    expect(empty('body=Ute&price=-5000', { relaxations, switches }).empty).toMatchObject({
      text: 'No results found for your search at this time. Remove one of these filters to see more caravans.',
      noGain: 'Still no caravans',
      hints: [{ gain: '+1 caravan' }, { gain: null }],
    })
    expect(empty('body=Ute', { relaxations: relaxationsOf('body=Ute', {}), switches }).empty?.nearTitle).toBe('More caravans in stock')
  })

  test('SRP-13: unrelated suggestions are not called close', () => {
    const nearTitle = (gain: number) => empty('body=Ute', { relaxations: relaxationsOf('body=Ute', { body: { gain } }) }).empty?.nearTitle
    expect([nearTitle(1), nearTitle(0)]).toEqual(['Close to what you’re after', 'More cars in stock'])
  })

  test.each([
    [1_999, '+1,999 cars'],
    [2_000, '2000+ cars'],
  ])('SRCH-13: a filter whose removal finds %i', (gain, said) => {
    expect(empty('body=Ute', { relaxations: relaxationsOf('body=Ute', { body: { gain } }) }).empty).toMatchObject({
      hints: [{ gain: said }],
    })
  })

  test('SRP-13: a search with results has no such panel', () => {
    expect(aSearchView('body=Ute').empty).toBeNull()
  })
})
