import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeMarkers, type ResultsPlan } from './place-markers'

function plan(markers: ResultsPlan['markers']): ResultsPlan {
  const made = placeMarkers(markers)
  if (!made) throw new Error('there are markers')
  return made
}

const brisbane = { name: 'Brisbane', lat: -27.47, lng: 153.02, cars: [] }
const goldCoast = { name: 'Gold Coast', lat: -28.02, lng: 153.43, cars: [] }
const toowoomba = { name: 'Toowoomba', lat: -27.56, lng: 151.95, cars: [] }

test('SRP-12: north is up and east is right', () => {
  const [north, south, west] = plan([brisbane, goldCoast, toowoomba]).pins
  expect(north?.top).toBeLessThan(south?.top ?? 0)
  expect(west?.left).toBeLessThan(north?.left ?? 0)
})

test('SRP-12: a single location is in the middle, with a scale', () => {
  expect(plan([brisbane])).toMatchObject({ pins: [{ name: 'Brisbane', left: 50, top: 50 }], scale: { label: '1 km', share: 17 } })
})

test('LIM-01: the distance between pins matches the scale', () => {
  const { pins, scale } = plan([brisbane, { ...brisbane, name: 'East', lng: 153.22 }])
  const [one, other] = pins
  const kmPerPercent = Number(scale?.label.replace(' km', '')) / (scale?.share ?? 1)
  // A fifth of a degree at this latitude.
  expect(((other?.left ?? 0) - (one?.left ?? 0)) * kmPerPercent).toBeCloseTo(19.7, 0)
})

test('SRP-12: all pins are within the plan', () => {
  const place = fc.record({ lat: fc.double({ min: -43, max: -11, noNaN: true }), lng: fc.double({ min: 114, max: 153, noNaN: true }) })
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 9 }), (places) => {
      for (const { left, top } of plan(places.map((at) => ({ ...at, name: 'yard', cars: [] }))).pins) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(10)
        expect(Math.max(left, top)).toBeLessThanOrEqual(90)
      }
    }),
  )
})

test("SRP-12, A11Y-02: pins in one town are far enough apart to tap; pins with enough space don't move", () => {
  const town = ['A', 'B', 'C'].map((name, at) => ({ name, lat: -28 + at * 0.002, lng: 153.4 + at * 0.003, cars: [] }))
  const { pins } = plan([brisbane, ...town])
  const near = (one: (typeof pins)[number], other: (typeof pins)[number]) =>
    Math.abs(one.left - other.left) < 9.3 && Math.abs(one.top - other.top) < 12.3
  expect(pins.flatMap((one, at) => pins.slice(at + 1).filter((other) => near(one, other)))).toEqual([])
  expect(pins[0]).toEqual(
    plan([brisbane, { name: 'A', lat: -28, lng: 153.4, cars: [] }, { name: 'C', lat: -27.996, lng: 153.406, cars: [] }]).pins[0],
  )
})
