import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depreciate, quoteWeekly, roundToAsking, toFinanceTerms, type Wear } from './price'

const wear: fc.Arbitrary<Wear> = fc.record({
  newPrice: fc.integer({ min: 15_000, max: 600_000 }),
  age: fc.double({ min: 0, max: 15, noNaN: true }),
  listAge: fc.integer({ min: 0, max: 15 }),
  km: fc.integer({ min: 0, max: 300_000 }),
  retention: fc.double({ min: 0.8, max: 1.3, noNaN: true }),
  isElectric: fc.boolean(),
})

describe("the prices of the demonstration's vehicles", () => {
  test('CAR-02: more kilometres never make a car more expensive', () => {
    fc.assert(
      fc.property(wear, fc.integer({ min: 1, max: 100_000 }), (car, more) => depreciate({ ...car, km: car.km + more }) <= depreciate(car)),
    )
  })

  test('CAR-02: with typical kilometres every year makes a car cheaper', () => {
    fc.assert(
      fc.property(wear, (car) => {
        const at = (age: number) => depreciate({ ...car, age, listAge: 0, km: age * 14_000 })
        return at(car.age + 1) < at(car.age)
      }),
    )
  })

  test('CAR-02: a make that retains its value is worth more at the same age', () => {
    const car = { newPrice: 50_000, age: 5, listAge: 0, km: 70_000, isElectric: false }
    expect(depreciate({ ...car, retention: 1.1 })).toBeGreaterThan(depreciate({ ...car, retention: 0.9 }))
  })

  test.each([
    [42_400, 990, 41_990],
    [42_600, 990, 42_990],
    [18_700, 490, 18_490],
    [30_200, 888, 29_888],
    [100, 990, 2_990],
  ] as const)('CAR-02: %i dollars ending in %i become an asking price of %i', (value, ending, asking) => {
    expect(roundToAsking(value, ending)).toBe(asking)
  })

  test('FIN-24: the weekly amount covers five years without deposit, with the fee in its comparison rate', () => {
    expect(quoteWeekly(42_990, toFinanceTerms({ rate: 8.99, establishmentFee: 530, comparisonRate: 9.74 }))).toEqual({
      weeklyRepaymentAmount: 207.96,
      advertisedRate: 8.99,
      comparisonRate: 9.74,
    })
  })

  test('FIN-35: a monthly fee is in the weekly amount and its comparison rate', () => {
    const [plain, charged] = [0, 8_00].map((monthly) => quoteWeekly(42_990, { rate: 8.99, fees: { financed: 530_00, monthly } }))
    expect((charged?.weeklyRepaymentAmount ?? 0) - (plain?.weeklyRepaymentAmount ?? 0)).toBeCloseTo(1.85, 9)
    expect(charged?.comparisonRate).toBeGreaterThan(9.74)
  })

  test.each([null, 0, 10, 11, 500])('FIN-27: a price of %s has no quote', (price) => {
    expect(quoteWeekly(price, { rate: 8.99, fees: { financed: 530_00, monthly: 0 } })).toEqual({
      weeklyRepaymentAmount: null,
      advertisedRate: null,
      comparisonRate: null,
    })
  })
})
