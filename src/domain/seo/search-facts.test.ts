import { expect, test } from 'vitest'
import { ALL_STOCK, type SearchState } from '../search/search-state'
import { toSearchFacts } from './search-facts'

const words = { heading: 'Used Toyota cars', count: '22 cars', total: 22, name: 'Harbour City Motors' }
const factsOf = (state: Partial<SearchState>) => toSearchFacts({ ...ALL_STOCK, ...state }, words)

test.each<[string, Partial<SearchState>, string, boolean]>([
  ['SEO-01: all stock', {}, '/search', true],
  ['SEO-01: a type and a make are a route', { lists: { car_type: ['used'], make: ['Toyota'] } }, '/search/used-cars/toyota', true],
  ['SEO-01: two types with their own route', { lists: { car_type: ['new', 'demo'] } }, '/search/new-and-demo-cars', true],
  ['SEO-01: one more filter', { lists: { car_type: ['used'], body: ['SUV'] } }, '/search/used-cars', true],
  ['SEO-01: the second page of a route', { lists: { car_type: ['used'] }, page: 2 }, '/search/used-cars', true],
  ['SEO-01: two more filters', { lists: { car_type: ['used'], body: ['SUV', 'Ute'] } }, '/search/used-cars', false],
  ['SEO-01: a filter and a range', { lists: { fuel: ['Diesel'] }, ranges: { price: { min: 1, max: 2 } } }, '/search', false],
  ['SEO-01: a body type has a route', { lists: { body: ['SUV'] } }, '/search/suv', true],
  [
    'SEO-01: a body type with two more filters',
    { lists: { body: ['SUV'], fuel: ['Diesel'] }, ranges: { price: { min: 1, max: 2 } } },
    '/search/suv',
    false,
  ],
  ['SEO-01: a typed query', { query: 'rav4' }, '/search', false],
  ['SEO-01: near a postcode', { near: { postcode: '4000', radiusKm: 50 } }, '/search', false],
])('%s', (_, state, canonical, isIndexed) => {
  expect(factsOf(state)).toMatchObject({ canonical, isIndexed })
})

test('SEO-01: a route without vehicles isn’t indexed, and its description says so', () => {
  const facts = toSearchFacts(
    { ...ALL_STOCK, lists: { make: ['Toyota'], model: ['i30'] } },
    { ...words, heading: 'Toyota i30 cars', total: 0 },
  )
  expect(facts).toMatchObject({ canonical: '/search/toyota/i30', isIndexed: false })
  expect(facts.description).toMatch(/^Toyota i30 cars at Harbour City Motors: none in stock right now\./)
})

test('SEO-01: each route has its own description within the length limit', () => {
  expect(factsOf({}).description).toMatch(/^Used Toyota cars at Harbour City Motors: 22 cars/)
  const long = toSearchFacts(ALL_STOCK, {
    ...words,
    heading: 'Used Mercedes-Benz Sprinter Cab Chassis light commercial vehicles at Brisbane North',
  })
  expect(long.description).not.toContain('Filter by')
})
