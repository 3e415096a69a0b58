import { describe, expect, test } from 'vitest'
import { describeHotspot, followFrames, hideHotspot, nextHotspotId, placeHotspot, readHotspotSides, removeHotspot } from './hotspot-list'

const at = (hotspotId: string, activeAngle: number) => ({ hotspotId, activeAngle, posX: 10, posY: 20 })
const lamp = { id: 'lamp', description: 'LED lamps', anchors: ['front'] }
const stored = { exterior: { hotspots: [lamp], positions: { lamp: [at('lamp', 0), at('lamp', 2)] } }, interior: null }
const { exterior } = readHotspotSides(stored)
const framesOf = (side: typeof exterior) => side.positions.lamp?.map(({ activeAngle }) => activeAngle)

describe('EDT-14: stored hotspots', () => {
  test('EDT-14: keep what a feed stored beside their text', () => {
    expect(exterior.hotspots).toStrictEqual([lamp])
    expect(readHotspotSides(stored).interior).toStrictEqual({ hotspots: [], positions: {} })
  })

  test('EDT-14: positions in one list, and numbers as text, are read', () => {
    const flat = {
      exterior: { hotspots: [lamp, lamp], positions: [{ ...at('lamp', 1), posX: '10' }, at('other', 1), { hotspotId: 'lamp', posX: 1 }] },
    }
    expect(readHotspotSides(flat).exterior).toStrictEqual({ hotspots: [lamp], positions: { lamp: [at('lamp', 1)] } })
  })

  test.each([[null], ['x'], [{ exterior: [] }], [{ exterior: { hotspots: [null, { description: 'no id' }] } }]])(
    'EDT-14: %j has none',
    (value) => {
      expect(readHotspotSides(value).exterior).toStrictEqual({ hotspots: [], positions: {} })
    },
  )
})

describe('EDT-14: hotspots placed by a click', () => {
  test('EDT-14: a new one is added without text, within the picture', () => {
    const side = placeHotspot(exterior, nextHotspotId(exterior), { frame: 1, x: 33.33, y: 120 })
    expect(side.hotspots[1]).toStrictEqual({ id: 'spot-2', description: '' })
    expect(side.positions['spot-2']).toStrictEqual([{ hotspotId: 'spot-2', activeAngle: 1, posX: 33.3, posY: 100 }])
    expect(nextHotspotId({ hotspots: [{ id: 'spot-2', description: '' }], positions: {} })).toBe('spot-3')
  })

  test('EDT-14: a second click on the same image moves it there', () => {
    const side = placeHotspot(exterior, 'lamp', { frame: 2, x: 50, y: 60 })
    expect(side.positions.lamp).toStrictEqual([at('lamp', 0), { ...at('lamp', 2), posX: 50, posY: 60 }])
    expect(side.hotspots).toStrictEqual([lamp])
  })

  test('EDT-14: described, hidden on one image, and removed', () => {
    expect(describeHotspot(exterior, 'lamp', 'Lamps').hotspots).toStrictEqual([{ ...lamp, description: 'Lamps' }])
    expect(framesOf(hideHotspot(exterior, 'lamp', 0))).toStrictEqual([2])
    expect(removeHotspot(exterior, 'lamp')).toStrictEqual({ hotspots: [], positions: {} })
  })

  test.each<[string, number[], number[]]>([
    ['the last image is moved to the front', [2, 0, 1], [0, 1]],
    ['the first image is removed', [1, 2], [1]],
    ['images are added', [0, 1, 2, 3], [0, 2]],
  ])('EDT-14: they stay on their images when %s', (_, order, expected) => {
    expect(framesOf(followFrames(exterior, order))).toStrictEqual(expected)
  })
})
