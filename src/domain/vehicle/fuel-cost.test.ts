import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeFuelCost, readDistance, readFuelPrice, resolveConsumption, DEFAULT_FUEL_PRICE, DEFAULT_WEEKLY_DISTANCE } from './fuel-cost'

const car = (simpleFuel: string | null, fuelConsumptionCombined: number | null, fuel: string | null = null) => ({
  simpleFuel,
  fuel,
  variant: { fuelConsumptionCombined },
})

describe('the fuel calculator', () => {
  test.each([
    ['FUEL-01: an electric car has no calculator', car('Electric', 5), null],
    ['FUEL-01: recognised by its fuel too', car(null, null, 'electric'), null],
    ['FUEL-04: a car’s own', car('Petrol', 6.4), 6.4],
    ['FUEL-04: a hybrid’s own', car('Hybrid', 4.7), 4.7],
    ['FUEL-04: 10 if none is stated', car('Diesel', null), 10],
    ['FUEL-04: 10 for a stated 0', car('Diesel', 0), 10],
    ['FUEL-04: 10 if nothing is known', car(null, null), 10],
  ])('%s', (_, vehicle, expected) => {
    expect(resolveConsumption(vehicle)).toBe(expected)
  })

  test.each([
    ['250 kms', 250],
    ['1,250kms', 1250],
    ['12 km', 12],
    ['', 0],
    ['far', 0],
    ['-5', 0],
    ['1e309', 0],
    ['0x10', 16],
  ])('FUEL-05: a distance of %j is %d km', (typed, expected) => {
    expect(readDistance(typed)).toBe(expected)
  })

  test.each([
    ['$1.70', 1.7],
    ['$ 2', 2],
    ['1,000', 1000],
    ['$', 0],
    ['free', 0],
  ])('FUEL-06: a price of %j is %d dollars', (typed, expected) => {
    expect(readFuelPrice(typed)).toBe(expected)
  })

  test('FUEL-07: a week, a month and a year with the default price and distance (FUEL-02, FUEL-03)', () => {
    expect(computeFuelCost(DEFAULT_WEEKLY_DISTANCE, 6.4, DEFAULT_FUEL_PRICE)).toEqual({ weekly: 27_20, monthly: 117_87, yearly: 1_414_40 })
  })

  test('FUEL-07: half a cent is rounded up', () => {
    expect(computeFuelCost(250, 4.7, 1.7).weekly).toBe(19_98)
  })

  test('FUEL-07: the cost is a whole number of cents for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.double({ min: 0.1, max: 40, noNaN: true }), (distance, price, consumption) => {
        for (const cost of Object.values(computeFuelCost(readDistance(distance), consumption, readFuelPrice(price)))) {
          expect(Number.isInteger(cost)).toBe(true)
          expect(cost).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
