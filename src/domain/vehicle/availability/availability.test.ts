import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BUILT_AT, aVehicle } from '@tests/builders/vehicle'
import { VEHICLE_STATUSES } from '../vehicle'
import { isAvailable, isListed, soldCutoffAt } from './availability'

const now = BUILT_AT
const day = 86_400
const settings = { includeSoldDays: 3 }

test.each([
  ['CAR-15: in stock', 'in_stock', false, true],
  ['CAR-15: coming soon', 'coming_soon', false, true],
  ['CAR-15: sold', 'sold', true, false],
  ['CAR-15: status decides, not the flag', 'in_stock', true, true],
  ['CAR-15: sold without the flag', 'sold', false, false],
] as const)('%s', (_, status, isSoldFlag, expected) => {
  expect(isAvailable(aVehicle({ status, isSoldFlag }))).toBe(expected)
})

test.each([
  ['CAR-16: three days', 3, now - 3 * day],
  ['CAR-16: 0 days: sold vehicles disappear at once', 0, now],
])('%s', (_, includeSoldDays, expected) => {
  expect(soldCutoffAt({ includeSoldDays }, now)).toBe(expected)
})

describe('isListed', () => {
  test.each([
    ['CAR-17: in stock and shown', {}, true],
    ['CAR-17: coming soon and shown', { status: 'coming_soon' }, true],
    ['CAR-17: in stock but hidden', { isShown: false }, false],
    ['CAR-17: sold yesterday', { status: 'sold', soldAt: now - day }, true],
    ['CAR-17: sold yesterday but hidden', { status: 'sold', soldAt: now - day, isShown: false }, false],
    ['CAR-17: sold exactly at the cut-off', { status: 'sold', soldAt: now - 3 * day }, false],
    ['CAR-17: sold a second after the cut-off', { status: 'sold', soldAt: now - 3 * day + 1 }, true],
    ['CAR-17: sold without a date', { status: 'sold', soldAt: null }, false],
    ['CAR-17: in stock with an old sold date', { soldAt: now - 90 * day }, true],
  ] as const)('%s', (_, overrides, expected) => {
    expect(isListed(aVehicle(overrides), settings, now)).toBe(expected)
  })

  test('CAR-16: once a sold vehicle has left the listings it never returns', () => {
    const cars = fc.record({
      status: fc.constantFrom(...VEHICLE_STATUSES),
      soldAt: fc.option(fc.integer({ min: now - 10 * day, max: now })),
      isShown: fc.boolean(),
    })
    fc.assert(
      fc.property(cars, fc.nat({ max: 10 * day }), fc.nat({ max: 10 * day }), (car, later, muchLater) => {
        const isListedSoon = isListed(car, settings, now + later)
        const isListedLate = isListed(car, settings, now + later + muchLater)
        expect(isListedLate && !isListedSoon).toBe(false)
      }),
    )
  })
})
