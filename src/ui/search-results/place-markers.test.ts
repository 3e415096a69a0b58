import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeMarkers } from './place-markers'

const brisbane = { name: 'Brisbane', lat: -27.47, lng: 153.02 }
const goldCoast = { name: 'Gold Coast', lat: -28.02, lng: 153.43 }
const toowoomba = { name: 'Toowoomba', lat: -27.56, lng: 151.95 }

test('SRP-12: north is up and east is right', () => {
  const [north, south, west] = placeMarkers([brisbane, goldCoast, toowoomba]).pins
  expect(north?.top).toBeLessThan(south?.top ?? 0)
  expect(west?.left).toBeLessThan(north?.left ?? 0)
})

test('SRP-12: one place stands in the middle, with a scale', () => {
  expect(placeMarkers([brisbane])).toEqual({ pins: [{ name: 'Brisbane', left: 50, top: 50 }], scale: { label: '1 km', share: 17 } })
})

test('LIM-01: the scale is true: the pins are as far apart as it says', () => {
  const { pins, scale } = placeMarkers([brisbane, { ...brisbane, name: 'East', lng: 153.22 }])
  const [one, other] = pins
  const kmPerPercent = Number(scale?.label.replace(' km', '')) / (scale?.share ?? 1)
  // a fifth of a degree at this latitude
  expect(((other?.left ?? 0) - (one?.left ?? 0)) * kmPerPercent).toBeCloseTo(19.7, 0)
})

test('SRP-12: every pin stands on the plan', () => {
  const place = fc.record({ lat: fc.double({ min: -43, max: -11, noNaN: true }), lng: fc.double({ min: 114, max: 153, noNaN: true }) })
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 9 }), (places) => {
      for (const { left, top } of placeMarkers(places.map((at) => ({ ...at, name: 'yard' }))).pins) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(10)
        expect(Math.max(left, top)).toBeLessThanOrEqual(90)
      }
    }),
  )
})
