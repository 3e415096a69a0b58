import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeMarketRange, toGaugeFill, type MarketCar } from './market-range'

const subject = { badge: 'GX', year: 2021, km: 60_000 }
const like = (price: number, changes: Partial<MarketCar> = {}): MarketCar => ({ ...subject, price: price * 100, ...changes })
const market = (count: number, changes: Partial<MarketCar> = {}) =>
  Array.from({ length: count }, (_, index) => like(40_000 + index * 200, changes))

describe('the market range of comparable stock', () => {
  test('GAUGE-02: the range is calculated from the prices of comparable cars', () => {
    const range = computeMarketRange(subject, market(11))
    expect(range).toMatchObject({ min: 40_300_00, middle: 41_000_00, max: 41_700_00, comparables: 11 })
  })

  test.each([
    ['no car', []],
    ['three cars', market(3)],
    ['cars of another generation', market(9, { year: 2015 })],
    ['cars without a price', market(9, { price: 0 })],
  ])('GAUGE-03: %s give no market range', (_, cars) => {
    expect(computeMarketRange(subject, cars)).toBeNull()
  })

  test('GAUGE-02: an outlier barely changes the range', () => {
    const plain = computeMarketRange(subject, market(12))
    const odd = computeMarketRange(subject, [...market(11), like(400_000)])
    expect(Math.abs((odd?.max ?? 0) - (plain?.max ?? 0))).toBeLessThan(300_00)
  })

  test('GAUGE-02: prices of older cars and cars with more kilometres are adjusted upwards', () => {
    const same = computeMarketRange(subject, market(8))?.middle ?? 0
    expect(computeMarketRange(subject, market(8, { year: 2020 }))?.middle).toBeGreaterThan(same)
    expect(computeMarketRange(subject, market(8, { km: 100_000 }))?.middle).toBeGreaterThan(same)
    expect(computeMarketRange(subject, market(8, { year: 2022, km: 20_000 }))?.middle).toBeLessThan(same)
  })

  test('GAUGE-02: other badges count only if too few cars have the same badge', () => {
    const others = market(10, { badge: 'Cruiser', price: 60_000_00 })
    expect(computeMarketRange(subject, [...market(4), ...others])?.comparables).toBe(4)
    expect(computeMarketRange(subject, [...market(3), ...others])?.comparables).toBe(13)
  })

  test('GAUGE-04: few, mixed or less similar cars lower the confidence', () => {
    const sure = computeMarketRange(subject, market(20))?.confidence ?? 0
    expect(sure).toBeGreaterThan(0.8)
    expect(computeMarketRange(subject, market(5))?.confidence).toBeLessThan(sure)
    expect(computeMarketRange(subject, market(20, { badge: 'Cruiser' }))?.confidence).toBeLessThan(sure)
    expect(computeMarketRange({ ...subject, km: null }, market(20))?.confidence).toBeLessThan(sure)
    const mixed = market(20).map((car, index) => ({ ...car, price: car.price * (index % 2 === 0 ? 0.5 : 1.6) }))
    expect(computeMarketRange(subject, mixed)?.confidence).toBeLessThanOrEqual(0.2)
  })

  test('GAUGE-02: the range is in order and the confidence between 0 and 1, for any stock', () => {
    const cars = fc.record({
      badge: fc.constantFrom('GX', 'gx', null, 'Cruiser'),
      year: fc.integer({ min: 2016, max: 2026 }),
      km: fc.option(fc.integer({ min: 0, max: 400_000 })),
      price: fc.integer({ min: 0, max: 900_000_00 }),
    })
    fc.assert(
      fc.property(fc.array(cars, { maxLength: 40 }), (stock) => {
        const range = computeMarketRange(subject, stock)
        if (!range) return
        expect(range.min).toBeLessThanOrEqual(range.middle)
        expect(range.middle).toBeLessThanOrEqual(range.max)
        expect(range.confidence).toBeGreaterThanOrEqual(0)
        expect(range.confidence).toBeLessThanOrEqual(1)
      }),
    )
  })

  test.each([
    [39_000_00, 1],
    [40_000_00, 1],
    [42_000_00, 0.5],
    [44_000_00, 0],
    [50_000_00, 0],
  ])('GAUGE-06: a price of %d cents between 40,000 and 44,000 dollars has the fill %d', (listing, fill) => {
    expect(toGaugeFill(listing, { min: 40_000_00, max: 44_000_00 })).toBe(fill)
  })

  test('GAUGE-06: with a single market price, the fill is 1 or 0', () => {
    expect(toGaugeFill(40, { min: 40, max: 40 })).toBe(1)
    expect(toGaugeFill(41, { min: 40, max: 40 })).toBe(0)
  })
})
