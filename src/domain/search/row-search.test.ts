import { expect, test } from 'vitest'
import { chooseRow, toRowSearch } from './row-search'
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

test.each([
  ['a price from and to', { minPrice: 100_000, maxPrice: 200_000 }, { price: { min: 100_000, max: 200_000 } }],
  ['a price from', { minPrice: 100_000 }, { price: { min: 100_000, max: null } }],
  ['an age in model years', { maxAge: 3 }, { year: { min: 2023, max: null } }],
  ['this year’s models', { maxAge: 0 }, { year: { min: 2026, max: null } }],
  ['kilometres', { maxKm: 60_000 }, { km: { min: null, max: 60_000 } }],
  ['nothing for empty fields', { minPrice: null, maxAge: null, maxKm: 0 }, {}],
])('LOOK-10: a row is limited by %s', (_, filters, ranges) => {
  expect(toRowSearch(filters, null, 8, NOW).ranges).toEqual(ranges)
})

const car = (id: number, photoUrl: string | null) => ({ id, photoUrl })

test('LOOK-10: a row shows no vehicle twice', () => {
  expect(chooseRow([car(1, null), car(2, 'a'), car(1, null)], 8).map(({ id }) => id)).toEqual([1, 2])
})

test('LOOK-10: a row shows a picture again only after all different ones, and keeps to its limit', () => {
  const cars = [car(1, 'a'), car(2, 'a'), car(3, 'b'), car(4, null), car(5, null), car(6, 'b')]
  expect(chooseRow(cars, 8).map(({ id }) => id)).toEqual([1, 3, 4, 5, 2, 6])
  expect(chooseRow(cars, 3).map(({ id }) => id)).toEqual([1, 3, 4])
})
