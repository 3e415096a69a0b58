import { expect, test } from 'vitest'
import { toRowSearch } from './row-search'
import { ALL_STOCK } from './search-state'

const NOW = 1_790_000_000

test('CARD-01: a row without filters lists all stock in the tenant’s order', () => {
  expect(toRowSearch({}, null, 8, NOW)).toEqual(ALL_STOCK)
})

test('CARD-01: the editor’s filters become search filters', () => {
  const state = toRowSearch({ carType: 'used', make: ' Toyota ', body: 'SUV', fuel: 'Hybrid', maxPrice: 30000 }, 'price-low', 8, NOW)
  expect(state).toMatchObject({
    sortBy: 'price-low',
    lists: { car_type: ['used'], make: ['Toyota'], body: ['SUV'], fuel: ['Hybrid'] },
    ranges: { price: { min: null, max: 30000 } },
  })
})

test('CAR-12: just arrived means within the tenant’s number of days', () => {
  expect(toRowSearch({ justArrived: true }, 'newest', 5, NOW).ranges).toEqual({
    created_at_timestamp: { min: NOW - 5 * 86_400, max: null },
  })
})

test('CARD-01: blank filters are ignored, and an unknown order becomes recommended', () => {
  expect(toRowSearch({ make: '  ', carType: '', maxPrice: 0, justArrived: false }, 'by-colour', 8, NOW)).toEqual(ALL_STOCK)
})

test('LOOK-09: a row of subscription cars searches by subscription price', () => {
  expect(toRowSearch({ subscription: true, body: 'SUV' }, null, 8, NOW)).toEqual({
    ...ALL_STOCK,
    lists: { body: ['SUV'] },
    ranges: { subscription_price: { min: 1, max: null } },
  })
})
