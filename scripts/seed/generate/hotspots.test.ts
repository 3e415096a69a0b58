import { describe, expect, test } from 'vitest'
import { toVehicleMedia } from '@/server/vehicles/to-vehicle-media'
import { markHotspots } from './hotspots'

const places = (body: string, id: string) => markHotspots(body, true, null)?.exterior.positions[id] ?? []
const framesOf = (body: string, id: string) => places(body, id).map(({ activeAngle }) => activeAngle)

describe('hotspots of the demo', () => {
  test.each(['suv', 'sedan', 'ute'])('SPIN-07: all of a %s stand on its pictures', (body) => {
    const { exterior } = markHotspots(body, true, null) ?? { exterior: { hotspots: [], positions: {} } }
    expect(exterior.hotspots).toHaveLength(3)
    for (const { activeAngle, posX, posY } of Object.values(exterior.positions).flat()) {
      expect(activeAngle).toBeLessThan(36)
      expect(Math.abs(posX - 50)).toBeLessThan(48)
      expect(Math.abs(posY - 50)).toBeLessThan(40)
    }
  })

  test('SPIN-07: what looks back is seen from behind, and in the middle from right behind', () => {
    expect(framesOf('suv', 'tailgate')).toEqual(expect.arrayContaining([14, 18, 22]))
    expect(framesOf('suv', 'tailgate')).not.toEqual(expect.arrayContaining([0]))
    expect(places('suv', 'tailgate').find(({ activeAngle }) => activeAngle === 18)?.posX).toBeCloseTo(50)
  })

  test('SPIN-07: a wheel is there on either side, mirrored as the pictures are', () => {
    const at = (frame: number) => places('suv', 'wheel').find(({ activeAngle }) => activeAngle === frame)
    expect(at(9)?.posX).toBeCloseTo(100 - (at(27)?.posX ?? 0))
    expect(at(0)).toBeUndefined()
  })

  test('SPIN-07: what the demo stores is what pages read', () => {
    const empty = { video_url: null, external_video_url: null, spin_code: null, spin_images: [] }
    const { hotspots } = toVehicleMedia({ ...empty, spin_interior_image: null, hotspots: markHotspots('suv', true, 'tall') })
    expect(hotspots.exterior.map(({ id }) => id)).toEqual(['lamp', 'wheel', 'tailgate'])
    expect(hotspots.interior).toHaveLength(3)
  })

  test('CAR-18: neither spin nor interior, no hotspots', () => {
    expect(markHotspots('suv', false, null)).toBeNull()
  })
})
