import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import { describeDifference } from './describe-difference'

const car = aVehicle({ price: dollars(42_990), offerPrice: null, km: 28_410, year: 2023, priceType: 'Drive away' })

test.each([
  ['cheaper with more kilometres', { price: dollars(40_890), km: 37_410 }, '$2,100 less, 9,000 km more'],
  ['dearer, newer, with fewer kilometres', { price: dollars(45_000), km: 3_000, year: 2024 }, '$2,010 more, 25,000 km less, 1 year newer'],
  ['years older', { year: 2020 }, '3 years older'],
  ['its reduced price counts', { offerPrice: dollars(41_990) }, '$1,000 less'],
  ['the same car', {}, null],
  ['differences that do not matter', { price: dollars(42_900), km: 28_700 }, null],
  ['prices that include different charges', { price: dollars(30_000), priceType: 'Excl. govt charges' }, null],
  ['a subscription', { subscriptionPrice: dollars(390), price: dollars(30_000) }, null],
  ['a placeholder price, without kilometres and year', { price: dollars(1), km: null, year: null }, null],
])('SIM-01: %s', (_, overrides, expected) => {
  expect(describeDifference(car, { ...car, ...overrides })).toBe(expected)
})

test('SIM-01: seen from the other car, more is less and newer is older', () => {
  const cars = fc.record({
    price: fc.option(fc.integer({ min: 0, max: 20_000_000 }), { nil: null }),
    km: fc.option(fc.integer({ min: 0, max: 400_000 }), { nil: null }),
    year: fc.option(fc.integer({ min: 1990, max: 2027 }), { nil: null }),
  })
  const opposites: Record<string, string> = { less: 'more', more: 'less', newer: 'older', older: 'newer' }
  fc.assert(
    fc.property(cars, cars, (one, other) => {
      const [there, back] = [
        describeDifference({ ...car, ...one }, { ...car, ...other }),
        describeDifference({ ...car, ...other }, { ...car, ...one }),
      ]
      expect(there?.replaceAll(/less|more|newer|older/g, (word) => opposites[word] ?? '') ?? null).toBe(back)
    }),
  )
})
