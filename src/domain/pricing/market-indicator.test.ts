import { expect, test } from 'vitest'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import { resolveMarketIndicator } from './market-indicator'

test.each([
  ['GAUGE-08: 500 below both averages', 40_000, 40_500, 40_500, dollars(500)],
  ['GAUGE-08: 499 below is not enough', 40_000, 40_499, 40_499, null],
  ['GAUGE-08: 499.01 below is enough', 40_000, 40_499.01, 40_499, dollars(499.01)],
  ['GAUGE-08: a cent below the state average is enough', 40_000, 41_000, 40_000.01, dollars(1_000)],
  ['GAUGE-08: at the state average', 40_000, 41_000, 40_000, null],
  ['GAUGE-08: above average', 42_000, 40_000, 45_000, null],
  ['GAUGE-08: no average', 40_000, null, 45_000, null],
  ['GAUGE-08: average 0', 40_000, 0, 45_000, null],
  ['GAUGE-08: no state average', 40_000, 45_000, null, null],
  ['GAUGE-08: state average 0', 40_000, 45_000, 0, null],
  ['GAUGE-08: a placeholder price', 1, 45_000, 45_000, null],
  ['GAUGE-08: no price', null, 45_000, 45_000, null],
])('%s', (_, price, average, stateAverage, expected) => {
  const cents = (amount: number | null) => (amount === null ? null : dollars(amount))
  const car = aVehicle({ price: cents(price), market: { average: cents(average), stateAverage: cents(stateAverage) } })
  expect(resolveMarketIndicator(car)).toBe(expected)
})

test.each([
  ['used', dollars(2_000)],
  ['demo', null],
  ['new', null],
] as const)('LOOK-20: the badge of a %s car', (carType, expected) => {
  const car = aVehicle({ carType, price: dollars(40_000), market: { average: dollars(42_000), stateAverage: dollars(42_000) } })
  expect(resolveMarketIndicator(car)).toBe(expected)
})
