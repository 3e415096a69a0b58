import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  describeView,
  dragView,
  listInteriorHotspots,
  INITIAL_VIEW,
  ROTATION_STEP,
  type ViewDirection,
  offsetStrip,
  projectPoint,
  projectStrip,
  resolvePanoramaKind,
  rotateByKey,
  rotateView,
} from './panorama'

const level: ViewDirection = { yaw: 0, pitch: 0, fov: Math.PI / 2 }

test.each([
  ['GAL-05: 2:1 is a sphere', 2048, 1024, 'sphere'],
  ['GAL-05: nearly 2:1', 2000, 996, 'sphere'],
  ['GAL-05: wider is a strip', 3000, 800, 'strip'],
  ['GAL-05: an ordinary photo', 1200, 800, 'plain'],
  ['GAL-05: a picture without a size', 0, 0, 'plain'],
])('%s', (_, width, height, expected) => {
  expect(resolvePanoramaKind(width, height)).toBe(expected)
})

describe('looking around', () => {
  test('GAL-05: the middle of the picture is straight ahead', () => {
    expect(projectPoint({ x: 50, y: 50 }, level, 1.5)).toEqual({ x: 50, y: 50 })
  })

  test.each<[string, { x: number; y: number }, ViewDirection, { x: number; y: number } | null]>([
    ['SPIN-07: 45 degrees to the right is at the edge of a view of 90 degrees', { x: 62.5, y: 50 }, level, { x: 100, y: 50 }],
    ['SPIN-07: behind is out of view', { x: 0, y: 50 }, level, null],
    ['SPIN-07: beside is out of view', { x: 75, y: 50 }, level, null],
    ['SPIN-07: in view when looking there', { x: 75, y: 50 }, { ...level, yaw: Math.PI / 2 }, { x: 50, y: 50 }],
    ['SPIN-07: below the middle is lower', { x: 50, y: 62.5 }, level, { x: 50, y: 50 + 50 * Math.tan(Math.PI / 8) }],
    ['SPIN-07: looking down moves it up', { x: 50, y: 75 }, { ...level, pitch: -Math.PI / 4 }, { x: 50, y: 50 }],
  ])('%s', (_, point, look, expected) => {
    const seen = projectPoint(point, look, 1)
    if (expected === null) return expect(seen).toBeNull()
    expect(seen?.x).toBeCloseTo(expected.x)
    expect(seen?.y).toBeCloseTo(expected.y)
  })

  test('GAL-05: neither drags nor keys exceed the limits', () => {
    const move = fc.record({ dx: fc.integer({ min: -3000, max: 3000 }), dy: fc.integer({ min: -3000, max: 3000 }) })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        const look = moves.reduce((now, { dx, dy }) => dragView(now, dx, dy, 600), INITIAL_VIEW)
        expect(Math.abs(look.yaw)).toBeLessThanOrEqual(Math.PI)
        expect(Math.abs(look.pitch)).toBeLessThanOrEqual(1.2)
      }),
    )
  })

  test('GAL-05: dragging left turns right, and a full circle of steps returns to the start', () => {
    expect(dragView(INITIAL_VIEW, -100, 0, 600).yaw).toBeGreaterThan(0)
    let look = INITIAL_VIEW
    for (let step = 0; step < 24; step += 1) look = rotateView(look, { yaw: ROTATION_STEP })
    expect(look.yaw).toBeCloseTo(0)
  })

  test.each<[string, string, Partial<ViewDirection> | null]>([
    ['GAL-05: right', 'ArrowRight', { yaw: ROTATION_STEP }],
    ['GAL-05: left', 'ArrowLeft', { yaw: -ROTATION_STEP }],
    ['GAL-05: up', 'ArrowUp', { pitch: INITIAL_VIEW.pitch + ROTATION_STEP }],
    ['GAL-05: down', 'ArrowDown', { pitch: INITIAL_VIEW.pitch - ROTATION_STEP }],
    ['GAL-05: closer', '+', { fov: INITIAL_VIEW.fov - 0.15 }],
    ['GAL-05: further', '-', { fov: INITIAL_VIEW.fov + 0.15 }],
    ['GAL-05: ahead again', 'Home', {}],
    ['GAL-05: ignores other keys', 'Tab', null],
  ])('%s', (_, key, expected) => {
    expect(rotateByKey(INITIAL_VIEW, key)).toEqual(expected && { ...INITIAL_VIEW, ...expected })
  })

  test.each([
    ['A11Y-01: ahead', 0, 0, 'Looking ahead'],
    ['A11Y-01: right', Math.PI / 2, 0, 'Looking to the right'],
    ['A11Y-01: back', Math.PI, 0, 'Looking to the back'],
    ['A11Y-01: left', -Math.PI / 2, 0.8, 'Looking to the left and up'],
    ['A11Y-01: down', -0.1, -1, 'Looking ahead and down'],
  ])('%s', (_, yaw, pitch, expected) => {
    expect(describeView({ yaw, pitch, fov: 1 })).toBe(expected)
  })
})

describe('a strip', () => {
  const view = { width: 600, height: 400 }

  test('GAL-05: the point looked at is in the middle of the view', () => {
    fc.assert(
      fc.property(fc.double({ min: -3.1, max: 3.1, noNaN: true }), (yaw) => {
        const x = (yaw / (2 * Math.PI) + 0.5) * 100
        expect(projectStrip({ x, y: 30 }, { ...level, yaw }, 4, view)?.x).toBeCloseTo(50)
      }),
    )
  })

  test('SPIN-07: points out of view are not shown', () => {
    expect(projectStrip({ x: 0, y: 30 }, level, 4, view)).toBeNull()
    expect(offsetStrip(level, 4, view)).toBe(500)
  })
})

test('SPIN-07: an interior hotspot is shown at its first position', () => {
  const spots = [
    { id: 'seat', description: 'Leather', positions: [{ frame: 0, x: 40, y: 60 }] },
    { id: 'back', description: 'Bench', positions: [{ frame: 0, x: 2, y: 60 }] },
  ]
  expect(listInteriorHotspots(spots, (point) => (point.x > 10 ? point : null))).toEqual([
    { id: 'seat', description: 'Leather', frame: 0, x: 40, y: 60 },
  ])
})
