import { expect, test } from 'vitest'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import { resolveTradeInHref } from './trade-in'

test.each([
  ['TRD-03: in stock above the minimum price', {}, true, '/cars/trade-in?car_id=501'],
  ['TRD-03: the service is off', {}, false, null],
  ['TRD-03: coming soon', { status: 'coming_soon' }, true, null],
  ['TRD-03: sold', { status: 'sold' }, true, null],
  ['TRD-03: flagged as sold', { isSoldFlag: true }, true, null],
  ['TRD-03: reserved', { isReserved: true }, true, null],
  ['TRD-03: just above 200', { price: dollars(200.01) }, true, '/cars/trade-in?car_id=501'],
  ['TRD-03: 200', { price: dollars(200) }, true, null],
  ['TRD-03: no price', { price: null }, true, null],
  ['LOOK-09: by subscription', { subscriptionPrice: dollars(390) }, true, null],
] as const)('%s', (_, overrides, tradeInValuationEnabled, expected) => {
  expect(resolveTradeInHref(aVehicle(overrides), { tradeInValuationEnabled, subscriptionsEnabled: true })).toBe(expected)
})
