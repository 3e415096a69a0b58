import { describe, expect, test } from 'vitest'
import type { SearchDocument } from '@/domain/search/document'
import { type SearchQuery, SearchQueryError } from '@/domain/search/query'
import type { ScopeSettings } from '@/domain/search/scope'
import type { SearchEngine } from '@/server/search/port'
import { BUILT_NOW } from '@tests/builders/search-document'
import { ArrangedStock, writeFacet } from './arrange-stock'

type Cars = Partial<SearchDocument>[]
type Ask = Partial<SearchQuery>
const DAY = 86_400

const LIST_CARS: Cars = [
  { make: 'Toyota', body: 'SUV', fuel: 'Hybrid', filtered_features: ['Tow Bar', 'Sunroof'] },
  { make: 'Toyota', body: 'Ute', fuel: 'Diesel', filtered_features: ['Tow Bar'] },
  { make: 'Ford', body: 'SUV', fuel: 'Diesel', filtered_features: [] },
  { make: 'Kia', body: 'SUV', fuel: 'Hybrid', filtered_features: ['Snorkel'], seats: null, certified: true },
]
const ODD_NAMES = [
  'A "quoted" one',
  'back\\slash',
  "O'Brien's",
  '(round)',
  'x OR make = "Toyota"',
  'comma, and; semicolon',
  '100% %_',
  'Citroën',
  "'; drop table search_vehicle; --",
]

/** Contract cases 1, 2, 5 (ranges), 10 and 13: which cars a query finds. */
export function describeFilters(getEngine: () => SearchEngine): void {
  describe('list filters', () => {
    test.each<[string, Ask, number[]]>([
      ['SRCH-11: any of the values within a filter', { lists: { make: ['Toyota', 'Ford'] } }, [1, 2, 3]],
      ['SRCH-11: all filters together', { lists: { make: ['Toyota', 'Kia'], body: ['SUV'], fuel: ['Hybrid'] } }, [1, 4]],
      ['SRCH-11: a car with several values has each of them', { lists: { filtered_features: ['Sunroof', 'Snorkel'] } }, [1, 4]],
      ['SRCH-11: a value that no car has', { lists: { make: ['Lada'] } }, []],
      ['SRCH-11: an empty list is no filter', { lists: { make: [], body: ['SUV'] } }, [1, 3, 4]],
      ['SRCH-11: in any case', { lists: { make: ['TOYOTA'], filtered_features: ['tow bar'] } }, [1, 2]],
      ['SRCH-11: numbers', { lists: { seats: ['5'] } }, [1, 2, 3]],
      ['SRCH-11: yes or no', { lists: { certified: ['true'] } }, [4]],
      ['SIM-05: all but a given car', { excludeIds: [], lists: { body: ['SUV'] } }, [1, 3, 4]],
    ])('%s', async (_name, query, places) => {
      const stock = new ArrangedStock(getEngine())
      await stock.put(LIST_CARS)
      expect(await stock.find(query)).toEqual(places)
    })

    test('SIM-05: a car can be excluded by its id', async () => {
      const stock = new ArrangedStock(getEngine())
      await stock.put(LIST_CARS)
      expect(await stock.find({ excludeIds: [stock.toId(1), stock.toId(4)], lists: { body: ['SUV'] } })).toEqual([3])
    })

    test('SRCH-11: values that look like a query language are plain values', async () => {
      const stock = new ArrangedStock(getEngine())
      await stock.put(ODD_NAMES.map((model) => ({ model })))
      for (const [index, model] of ODD_NAMES.entries()) expect(await stock.find({ lists: { model: [model] } })).toEqual([index + 1])
      const { facets } = await stock.ask({ facets: ['model'] })
      expect((facets.model ?? []).map(({ value }) => value).sort()).toEqual([...ODD_NAMES].sort())
    })
  })

  describe('living space and masses', () => describeLiving(getEngine))
  describe('the visibility rule', () => describeScope(getEngine))
  describe('ranges', () => describeRanges(getEngine))
  describe('nearby', () => describeNearby(getEngine))
}

function describeScope(getEngine: () => SearchEngine): void {
  test.each<[string, Partial<ScopeSettings>, Cars, number[]]>([
    ['CAR-17: in stock and coming soon', {}, [{}, { status: 'coming_soon' }, { show_on_dealer_website: false }], [1, 2]],
    [
      'CAR-16: sold after, at and before the cut-off, and without date',
      {},
      [1, 0, -1]
        .map((later): Partial<SearchDocument> => ({ status: 'sold', sold_date_timestamp: BUILT_NOW - 3 * DAY + later }))
        .concat([{ status: 'sold' }]),
      [1],
    ],
    ['CAR-16: a longer window', { includeSoldDays: 30 }, [{ status: 'sold', sold_date_timestamp: BUILT_NOW - 29 * DAY }], [1]],
    [
      'CAR-17: a hidden car is not shown because it was just sold',
      {},
      [{ status: 'sold', sold_date_timestamp: BUILT_NOW, show_on_dealer_website: false }],
      [],
    ],
    ['CAR-18: enough photos', { minPhotoLevel: 3 }, [{ photos_count: 2 }, { photos_count: 3 }, { photos_count: 4 }], [2, 3]],
    [
      'CAR-19: limited by car type',
      { stockCarTypes: ['new', 'demo'] },
      [{ car_type: 'new' }, { car_type: 'used' }, { car_type: 'demo' }],
      [1, 3],
    ],
    ['CAR-19: limited by status', { stockStatuses: ['coming_soon'] }, [{}, { status: 'coming_soon' }], [2]],
    ['CAR-19: limited by make, in any case', { stockMakes: ['ford'] }, [{ make: 'Ford' }, { make: 'Fordson' }], [1]],
    [
      'CAR-20: stock numbers left out',
      { excludedStockNumbers: ['U-100', 'u200'] },
      [{ stock_number: 'U100' }, { stock_number: 'U-200' }, { stock_number: 'U1000' }, {}],
      [3, 4],
    ],
    ['SEC-01: the stock of another dealership', {}, [{ dealership_id: 1 }, {}], [2]],
    ['SEC-01: a tenant without dealerships has no stock', { dealershipIds: [] }, [{}], []],
  ])('%s', async (_name, settings, cars, places) => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(cars)
    expect(await stock.find({}, settings)).toEqual(places)
  })

  test('SEC-01: a text, a facet and a stat stay within the scope', async () => {
    const [mine, theirs] = [new ArrangedStock(getEngine()), new ArrangedStock(getEngine())]
    await mine.put([{ model: 'Corolla', price: 10_000 }])
    await theirs.put([{ model: 'Corolla', price: 99_000 }, { model: 'Supra' }])
    const answer = await mine.ask({ text: 'toyota', facets: ['model'], stats: ['price'] })
    expect(answer).toMatchObject({ places: [1], total: 1, stats: { price: { min: 10_000, max: 10_000 } } })
    expect(writeFacet(answer, 'model')).toBe('Corolla 1')
    const group = { dealershipIds: [mine.dealershipId, theirs.dealershipId] }
    expect((await mine.ask({ perPage: 0 }, group)).total).toBe(3)
  })

  test('SRCH-17: cheapest first can require a price above 0', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([{ price: 0 }, { price: null }, { price: 0.5 }, { price: 20_000 }])
    const query = stock.toQuery({ sort: [{ attribute: 'price', direction: 'asc' }] })
    const { ids } = await getEngine().search({ ...query, scope: { ...query.scope, isPricedOnly: true } })
    expect(ids).toEqual([stock.toId(3), stock.toId(4)])
  })
}

function describeRanges(getEngine: () => SearchEngine): void {
  const cars: Cars = [{ price: 10_000 }, { price: 20_000 }, { price: 20_000.5 }, { price: null }, { price: 0 }]
  test.each<[string, Ask, number[]]>([
    ['SRCH-06: both bounds are included', { ranges: { price: { min: 10_000, max: 20_000 } } }, [1, 2]],
    ['SRCH-06: open at the top', { ranges: { price: { min: 20_000, max: null } } }, [2, 3]],
    ['SRCH-06: open at the bottom, a missing price is in no range', { ranges: { price: { min: null, max: 10_000 } } }, [1, 5]],
    ['SRCH-06: open at both ends is no filter', { ranges: { price: { min: null, max: null } } }, [1, 2, 3, 4, 5]],
    ['SRCH-06: an empty range', { ranges: { price: { min: 5, max: 4 } } }, []],
    ['SRCH-09: two ranges', { ranges: { price: { min: 1, max: null }, km: { min: null, max: 49_999 } } }, []],
  ])('%s', async (_name, query, places) => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(cars)
    expect(await stock.find(query)).toEqual(places)
  })

  test.each<[string, Ask, number[]]>([
    ['within the range, by their own value or else by price', { pricesOfWeekly: { min: 15_000, max: 30_000 } }, [1, 4]],
    ['without a range of prices, only by their own value', {}, [1]],
    ['with prices open at the top', { pricesOfWeekly: { min: 15_000, max: null } }, [1, 4, 5]],
    ['with no price that has such a payment', { pricesOfWeekly: { min: 500, max: 499 } }, [1]],
  ])('LOOK-01: a range of weekly prices finds vehicles %s', async (_name, query, places) => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([
      { weekly_price: 140, price: 99_000 },
      { weekly_price: 151, price: 20_000 },
      { weekly_price: null, price: 14_999 },
      { weekly_price: null, price: 30_000 },
      { weekly_price: null, price: 31_000 },
      { weekly_price: null, price: null },
    ])
    const ranges = { weekly_price: { min: null, max: 150 } }
    expect(await stock.find({ ...query, ranges })).toEqual(places)
    const { stats } = await stock.ask({ ...query, ranges, stats: ['weekly_price'] })
    expect(stats.weekly_price).toEqual({ min: 140, max: 151 })
  })
}

function describeNearby(getEngine: () => SearchEngine): void {
  const degreesOf = (km: number) => (km / 6_371) * (180 / Math.PI)
  test('LIM-01: within the radius of a point, including its edge; a car without coordinates is not', async () => {
    const stock = new ArrangedStock(getEngine())
    const at = (km: number) => ({ _geo: { lat: -27 + degreesOf(km), lng: 153 } })
    await stock.put([at(0), at(49.8), at(50.2), { _geo: null }])
    expect(await stock.find({ near: { lat: -27, lng: 153, radiusMetres: 50_000 } })).toEqual([1, 2])
  })

  test('LIM-01: across the antimeridian, and beside the pole', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([
      { _geo: { lat: -17, lng: -179.9 } },
      { _geo: { lat: -17, lng: 179.9 } },
      { _geo: { lat: -17, lng: 178 } },
      { _geo: { lat: 89.9, lng: 170 } },
    ])
    expect(await stock.find({ near: { lat: -17, lng: 179.95, radiusMetres: 30_000 } })).toEqual([1, 2])
    expect(await stock.find({ near: { lat: 89.9, lng: -10, radiusMetres: 30_000 } })).toEqual([4])
  })

  test('LIM-01: the other side of the earth', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([{ _geo: { lat: -57.3, lng: -62.2 } }])
    expect(await stock.find({ near: { lat: 57.3, lng: 117.8, radiusMetres: 20_100_000 } })).toEqual([1])
    expect(await stock.find({ near: { lat: 57.3, lng: 117.8, radiusMetres: 19_900_000 } })).toEqual([])
  })

  test.each([
    [91, 0],
    [0, 181],
    [Number.NaN, 0],
  ])('LIM-01: the point %d, %d is refused', async (lat, lng) => {
    const stock = new ArrangedStock(getEngine())
    await expect(stock.ask({ near: { lat, lng, radiusMetres: 1 } })).rejects.toBeInstanceOf(SearchQueryError)
  })
}

const VANS: Cars = [
  { ...{ sleeps: 2, layout: ['island_bed', 'ensuite'], road_type: 'off_road', axles: 2 }, body_length: 6_100, tare: 2_350, atm: 2_800 },
  { ...{ sleeps: 4, layout: ['bunks'], road_type: 'on_road', axles: 1 }, body_length: 5_200, tare: 1_500, atm: 2_000, payload: 500 },
  { ...{ sleeps: 6, layout: ['bunks', 'ensuite'], road_type: null, axles: null }, body_length: 7_000, gvm: 4_490, payload: 900 },
  {},
]

function describeLiving(getEngine: () => SearchEngine): void {
  test.each<[string, Ask, number[]]>([
    ['KIND-03: sleeps', { lists: { sleeps: ['2', '6'] } }, [1, 3]],
    ['KIND-03: one part of a layout', { lists: { layout: ['ensuite'] } }, [1, 3]],
    ['KIND-03: any part of a layout', { lists: { layout: ['bunks', 'island_bed'] } }, [1, 2, 3]],
    ['KIND-03: road type and axles', { lists: { road_type: ['off_road'], axles: ['2'] } }, [1]],
    ['KIND-03: a body length', { ranges: { body_length: { min: 5_200, max: 6_100 } } }, [1, 2]],
    ['KIND-03: an ATM, which a motorhome does not have', { ranges: { atm: { min: null, max: 2_800 } } }, [1, 2]],
    ['KIND-03: a GVM', { ranges: { gvm: { min: null, max: 4_500 } } }, [3]],
  ])('%s', async (_name, query, places) => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(VANS)
    expect(await stock.find(query)).toEqual(places)
  })

  test('KIND-03, KIND-05: counts, limits and orders of caravans', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(VANS)
    const answer = await stock.ask({
      ...{ facets: ['sleeps', 'layout', 'axles', 'road_type'], stats: ['tare', 'payload'], histograms: ['atm'] },
      sort: [{ attribute: 'payload', direction: 'desc' }],
    })
    expect(answer.places.slice(0, 2)).toEqual([3, 2])
    expect(answer.stats).toEqual({ tare: { min: 1_500, max: 2_350 }, payload: { min: 500, max: 900 } })
    expect(answer.histograms.atm).toEqual([
      { from: 2_000, count: 1 },
      { from: 2_800, count: 1 },
    ])
    expect([...(answer.facets.layout ?? [])].map(({ value, count }) => `${value} ${count}`).sort()).toEqual([
      'bunks 2',
      'ensuite 2',
      'island_bed 1',
    ])
    expect((await stock.ask({ sort: [{ attribute: 'tare', direction: 'asc' }] })).places.slice(0, 2)).toEqual([2, 1])
  })
}
