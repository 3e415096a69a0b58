import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aVehicle, aVehicleCard, dollars } from '@tests/builders/vehicle'
import { resolveAskingPrice, resolvePriceDisplay, resolveWasPrice } from './price-display'

const settings = { subscriptionsEnabled: false, noPriceText: 'Enquire for price.' }
const none = { kind: 'none', text: 'Enquire for price.' }
const preorder = { kind: 'preorder', text: 'PREORDER' }
const plain = (amount: number) => ({ kind: 'price', amount: dollars(amount), reducedFrom: null, saving: null })

describe('resolvePriceDisplay', () => {
  test.each([
    ['PRC-03: the normal price', { price: dollars(42_990) }, plain(42_990)],
    ['PRC-03: 10 dollars isn’t a price', { price: dollars(10) }, none],
    ['PRC-03: 10.01 dollars is a price', { price: dollars(10.01) }, plain(10.01)],
    ['PRC-03: an offer of 10 dollars is ignored', { price: dollars(42_990), offerPrice: dollars(10) }, plain(42_990)],
    ['PRC-03: an offer without a normal price', { price: null, offerPrice: dollars(30_000) }, plain(30_000)],
    [
      'PRC-04: an offer below the normal price is a reduction',
      { price: dollars(44_490), offerPrice: dollars(42_990) },
      { kind: 'price', amount: dollars(42_990), reducedFrom: dollars(44_490), saving: dollars(1_500) },
    ],
    [
      'PRC-04: an offer equal to the normal price isn’t a reduction',
      { price: dollars(42_990), offerPrice: dollars(42_990) },
      plain(42_990),
    ],
    ['PRC-04: an offer with a placeholder price isn’t a reduction', { price: dollars(10), offerPrice: dollars(9_990) }, plain(9_990)],
    ['PRC-04: an offer above the normal price isn’t a reduction', { price: dollars(40_000), offerPrice: dollars(42_990) }, plain(42_990)],
    ['PRC-05: preorder without a price', { price: null, isPreorder: true }, preorder],
    ['PRC-05: preorder with a placeholder price', { price: dollars(1), isPreorder: true }, preorder],
    ['PRC-01: a price comes before preorder', { price: dollars(42_990), isPreorder: true }, plain(42_990)],
    ['PRC-06: nothing else applies', { price: null }, none],
    ['PRC-06: a negative price isn’t a price', { price: dollars(-500) }, none],
    ['PRC-02: subscriptions off', { subscriptionPrice: dollars(199) }, plain(42_990)],
  ])('%s', (_, overrides, expected) => {
    expect(resolvePriceDisplay(aVehicle(overrides), settings)).toEqual(expected)
  })

  test.each([
    [
      'PRC-02: subscription before any price',
      { subscriptionPrice: dollars(199) },
      { kind: 'subscription', amount: dollars(199), period: 'week' },
    ],
    ['PRC-02: a subscription price of one cent', { subscriptionPrice: 1 }, { kind: 'subscription', amount: 1, period: 'week' }],
    ['PRC-02: a subscription price of 0 is ignored', { subscriptionPrice: 0 }, plain(42_990)],
    ['PRC-02: no subscription price', { subscriptionPrice: null }, plain(42_990)],
  ])('%s', (_, overrides, expected) => {
    expect(resolvePriceDisplay(aVehicleCard(overrides), { ...settings, subscriptionsEnabled: true })).toEqual(expected)
  })

  test('PRC-06: the configured text is shown', () => {
    expect(resolvePriceDisplay(aVehicle({ price: 0 }), { ...settings, noPriceText: 'POA' })).toEqual({ kind: 'none', text: 'POA' })
  })

  const money = fc.option(fc.integer({ min: -100, max: 10_000_000 }))
  const cars = fc.record({ price: money, offerPrice: money, subscriptionPrice: money, isPreorder: fc.boolean() })

  test('PRC-01: the first applicable price line is shown, for any vehicle', () => {
    fc.assert(
      fc.property(cars, fc.boolean(), (car, subscriptionsEnabled) => {
        const applies = [
          ['subscription', subscriptionsEnabled && (car.subscriptionPrice ?? 0) > 0],
          ['price', (car.offerPrice ?? 0) > 1000 || (car.price ?? 0) > 1000],
          ['preorder', car.isPreorder],
          ['none', true],
        ] as const
        const first = applies.find(([, does]) => does)
        expect(resolvePriceDisplay(car, { ...settings, subscriptionsEnabled }).kind).toBe(first?.[0])
      }),
    )
  })

  test('PRC-04: the struck-through price is the normal price, and the saving is the difference', () => {
    fc.assert(
      fc.property(cars, (car) => {
        const display = resolvePriceDisplay(car, settings)
        if (display.kind !== 'price') return
        expect(display.amount).toBe(resolveAskingPrice(car))
        if (display.reducedFrom === null) expect(display.saving).toBeNull()
        else {
          expect(display.reducedFrom).toBe(car.price)
          expect(display.saving).toBe(display.reducedFrom - display.amount)
          expect(display.saving).toBeGreaterThan(0)
        }
      }),
    )
  })
})

test.each([
  ['PRC-07: above the displayed price', { beforePrice: dollars(44_490) }, false, dollars(44_490)],
  ['PRC-07: equal to it', { beforePrice: dollars(42_990) }, false, null],
  ['PRC-07: below it', { beforePrice: dollars(40_000) }, false, null],
  ['PRC-07: no was-price', { beforePrice: null }, false, null],
  ['PRC-07: above the displayed offer', { beforePrice: dollars(42_000), offerPrice: dollars(41_000) }, false, dollars(42_000)],
  ['PRC-07: not beside a subscription', { beforePrice: dollars(44_490), subscriptionPrice: dollars(199) }, true, null],
  ['PRC-07: not without a price', { beforePrice: dollars(44_490), price: null }, false, null],
])('%s', (_, overrides, subscriptionsEnabled, expected) => {
  const car = aVehicle(overrides)
  expect(resolveWasPrice(car, resolvePriceDisplay(car, { ...settings, subscriptionsEnabled }))).toBe(expected)
})
