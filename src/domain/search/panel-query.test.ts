import { describe, expect, test } from 'vitest'
import { toPanelResponse, toPanelCounts, toPanelQuery } from './panel-query'
import { emptySearchQuery, type SearchResult } from './query'
import { toSearchScope } from './scope'
import { ALL_STOCK } from './search-state'

const scope = toSearchScope(
  {
    dealershipIds: [1],
    includeSoldDays: 0,
    minPhotoLevel: 0,
    stockCarTypes: [],
    stockKinds: [],
    stockStatuses: [],
    stockMakes: [],
    excludedStockNumbers: [],
  },
  1_790_000_000,
)
const models = [
  { value: '3', count: 9 },
  { value: '911', count: 2 },
]
const makes = [
  { value: 'Mazda', count: 9 },
  { value: 'Porsche', count: 2 },
]

function resultWith(overrides: Partial<SearchResult>): SearchResult {
  return {
    ids: [],
    total: 11,
    facets: { make: makes, model: models },
    stats: { price: { min: 0, max: 472_990 } },
    histograms: {},
    ms: 1,
    ...overrides,
  }
}

test('SRP-15: the query asks only for counts, whatever the page and size of the search', () => {
  const query = toPanelQuery({ ...emptySearchQuery(scope), lists: { body: ['SUV'] }, page: 4, perPage: 21 })
  expect(query).toMatchObject({ lists: { body: ['SUV'] }, page: 1, perPage: 0, facets: expect.arrayContaining(['make', 'model', 'body']) })
})

describe('models depend on the make', () => {
  test.each([
    ['SRCH-02: none without a make, because names repeat', [], makes, 0],
    ['SRCH-02: models of the chosen make', ['Mazda'], makes, 2],
    ['SRCH-02: models of the only make in stock', [], makes.slice(0, 1), 2],
    ['SRCH-02: none for several makes', ['Mazda', 'Porsche'], makes, 0],
  ])('%s', (_, make, offered, expected) => {
    const counts = toPanelCounts(resultWith({ facets: { make: offered, model: models } }), { ...ALL_STOCK, lists: { make } })
    expect(counts.lists.model).toHaveLength(expected)
  })
})

test.each([
  ['SRCH-19: the highest price in stock', { price: { min: 0, max: 472_990 } }, 472_990, false],
  ['SRCH-19: no highest price without prices', {}, null, false],
  ['SRCH-09: subscriptions are available', { subscription_price: { min: 690, max: 1090 } }, null, true],
  ["SRCH-09: subscriptions at price 0 don't count", { subscription_price: { min: 0, max: 0 } }, null, false],
])('%s', (_, stats, highestPrice, hasSubscriptions) => {
  expect(toPanelCounts(resultWith({ stats }), ALL_STOCK)).toMatchObject({ total: 11, highestPrice, hasSubscriptions })
})

test('SRP-15: the response keeps the order by count, even for numeric model names', () => {
  const counts = toPanelCounts(resultWith({}), { ...ALL_STOCK, lists: { make: ['Porsche'] } })
  const answer = toPanelResponse(counts, { countText: '11 cars', address: '/search/porsche' })
  expect(answer).toMatchObject({ total: 11, countText: '11 cars', address: '/search/porsche' })
  expect(answer.lists.model).toEqual([
    ['3', 9],
    ['911', 2],
  ])
  expect(answer.lists.body).toEqual([])
})
