import { describe, expect, test } from 'vitest'
import { isInScope, type ScopedCar, type ScopeSettings, toSearchScope } from './scope'
import type { VehicleKind } from '../vehicle/kinds/kinds'

const NOW = 1_790_000_000
const DAY = 86_400
const SETTINGS: ScopeSettings = {
  dealershipIds: [7],
  includeSoldDays: 3,
  minPhotoLevel: 3,
  stockCarTypes: [],
  stockKinds: [],
  stockStatuses: [],
  stockMakes: [],
  excludedStockNumbers: [],
}
const CAR: ScopedCar = {
  dealership_id: 7,
  show_on_dealer_website: true,
  status: 'in_stock',
  sold_date_timestamp: null,
  photos_count: 3,
  car_type: 'used',
  item_type: null,
  make: 'Toyota',
  stock_number: 'STK-100',
  price: 20_000,
}

describe('the vehicles that a tenant lists', () => {
  test.each<[string, Partial<ScopeSettings>, Partial<ScopedCar>, boolean]>([
    ['CAR-17: a vehicle in stock', {}, {}, true],
    ['CAR-15: a vehicle coming soon', {}, { status: 'coming_soon' }, true],
    ['CAR-17: a hidden vehicle', {}, { show_on_dealer_website: false }, false],
    ['CAR-16: sold a second after the cut-off', {}, { status: 'sold', sold_date_timestamp: NOW - 3 * DAY + 1 }, true],
    ['CAR-16: sold exactly at the cut-off', {}, { status: 'sold', sold_date_timestamp: NOW - 3 * DAY }, false],
    ['CAR-16: sold without a date', {}, { status: 'sold' }, false],
    ['CAR-16: a window of 0 days', { includeSoldDays: 0 }, { status: 'sold', sold_date_timestamp: NOW - 1 }, false],
    ['CAR-16: a window of half a day', { includeSoldDays: 0.5 }, { status: 'sold', sold_date_timestamp: NOW - DAY / 2 + 1 }, true],
    ['CAR-16: a negative window counts as 0', { includeSoldDays: -5 }, { status: 'sold', sold_date_timestamp: NOW - 1 }, false],
    ['CAR-16: a sold date in the future', {}, { status: 'sold', sold_date_timestamp: NOW + DAY }, true],
    ['CAR-15: in stock with an old sold date', {}, { sold_date_timestamp: NOW - 400 * DAY }, true],
    ['CAR-17: just sold but hidden', {}, { status: 'sold', sold_date_timestamp: NOW, show_on_dealer_website: false }, false],
    ['CAR-18: just sold with too few photos', {}, { status: 'sold', sold_date_timestamp: NOW, photos_count: 0 }, false],
    ['CAR-18: a level below 0 requires no photo', { minPhotoLevel: -3 }, { photos_count: 0 }, true],
    ['CAR-18: a level is rounded down', { minPhotoLevel: 3.9 }, { photos_count: 3 }, true],
    ['CAR-19: just sold where only stock is listed', { stockStatuses: ['in_stock'] }, { status: 'sold', sold_date_timestamp: NOW }, false],
    ["CAR-19: blanks don't limit", { stockMakes: [' ', ''], stockCarTypes: [''] }, {}, true],
    ['CAR-19: every limit must hold', { stockMakes: ['Toyota'], stockCarTypes: ['new'] }, {}, false],
    ['CAR-18: one photo too few', {}, { photos_count: 2 }, false],
    ['CAR-18: level 0 requires no photo', { minPhotoLevel: 0 }, { photos_count: 0 }, true],
    ['CAR-18: a level above 14 counts as 14', { minPhotoLevel: 99 }, { photos_count: 14 }, true],
    ['CAR-19: the car type is in the limit, ignoring case', { stockCarTypes: ['Used'] }, {}, true],
    ['CAR-19: the car type is not in the limit', { stockCarTypes: ['new', 'demo'] }, {}, false],
    ['CAR-19: the status is not in the limit', { stockStatuses: ['coming_soon'] }, {}, false],
    ['CAR-19: the make is in the limit', { stockMakes: ['Ford', 'TOYOTA'] }, {}, true],
    ['CAR-19: the make is not in the limit', { stockMakes: ['Ford'] }, {}, false],
    ['CAR-20: an excluded stock number in another spelling', { excludedStockNumbers: ['stk 100'] }, {}, false],
    ['CAR-20: another excluded stock number', { excludedStockNumbers: ['STK-1001', ''] }, {}, true],
    ['CAR-20: exclusions do not touch a car without stock number', { excludedStockNumbers: ['-'] }, { stock_number: null }, true],
    ['SEC-01: a car of another dealership', {}, { dealership_id: 8 }, false],
    ['SEC-01: a tenant without dealerships lists nothing', { dealershipIds: [] }, {}, false],
  ])('%s', (_name, settings, car, listed) => {
    expect(isInScope({ ...CAR, ...car }, toSearchScope({ ...SETTINGS, ...settings }, NOW))).toBe(listed)
  })

  test.each([
    [null, false],
    [0, false],
    [0.5, true],
  ])('SRCH-17: priced only, a vehicle of %j dollars', (price, listed) => {
    expect(isInScope({ ...CAR, price }, { ...toSearchScope(SETTINGS, NOW), isPricedOnly: true })).toBe(listed)
  })
})

test.each<[string, VehicleKind[], string | null, boolean]>([
  ['KIND-01: a site that names no kind lists a caravan', [], 'caravan', true],
  ['KIND-01: a caravan site lists a caravan', ['caravan'], 'caravan', true],
  ['KIND-01: a caravan site lists no car', ['caravan'], null, false],
  ['KIND-01: a car site lists no caravan', ['car'], 'caravan', false],
  ['KIND-01: a car site lists a car', ['car'], null, true],
  ['KIND-01: a site of cars and boats lists no caravan', ['car', 'boat'], 'caravan', false],
  ['KIND-01: a site of caravans and motorhomes lists a motorhome', ['caravan', 'motorhome'], 'motorhome', true],
])('%s', (_, stockKinds, itemType, isListed) => {
  expect(isInScope({ ...CAR, item_type: itemType }, toSearchScope({ ...SETTINGS, stockKinds }, NOW))).toBe(isListed)
})
