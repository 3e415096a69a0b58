import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceKm, EARTH_RADIUS_KM, isOnGlobe } from './geo'

const BRISBANE = { lat: -27.4698, lng: 153.0251 }
const SYDNEY = { lat: -33.8688, lng: 151.2093 }
const point = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) })

describe('LIM-01: great-circle distance with an earth radius of 6371 km', () => {
  test.each([
    ['a quarter of the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 90 }, (Math.PI / 2) * EARTH_RADIUS_KM],
    ['pole to pole', { lat: 90, lng: 12 }, { lat: -90, lng: -77 }, Math.PI * EARTH_RADIUS_KM],
    ['one degree of latitude', { lat: -27, lng: 153 }, { lat: -28, lng: 153 }, 111.195],
    ['Brisbane to Sydney', BRISBANE, SYDNEY, 732],
    ['across the antimeridian', { lat: -17, lng: 179.5 }, { lat: -17, lng: -179.5 }, 106.336],
    ['the same place', BRISBANE, BRISBANE, 0],
  ])('%s', (_name, from, to, kilometres) => {
    expect(Math.abs(distanceKm(from, to) - kilometres)).toBeLessThan(kilometres * 0.001 + 1e-9)
  })

  test('LIM-01: symmetric, and never more than half the globe', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const there = distanceKm(from, to)
        expect(there).toBeCloseTo(distanceKm(to, from), 6)
        expect(there).toBeGreaterThanOrEqual(0)
        expect(there).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_KM + 1e-6)
      }),
    )
  })
})

test.each([
  [{ lat: -90, lng: 180 }, true],
  [{ lat: 90.001, lng: 0 }, false],
  [{ lat: 0, lng: -181 }, false],
  [{ lat: Number.NaN, lng: 0 }, false],
  [{ lat: 0, lng: Number.POSITIVE_INFINITY }, false],
])('LIM-01: %j is on the globe: %j', (candidate, expected) => {
  expect(isOnGlobe(candidate)).toBe(expected)
})
