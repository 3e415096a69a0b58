import { describe, expect, test } from 'vitest'
import { toVehicleMedia } from './to-vehicle-media'

type Doc = Parameters<typeof toVehicleMedia>[0]
const read = (doc: Partial<Doc>) =>
  toVehicleMedia({
    video_url: null,
    external_video_url: null,
    spin_images: null,
    spin_code: null,
    spin_interior_image: null,
    hotspots: null,
    ...doc,
  })

const place = { hotspotId: 'lamp', activeAngle: 4, posX: 34.5, posY: 49 }
const lamp = { id: 'lamp', description: ' LED headlights ', anchors: ['front'] }
const exteriorOf = (exterior: Doc['hotspots']) => read({ hotspots: { exterior, interior: null } }).hotspots.exterior
const found = [{ id: 'lamp', description: 'LED headlights', positions: [{ frame: 4, x: 34.5, y: 49 }] }]

test('CAR-04: a vehicle without media', () => {
  expect(read({})).toEqual({
    videoUrl: null,
    externalVideoUrl: null,
    spinImages: [],
    spinCode: null,
    spinInteriorImage: null,
    hotspots: { exterior: [], interior: [] },
  })
})

test.each<[string, Doc['spin_images'], string[]]>([
  ['CAR-04: addresses', ['/media/0.webp', 'https://cdn.example/1.webp'], ['/media/0.webp', 'https://cdn.example/1.webp']],
  ['CAR-04: written as pictures are', [{ image: { url: '/media/0.webp' } }, { url: '/media/1.webp' }], ['/media/0.webp', '/media/1.webp']],
  ['CAR-04: what is no address is left out', ['javascript:alert(1)', '//x.example/1', 7, null, '/media/1.webp'], ['/media/1.webp']],
  ['CAR-04: no list', 'nothing', []],
])('%s', (_, spin_images, expected) => {
  expect(read({ spin_images }).spinImages).toEqual(expected)
})

test('CAR-04: keeps the addresses of videos and the interior, ignores blank ones', () => {
  const media = read({
    video_url: ' /media/w.webm ',
    external_video_url: 'http://x.example/w',
    spin_interior_image: '/media/i.webp',
    spin_code: ' ',
  })
  expect(media).toMatchObject({ videoUrl: '/media/w.webm', externalVideoUrl: null, spinInteriorImage: '/media/i.webp', spinCode: null })
})

describe('hotspots', () => {
  test.each<[string, Doc['hotspots'], unknown]>([
    ['SPIN-07: positions keyed by hotspot', { hotspots: [lamp], positions: { lamp: [place] } }, found],
    ['SPIN-07: positions in one list', { hotspots: [lamp], positions: [place, { ...place, hotspotId: 'other' }] }, found],
    [
      'SPIN-07: numbers as text',
      { hotspots: [lamp], positions: { lamp: [{ ...place, activeAngle: '4', posX: '34.5', posY: '49' }] } },
      found,
    ],
    ['SPIN-07: one without a position is left out', { hotspots: [lamp], positions: {} }, []],
    ['SPIN-07: one without words is left out', { hotspots: [{ ...lamp, description: ' ' }], positions: { lamp: [place] } }, []],
    ['SPIN-07: one beside the picture is left out', { hotspots: [lamp], positions: { lamp: [{ ...place, posX: 120 }] } }, []],
    ['SPIN-07: one on no frame is left out', { hotspots: [lamp], positions: { lamp: [{ ...place, activeAngle: null }] } }, []],
    ['SPIN-07: the same twice is one', { hotspots: [lamp, lamp], positions: { lamp: [place] } }, found],
    ['SPIN-07: no such thing', 'nothing', []],
  ])('%s', (_, exterior, expected) => {
    expect(exteriorOf(exterior)).toEqual(expected)
  })
})
