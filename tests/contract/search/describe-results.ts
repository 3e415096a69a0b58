import { describe, expect, test } from 'vitest'
import type { SearchDocument } from '@/domain/search/document'
import type { SearchQuery } from '@/domain/search/query'
import type { SortKey } from '@/domain/search/sorts'
import type { SearchEngine } from '@/server/search/port'
import { ArrangedStock, writeFacet } from './arrange-stock'

const CARS: Partial<SearchDocument>[] = [
  { make: 'Toyota', body: 'SUV', fuel: 'Hybrid', price: 10_000, km: 5, filtered_features: ['Tow Bar', 'Sunroof'] },
  { make: 'Toyota', body: 'SUV', fuel: 'Diesel', price: 20_000, km: 10 },
  { make: 'Toyota', body: 'Ute', fuel: 'Diesel', price: 30_000, km: 20 },
  { make: 'Ford', body: 'SUV', fuel: 'Diesel', price: 40_000, km: 40 },
  { make: 'Ford', body: 'Ute', fuel: 'Petrol', price: null, km: 80, filtered_features: ['Tow Bar'] },
  { make: 'Kia', body: null, fuel: 'Hybrid', price: 60_000, km: 160 },
]

/** Contract cases 3, 4 and 5: facets, stats, totals, pages and order. */
export function describeResults(getEngine: () => SearchEngine): void {
  describe('facets and stats', () => describeFacets(getEngine))
  describe('pages', () => describePages(getEngine))
  describe('order', () => describeOrder(getEngine))
}

function describeFacets(getEngine: () => SearchEngine): void {
  test.each<[string, Partial<SearchQuery>, string, string, string]>([
    ['no filter', {}, 'Toyota 3, Ford 2, Kia 1', 'SUV 3, Ute 2', 'Diesel 3, Hybrid 2, Petrol 1'],
    ['one filter', { lists: { make: ['Toyota'] } }, 'Toyota 3, Ford 2, Kia 1', 'SUV 2, Ute 1', 'Diesel 2, Hybrid 1'],
    [
      'three filters',
      { lists: { make: ['Toyota'], body: ['SUV'], fuel: ['Diesel'] } },
      'Ford 1, Toyota 1',
      'SUV 1, Ute 1',
      'Diesel 1, Hybrid 1',
    ],
    [
      'a filter and a range',
      { lists: { body: ['SUV'] }, ranges: { price: { min: 15_000, max: null } } },
      'Ford 1, Toyota 1',
      'SUV 2, Ute 1',
      'Diesel 2',
    ],
  ])('SRCH-10: with %s a facet is counted under all filters but its own', async (_name, query, make, body, fuel) => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(CARS)
    const answer = await stock.ask({ ...query, facets: ['make', 'body', 'fuel'] })
    expect([writeFacet(answer, 'make'), writeFacet(answer, 'body'), writeFacet(answer, 'fuel')]).toEqual([make, body, fuel])
  })

  test('SRCH-10: a car counts once for each of its values, and for none without a value', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(CARS)
    const answer = await stock.ask({
      facets: ['filtered_features', 'series', 'seats', 'certified'],
      lists: { filtered_features: ['Sunroof'] },
    })
    expect(writeFacet(answer, 'filtered_features')).toBe('Tow Bar 2, Sunroof 1')
    expect(answer.facets.series).toEqual([])
    expect([writeFacet(answer, 'seats'), writeFacet(answer, 'certified')]).toEqual(['5 1', 'false 1'])
  })

  test('SRCH-10: case variants of a value are one value', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([{ colour: 'Arctic White' }, { colour: 'ARCTIC WHITE' }, { colour: 'Arctic White' }])
    const { facets } = await stock.ask({ facets: ['colour'] })
    expect(facets.colour?.map(({ value, count }) => [value.toLowerCase(), count])).toEqual([['arctic white', 3]])
  })

  test('LOOK-03: paints are counted by colour family, found by family and by name', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([{ colour: 'Glacier White' }, { colour: 'Polar' }, { colour: 'Jet Black' }, { colour: null }])
    expect(writeFacet(await stock.ask({ facets: ['colour_family'] }), 'colour_family')).toBe('White 2, Black 1')
    expect(await stock.find({ lists: { colour_family: ['white'] } })).toEqual([1, 2])
    expect(await stock.find({ lists: { colour: ['Glacier White'] } })).toEqual([1])
    expect(await stock.find({ text: 'glacier' })).toEqual([1])
  })

  test('SRCH-10: more than a hundred values', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(Array.from({ length: 230 }, (_, index) => ({ model: `Model ${index}` })))
    const { facets } = await stock.ask({ facets: ['model'], perPage: 0 })
    expect(facets.model).toHaveLength(230)
  })

  test('SRCH-10: no results have empty facets and no stats', async () => {
    const stock = new ArrangedStock(getEngine())
    const answer = await stock.ask({ facets: ['make', 'filtered_features'], stats: ['price'] })
    expect(answer).toMatchObject({ ids: [], total: 0, facets: { make: [], filtered_features: [] }, stats: {} })
  })

  test.each<[string, Partial<SearchQuery>, [number, number], [number, number]]>([
    ['no range', {}, [10_000, 60_000], [5, 160]],
    ['a price range', { ranges: { price: { min: 15_000, max: 45_000 } } }, [10_000, 60_000], [10, 40]],
    ['two ranges', { ranges: { price: { min: 15_000, max: 45_000 }, km: { min: null, max: 20 } } }, [10_000, 30_000], [10, 40]],
    ['a list filter', { lists: { make: ['Ford'] } }, [40_000, 40_000], [40, 80]],
  ])('SRCH-19: with %s the ends ignore their own range', async (_name, query, price, km) => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(CARS)
    const { stats } = await stock.ask({ ...query, stats: ['price', 'km', 'weekly_price'] })
    expect(stats).toEqual({ price: { min: price[0], max: price[1] }, km: { min: km[0], max: km[1] } })
  })

  test('SRCH-19: a histogram of a range counts under all other filters', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([
      { price: 9_990, make: 'Ford' },
      { price: 10_000, make: 'Ford' },
      { price: 12_499.5, make: 'Ford' },
      { price: 40_000, make: 'Ford' },
      { price: null, make: 'Ford' },
      { price: 10_500, make: 'Kia' },
    ])
    const { histograms, total } = await stock.ask({
      ranges: { price: { min: 30_000, max: null } },
      lists: { make: ['Ford'] },
      histograms: ['price', 'weekly_price'],
    })
    const price = [
      { from: 7_500, count: 1 },
      { from: 10_000, count: 2 },
      { from: 40_000, count: 1 },
    ]
    expect({ total, histograms }).toEqual({ total: 1, histograms: { price, weekly_price: [] } })
  })
}

function describePages(getEngine: () => SearchEngine): void {
  test('SRCH-13: a total beyond 1000 is exact; SRCH-12: the last page, a page past the end, and no results', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(Array.from({ length: 2_105 }, () => ({})))
    const ask = (page: number, perPage: number) => stock.ask({ page, perPage })
    expect(await ask(1, 21)).toMatchObject({ total: 2_105, places: Array.from({ length: 21 }, (_, index) => index + 1) })
    expect(await ask(101, 21)).toMatchObject({ total: 2_105, places: [2_101, 2_102, 2_103, 2_104, 2_105] })
    expect(await ask(102, 21)).toMatchObject({ total: 2_105, places: [] })
    expect(await ask(10_000, 21)).toMatchObject({ total: 2_105, places: [] })
    expect(await ask(1, 0)).toMatchObject({ total: 2_105, places: [] })
  })
}

function describeOrder(getEngine: () => SearchEngine): void {
  const cars: Partial<SearchDocument>[] = [
    { price: 30, custom_rank: 0 },
    { price: null, custom_rank: 9 },
    { price: 10, custom_rank: 1 },
    { price: 10, custom_rank: 5 },
    { price: null, custom_rank: 0 },
    { price: 10, custom_rank: 1 },
  ]
  test.each<[string, SortKey[], number[]]>([
    ['SRCH-16: without keys by custom_rank descending, then id', [], [2, 4, 3, 6, 1, 5]],
    ['SRCH-23: ascending, no price last', [{ attribute: 'price', direction: 'asc' }], [4, 3, 6, 1, 2, 5]],
    ['SRCH-23: descending, no price last', [{ attribute: 'price', direction: 'desc' }], [1, 4, 3, 6, 2, 5]],
    [
      'SRCH-16: two keys',
      [
        { attribute: 'custom_rank', direction: 'asc' },
        { attribute: 'price', direction: 'asc' },
      ],
      [1, 5, 3, 6, 4, 2],
    ],
  ])('%s', async (_name, sort, places) => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(cars)
    expect((await stock.ask({ sort })).places).toEqual(places)
  })

  test('SRCH-12: pages of equal cars contain each car once', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(Array.from({ length: 50 }, (_, index) => ({ price: index % 3 === 0 ? null : 10 })))
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((page) => stock.ask({ page, perPage: 7, sort: [{ attribute: 'price', direction: 'asc' }] })),
    )
    const seen = pages.flatMap(({ places }) => places)
    expect(seen).toHaveLength(50)
    expect(new Set(seen).size).toBe(50)
  })

  test('API-12: several queries are answered in their order', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([{ make: 'Toyota' }, { make: 'Ford' }, { make: 'Ford' }])
    const answers = await getEngine().multiSearch([
      stock.toQuery({ lists: { make: ['Ford'] } }),
      stock.toQuery({ text: 'toyota' }),
      stock.toQuery({ perPage: 0 }),
    ])
    expect(answers.map(({ total, ids }) => [total, ids.length])).toEqual([
      [2, 2],
      [1, 1],
      [3, 0],
    ])
  })
}
