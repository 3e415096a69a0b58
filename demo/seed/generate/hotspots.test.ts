import { describe, expect, test } from 'vitest'
import { toVehicleMedia } from '@/server/vehicles/to-vehicle-media'
import { BODIES } from '@demo/renderer/bodies'
import { firstFrameOf } from '@demo/renderer/spins'
import { markHotspots } from './hotspots'
import type { PictureBody } from './paint'
import { projectOnSpin } from './project-on-spin'
import { readSpinCar } from './spin-cars'

/** The number of a spin's picture as the renderer counts them, from the front. */
const frameOf = (body: PictureBody, index: number) => (index + firstFrameOf(body)) % 36
const places = (body: PictureBody, id: string) =>
  (markHotspots(body, true, null)?.exterior.positions[id] ?? []).map((position) => ({
    ...position,
    activeAngle: frameOf(body, position.activeAngle),
  }))
const framesOf = (body: PictureBody, id: string) => places(body, id).map(({ activeAngle }) => activeAngle)

/** Returns the rectangle of a car within a frame, in percent of the picture. */
function frameCar(body: PictureBody, frame: number) {
  const { measures } = readSpinCar(body)
  const { front, rear, halfWidth, height } = measures
  const corners = [front, rear].flatMap((x) => [0, height].flatMap((y) => [-halfWidth, halfWidth].map((z) => [x, y, z] as const)))
  const seen = corners.map((corner) => projectOnSpin(measures, corner, (frame * Math.PI) / 18))
  const [across, down] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) }
}

describe("the demonstration's hotspots", () => {
  test.each(BODIES)('SPIN-07: all of a %s are within the car on its pictures', (body) => {
    const { exterior } = markHotspots(body, true, null) ?? { exterior: { hotspots: [], positions: {} } }
    expect(exterior.hotspots).toHaveLength(3)
    for (const { id } of exterior.hotspots) expect(framesOf(body, id).length, id).toBeGreaterThan(8)
    for (const { activeAngle, posX, posY } of Object.values(exterior.positions).flat()) {
      expect(activeAngle).toBeLessThan(36)
      expect(Math.abs(posX - 50)).toBeLessThan(48)
      expect(Math.abs(posY - 50)).toBeLessThan(40)
      const { left, right, top, bottom } = frameCar(body, frameOf(body, activeAngle))
      expect(posX > left && posX < right && posY > top && posY < bottom, `${activeAngle}: ${posX}, ${posY}`).toBe(true)
    }
  })

  test.each(BODIES)('SPIN-07: those of a %s are at the end or side that they name, and face it', (body) => {
    const { measures, points } = readSpinCar(body)
    const { front, rear, halfWidth, height } = measures
    for (const { id, anchor, at, faces, isPaired } of points) {
      const [ahead, up, right] = at
      expect(Math.hypot(...faces), id).toBeCloseTo(1, 1)
      expect(up > 0.3 && up < height, id).toBe(true)
      expect(ahead < front && ahead > rear, id).toBe(true)
      expect(Math.abs(right), id).toBeLessThan(halfWidth + 0.03)
      if (anchor === 'front') expect(faces[0] > 0.8 && ahead > front - 0.8, id).toBe(true)
      if (anchor === 'rear') expect(faces[0] < -0.8 && ahead < rear + 1, id).toBe(true)
      if (anchor === 'side') expect(Math.abs(faces[1]) > 0.9 && Math.abs(right) > halfWidth - 0.1, id).toBe(true)
      // A paired point is described on the right.
      if (isPaired) expect(right, id).toBeGreaterThan(0.5)
    }
  })

  test('SPIN-07: points that face back are visible from behind, and central from right behind', () => {
    expect(framesOf('suv', 'tailgate')).toEqual(expect.arrayContaining([14, 18, 22]))
    expect(framesOf('suv', 'tailgate')).not.toEqual(expect.arrayContaining([0]))
    expect(places('suv', 'tailgate').find(({ activeAngle }) => activeAngle === 18)?.posX).toBeCloseTo(50)
  })

  test('SPIN-07: a wheel is on either side, mirrored as the pictures are', () => {
    const at = (frame: number) => places('suv', 'wheel').find(({ activeAngle }) => activeAngle === frame)
    expect(at(9)?.posX).toBeCloseTo(100 - (at(27)?.posX ?? 0))
    expect(at(0)).toBeUndefined()
  })

  test('SPIN-07: a caravan has its door on one side only', () => {
    expect(framesOf('caravan', 'door')).toContain(27)
    expect(framesOf('caravan', 'door')).not.toContain(9)
  })

  test('SPIN-07: stored hotspots can be read by pages', () => {
    const empty = { video_url: null, external_video_url: null, spin_code: null, spin_images: [] }
    const { hotspots } = toVehicleMedia({ ...empty, spin_interior_image: null, hotspots: markHotspots('suv', true, 'tall') })
    expect(hotspots.exterior.map(({ id }) => id)).toEqual(['lamp', 'wheel', 'tailgate'])
    expect(hotspots.interior).toHaveLength(3)
  })

  test('CAR-18: without a spin or an interior there are no hotspots', () => {
    expect(markHotspots('suv', false, null)).toBeNull()
  })
})
