import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceKm } from './geo'
import encoded from './coastline.json'
import { clipRing, drawLand, fitMap, readCoast } from './map-viewport'

const size = { width: 600, height: 400 }
const inAustralia = fc.record({
  lat: fc.double({ min: -43, max: -11, noNaN: true }),
  lng: fc.double({ min: 114, max: 153, noNaN: true }),
})

describe('the viewport of a drawn map', () => {
  test('LOC-13: shows every given place', () => {
    fc.assert(
      fc.property(fc.array(inAustralia, { minLength: 1, maxLength: 12 }), fc.integer({ min: 2, max: 400 }), (places, minWidthKm) => {
        const frame = fitMap({ places, ...size, minWidthKm })
        for (const { x, y } of places.map(frame.toPoint)) {
          expect(x >= 0 && x <= size.width && y >= 0 && y <= size.height).toBe(true)
        }
      }),
    )
  })

  test('DLR-05: shows a ring of 250 km as a circle, at the right scale', () => {
    fc.assert(
      fc.property(inAustralia, (centre) => {
        const frame = fitMap({ places: [centre], ring: { centre, km: 250 }, ...size, minWidthKm: 2 })
        const { x, y } = frame.toPoint(centre)
        const radius = 250 * frame.kmToUnits
        expect(y - radius).toBeGreaterThanOrEqual(0)
        expect(x - radius).toBeGreaterThanOrEqual(0)
        const north = { lat: centre.lat + 1, lng: centre.lng }
        expect((y - frame.toPoint(north).y) / frame.kmToUnits).toBeCloseTo(distanceKm(centre, north), 0)
      }),
    )
  })

  test('DLR-06: no place is behind the panel at the right', () => {
    fc.assert(
      fc.property(fc.array(inAustralia, { minLength: 1, maxLength: 6 }), (places) => {
        const frame = fitMap({ places, ...size, minWidthKm: 60, covered: 250 })
        expect(Math.max(...places.map(frame.toPoint).map(({ x }) => x))).toBeLessThanOrEqual(350)
      }),
    )
  })

  test('LOC-13: without places it shows the whole country', () => {
    const { bounds } = fitMap({ places: [], ...size, minWidthKm: 2 })
    expect(bounds.west < 114 && bounds.east > 153 && bounds.north > -11 && bounds.south < -43).toBe(true)
  })
})

test('LOC-13: clipping removes only what is outside the drawing', () => {
  const point = fc.record({ x: fc.double({ min: -900, max: 1500, noNaN: true }), y: fc.double({ min: -900, max: 1500, noNaN: true }) })
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 20 }), (ring) => {
      for (const { x, y } of clipRing(ring, size)) {
        expect(x >= -4.001 && x <= 604.001 && y >= -4.001 && y <= 404.001).toBe(true)
      }
      const inside = ring.filter(({ x, y }) => x >= 0 && x <= 600 && y >= 0 && y <= 400)
      const kept = new Set(clipRing(ring, size))
      expect(inside.every((one) => kept.has(one))).toBe(true)
    }),
  )
})

describe('the coastline', () => {
  const coast = readCoast(encoded)
  test('LOC-13: contains the mainland and Tasmania, and lies within Australia', () => {
    expect(coast.length).toBeGreaterThan(20)
    const points = coast.flat()
    expect(points.every(({ lat, lng }) => lat > -56 && lat < -9 && lng > 112 && lng < 160)).toBe(true)
    expect(points.some(({ lat }) => lat < -43)).toBe(true)
  })

  test.each([
    ['around Geelong', { lat: -38.15, lng: 144.36 }, 250, /^M/],
    ['far inland', { lat: -23.7, lng: 133.9 }, 100, /^M/],
    ['on the open sea', { lat: -36, lng: 160 }, 100, /^$/],
  ])('LOC-13: %s it draws what is there, in little', (_, centre, km, path) => {
    const frame = fitMap({ places: [centre], ring: { centre, km }, ...size, minWidthKm: 2 })
    const drawn = drawLand(coast, frame)
    expect(drawn).toMatch(path)
    expect(drawn.length).toBeLessThan(9_000)
  })
})

test('LOC-13 PERF-01: a country is drawn with few enough strokes for a home page, a city with all its bays', () => {
  const coast = readCoast(encoded)
  const [perth, sydney] = [
    { lat: -31.95, lng: 115.86 },
    { lat: -33.87, lng: 151.21 },
  ]
  const country = drawLand(coast, fitMap({ places: [perth, sydney], ...size, minWidthKm: 60 }))
  expect(country.length).toBeLessThan(4_000)
  expect(country.match(/L/g)?.length).toBeGreaterThan(150)
  expect(drawLand(coast, fitMap({ places: [sydney], ...size, minWidthKm: 60 }))).toMatch(/\d\.\d/)
})
