import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitZoom, MAX_ZOOM, NO_ZOOM, pinchZoom, readSwipe, toMaxScale, zoomAt } from './zoom'

const container = { width: 400, height: 300, maxScale: MAX_ZOOM }
const middle = { x: 0, y: 0 }

test('GAL-04: the point under the finger stays there when zooming', () => {
  const about = { x: 100, y: -60 }
  const zoom = zoomAt(NO_ZOOM, 2, about, container)
  expect(zoom).toEqual({ scale: 2, x: -100, y: 60 })
  // A point of the picture is at x + scale * point.
  expect(zoom.x + zoom.scale * about.x).toBe(about.x)
})

test('GAL-04: spreading two fingers enlarges and moves the picture', () => {
  const zoom = pinchZoom(
    NO_ZOOM,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -80, y: 0 },
      { x: 120, y: 0 },
    ],
    container,
  )
  expect(zoom).toEqual({ scale: 2, x: 20, y: 0 })
})

test('GAL-04: never smaller than its container, never moved out of it, never beyond the maximum', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.double({ min: 0.1, max: 9, noNaN: true }), fc.integer({ min: -200, max: 200 })), { maxLength: 12 }),
      (steps) => {
        const zoom = steps.reduce((now, [factor, x]) => zoomAt(now, factor, { x, y: x / 2 }, container), NO_ZOOM)
        expect(zoom.scale).toBeGreaterThanOrEqual(1)
        expect(zoom.scale).toBeLessThanOrEqual(MAX_ZOOM)
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * container.width) / 2 + 1e-9)
      },
    ),
  )
  expect(limitZoom({ scale: 1, x: 90, y: 9 }, container)).toEqual(NO_ZOOM)
  expect(zoomAt({ scale: 2, x: 200, y: 0 }, 0.5, middle, container)).toEqual(NO_ZOOM)
})

test.each([
  ['a picture three times as wide as its frame', 1200, 900, 3],
  ['a tall picture, which its frame shows at half height', 300, 600, 2],
  ['a picture of the size of its frame', 400, 300, 1],
  ['a small picture', 200, 150, 1],
  ['a very large picture', 9000, 6000, MAX_ZOOM],
  ['a picture that has not loaded', 0, 0, 1],
])('LOOK-06: %s is enlarged until one of its pixels covers one pixel of the screen', (_, width, height, expected) => {
  expect(toMaxScale({ width, height }, container)).toBe(expected)
})

test('LOOK-06: no gesture enlarges a picture beyond its limit', () => {
  const small = { ...container, maxScale: 1.5 }
  expect(zoomAt(NO_ZOOM, 4, middle, small).scale).toBe(1.5)
  expect(zoomAt(NO_ZOOM, 4, middle, { ...container, maxScale: 1 })).toEqual(NO_ZOOM)
  const [narrow, wide] = [
    { x: 10, y: 0 },
    { x: 100, y: 0 },
  ]
  expect(pinchZoom(NO_ZOOM, [middle, narrow], [middle, wide], small).scale).toBe(1.5)
})

test.each([
  ['GAL-04: left is forward', -60, 5, 1],
  ['GAL-04: right is back', 60, -5, -1],
  ['GAL-04: too short', 40, 0, null],
  ['GAL-04: up or down', 60, 80, null],
])('%s', (_, dx, dy, expected) => {
  expect(readSwipe(dx, dy)).toBe(expected)
})
