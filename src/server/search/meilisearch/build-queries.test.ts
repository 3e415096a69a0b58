import { describe, expect, test } from 'vitest'
import { emptySearchQuery, prepareSearchQuery, type SearchQuery } from '@/domain/search/query'
import { toSearchScope } from '@/domain/search/scope'
import { buildIdentifierProbes, buildQueries, type EngineAnswer, readAnswers } from './build-queries'
import { INDEX_SETTINGS } from './index-settings'

const SCOPE = toSearchScope(
  {
    dealershipIds: [3],
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
const prepare = (part: Partial<SearchQuery>) => prepareSearchQuery({ ...emptySearchQuery(SCOPE), ...part })
const answer = (part: Partial<EngineAnswer>): EngineAnswer => ({ hits: [], processingTimeMs: 1, query: '', indexUid: 'cars', ...part })

test('LOOK-15: the distance from a place comes before other sort keys, and its attribute is sortable', () => {
  const part = { isNearestFirst: true, sort: [{ attribute: 'price', direction: 'asc' }] } as const
  const near = { lat: -27.5, lng: 153, radiusMetres: 1_000 }
  const sortOf = (query: Partial<SearchQuery>) => buildQueries('cars', prepare(query), { kind: 'words' })[0]?.sort
  expect(sortOf({ ...part, near })).toEqual(['_geoPoint(-27.5, 153):asc', 'price:asc'])
  expect([sortOf(part), sortOf({ ...part, near, isNearestFirst: false })]).toEqual([['price:asc'], ['price:asc']])
  expect(INDEX_SETTINGS.sortableAttributes).toContain('_geo')
})

describe('SRCH-10: one query, and one more for each active filter whose facet is counted', () => {
  test('SRCH-10: exact totals, all words required, own filter left out', () => {
    const query = prepare({
      text: '"Land Cruiser" -prado',
      lists: { make: ['Toyota'], body: ['SUV'], fuel: ['Diesel'] },
      ranges: { price: { min: 1, max: null } },
      facets: ['make', 'body', 'model'],
      stats: ['price', 'km'],
      sort: [{ attribute: 'price', direction: 'asc' }],
      page: 3,
      perPage: 21,
    })
    const queries = buildQueries('cars', query, { kind: 'words' })
    expect(queries[0]).toMatchObject({
      q: 'land cruiser prado',
      matchingStrategy: 'all',
      page: 3,
      hitsPerPage: 21,
      sort: ['price:asc'],
      facets: ['model', 'km'],
    })
    expect(queries.slice(1).map(({ facets, hitsPerPage, page }) => [facets, hitsPerPage, page])).toEqual([
      [['make'], 0, 1],
      [['body'], 0, 1],
      [['price'], 0, 1],
    ])
    const [main, withoutMake] = queries.map(({ filter }) => [filter].flat())
    expect(main).toEqual(expect.arrayContaining(['make IN ["toyota"]', 'body IN ["suv"]', 'fuel IN ["diesel"]', 'price >= 1']))
    expect(withoutMake).not.toContain('make IN ["toyota"]')
    expect(withoutMake).toContain('fuel IN ["diesel"]')
  })

  test('SRCH-09: an identifier becomes a filter, not text', () => {
    const query = prepare({ text: 'STK-10' })
    const [main] = buildQueries('cars', query, { kind: 'identifier', identifier: 'stk10', asPrefix: true })
    expect(main?.q).toBe('')
    expect(main?.filter).toContain('(vin_key STARTS WITH "stk10" OR stock_number_key STARTS WITH "stk10")')
    expect(buildIdentifierProbes('cars', query, 'stk10').map(({ hitsPerPage }) => hitsPerPage)).toEqual([0, 0])
  })
})

test('SRCH-10: facets and stats come from the query without their own filter', () => {
  const query = prepare({
    lists: { make: ['Toyota'] },
    ranges: { price: { min: 1, max: null } },
    facets: ['make', 'model', 'series'],
    stats: ['price', 'km', 'year'],
    histograms: ['price', 'km', 'year'],
  })
  const result = readAnswers(query, [
    answer({
      hits: [{ id: 5 }, { id: 2 }],
      totalHits: 2,
      facetDistribution: { model: { Yaris: 1, Camry: 1 }, km: { 5: 1, '4999.5': 1 } },
      facetStats: { km: { min: 5, max: 9 } },
    }),
    answer({ facetDistribution: { make: { Kia: 3, Toyota: 2 } } }),
    answer({ facetDistribution: { price: { 1: 1 } }, facetStats: { price: { min: 0, max: 8 } } }),
  ])
  expect(result).toEqual({
    ids: [5, 2],
    total: 2,
    facets: {
      make: [
        { value: 'Kia', count: 3 },
        { value: 'Toyota', count: 2 },
      ],
      model: [
        { value: 'Camry', count: 1 },
        { value: 'Yaris', count: 1 },
      ],
      series: [],
    },
    stats: { price: { min: 0, max: 8 }, km: { min: 5, max: 9 } },
    histograms: {
      price: [{ from: 0, count: 1 }],
      km: [{ from: 0, count: 2 }],
      year: [],
    },
  })
})

test('SRCH-09: VIN and stock number are not in the full text of the index', () => {
  expect(INDEX_SETTINGS.searchableAttributes).not.toEqual(expect.arrayContaining(['vin']))
  expect(INDEX_SETTINGS.searchableAttributes).not.toEqual(expect.arrayContaining(['stock_number']))
  expect(INDEX_SETTINGS.searchableAttributes?.indexOf('model')).toBeLessThan(
    INDEX_SETTINGS.searchableAttributes?.indexOf('description') ?? -1,
  )
})
