import { describe, expect, test } from 'vitest'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import { isOffered, isReservable, resolvePurchase, toCheckoutHref } from './eligibility'

const ON = { reserveEnabled: true, onlinePurchaseEnabled: true, reservePath: 'checkout', subscriptionsEnabled: false } as const

test.each([
  ['in stock with a price', {}, true],
  ['just above ten dollars', { price: dollars(10.01) }, true],
  ['ten dollars', { price: dollars(10) }, false],
  ['no price', { price: null }, false],
  ['still to come', { status: 'coming_soon' }, false],
  ['sold', { status: 'sold' }, false],
  ['flagged as sold', { isSoldFlag: true }, false],
  ['reserved', { isReserved: true }, false],
] as const)('BUY-01: %s', (_, changed, expected) => {
  const vehicle = aVehicle(changed)
  expect(isReservable(vehicle)).toBe(expected)
  expect(isOffered(vehicle, ON, 'reserve')).toBe(expected)
  expect(isOffered(vehicle, { ...ON, reserveEnabled: false }, 'reserve')).toBe(false)
})

describe('resolvePurchase', () => {
  const { slug } = aVehicle()
  test.each([
    [
      'BUY-01: reserve alone',
      {},
      { ...ON, onlinePurchaseEnabled: false },
      { kind: 'offered', reserveHref: `/cars/${slug}/checkout`, buyHref: null },
    ],
    [
      'BUY-04: reserving and buying online',
      {},
      ON,
      { kind: 'offered', reserveHref: `/cars/${slug}/checkout`, buyHref: `/checkout-journey?car_id=${slug}` },
    ],
    ['BUY-02: a search for similar cars instead', { isReserved: true }, ON, { kind: 'similar' }],
    [
      'LOOK-09: a subscription car has its own form',
      { subscriptionPrice: dollars(690) },
      { ...ON, subscriptionsEnabled: true },
      { kind: 'subscribe', href: `/cars/${slug}#subscribe` },
    ],
    [
      'LOOK-09: a reserved subscription car leads to similar ones',
      { subscriptionPrice: dollars(690), isReserved: true },
      { ...ON, subscriptionsEnabled: true },
      { kind: 'similar' },
    ],
    ['BUY-01: a site without reservations', {}, { ...ON, reserveEnabled: false }, { kind: 'none' }],
  ] as const)('%s', (_, changed, settings, expected) => {
    expect(resolvePurchase(aVehicle(changed), settings)).toEqual(expected)
  })
})

test('LOOK-09: no checkout is offered for a subscription car, whatever its address says', () => {
  const car = aVehicle({ subscriptionPrice: dollars(690) })
  for (const mode of ['reserve', 'purchase'] as const) {
    expect(isOffered(car, ON, mode)).toBe(true)
    expect(isOffered(car, { ...ON, subscriptionsEnabled: true }, mode)).toBe(false)
  }
})

test('BUY-03: the reserve page of a brand variant has its own path', () => {
  expect(toCheckoutHref('rav4', 'reserve', { reservePath: 'buy-online' })).toBe('/cars/rav4/buy-online')
  expect(toCheckoutHref('rav4', 'purchase', { reservePath: 'buy-online' })).toBe('/checkout-journey?car_id=rav4')
})
