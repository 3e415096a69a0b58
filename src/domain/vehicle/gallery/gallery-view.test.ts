import { describe, expect, test } from 'vitest'
import type { Vehicle } from '../vehicle'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle } from '@tests/builders/vehicle'
import type { SwitchOverrides } from '@/domain/switches/switches'
import { toGalleryView } from './gallery-view'
import { NO_MEDIA, type VehicleMedia } from './media'

const spot = (id: string) => ({ id, description: id, positions: [{ frame: 0, x: 1, y: 2 }] })
const frames = ['/media/0.webp', '/media/1.webp', '/media/2.webp']

const viewOf = (media: Partial<VehicleMedia> = {}, switches: SwitchOverrides = {}, vehicle: Partial<Vehicle> = {}) =>
  toGalleryView(aVehicle({ ...vehicle, media: { ...NO_MEDIA, ...media } }), 'RAV4', aTenant('dealer', { switches }).switches)

describe('modes', () => {
  test.each<[string, Partial<VehicleMedia>, string]>([
    ['GAL-05: only photos', {}, 'gallery'],
    ['GAL-05: a spin', { spinImages: frames }, 'spinner gallery'],
    ['GAL-05: one image is not a spin', { spinImages: frames.slice(0, 1) }, 'gallery'],
    ['SPIN-07: an embed code instead of images', { spinCode: 'https://spin.example/7' }, 'spinner gallery'],
    ['SPIN-07: an embed code without an iframe is ignored', { spinCode: '<script>1</script>' }, 'gallery'],
    ['GAL-05: an external video is a walkaround', { externalVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, 'walkaround gallery'],
    ['GAL-05: a video is a walkaround', { videoUrl: '/media/w.webm' }, 'walkaround gallery'],
    ['GAL-05: a broken address is not a walkaround', { videoUrl: '/media/w.txt', externalVideoUrl: 'nothing' }, 'gallery'],
    ['GAL-05: an interior', { spinInteriorImage: '/media/i.webp' }, 'gallery interior'],
    [
      'GAL-05: everything',
      { spinImages: frames, videoUrl: '/media/w.webm', spinInteriorImage: '/media/i.webp' },
      'spinner walkaround gallery interior',
    ],
  ])('%s', (_, media, expected) => {
    expect(viewOf(media).modes.join(' ')).toBe(expected)
  })

  test.each<[string, Partial<VehicleMedia>, SwitchOverrides, string]>([
    ['GAL-06: the spin by default', { spinImages: frames }, {}, 'spinner'],
    ['GAL-06: the gallery when there is no spin', {}, {}, 'gallery'],
    ['GAL-06: the gallery by the switch', { spinImages: frames }, { defaultViewerMode: 'gallery' }, 'gallery'],
  ])('%s', (_, media, switches, expected) => {
    expect(viewOf(media, switches).start).toBe(expected)
  })

  test('GAL-05: the walkaround prefers the external video, the photo slot the vehicle’s own', () => {
    const view = viewOf({ videoUrl: '/media/w.webm', externalVideoUrl: 'https://tours.example/9' })
    expect(view.walkaround).toMatchObject({ kind: 'frame', host: 'tours.example' })
    expect(view.slots.find((slot) => slot.kind === 'video')).toMatchObject({ video: { url: '/media/w.webm' } })
  })
})

describe('the video among the photos', () => {
  const images = ['/media/1.webp', '/media/2.webp', '/media/3.webp'].map((url) => ({ url, thumbUrl: null, isVideo: false }))
  const kinds = (media: Partial<VehicleMedia>, switches: SwitchOverrides, list = images) =>
    viewOf(media, switches, { images: list })
      .slots.map(({ kind }) => kind[0])
      .join('')

  test.each<[string, SwitchOverrides, string]>([
    ['GAL-09: second by default', {}, 'pvpp'],
    ['GAL-09: first', { videoSlotPosition: 'start' }, 'vppp'],
    ['GAL-09: half of three is one', { videoSlotPosition: 'middle' }, 'pvpp'],
    ['GAL-09: last', { videoSlotPosition: 'end' }, 'pppv'],
  ])('%s', (_, switches, expected) => {
    expect(kinds({ videoUrl: '/media/w.webm' }, switches)).toBe(expected)
  })

  test.each([
    ['CAR-04: a video among the images', '/media/walk.mp4', 'pvpp'],
    ["CAR-04: a video's poster is not played", 'https://cdn.example/walk.jpg', 'ppp'],
  ])('%s', (_, url, expected) => {
    expect(kinds({}, {}, [...images, { url, thumbUrl: null, isVideo: true }])).toBe(expected)
  })
})

test('SPIN-02, SPIN-04, SPIN-05: the tenant’s switches control the spin', () => {
  expect(viewOf({ spinImages: frames }).spin).toMatchObject({ turnsByItself: true, pixelsPerFrame: 20, interval: 100 })
  const switches = { spinAutoRotate: false, spinPixelsPerFrame: 8, spinIntervalMs: 60 }
  expect(viewOf({ spinImages: frames }, switches).spin).toMatchObject({ turnsByItself: false, pixelsPerFrame: 8, interval: 60 })
})

test.each([
  ['SPIN-07: interior hotspots are on the interior picture', '/media/i.webp', ['lamp'], ['seat']],
  ['SPIN-07: without that picture they are on the spin', null, ['lamp', 'seat'], undefined],
])('%s', (_, spinInteriorImage, onSpin, inside) => {
  const hotspots = { exterior: [spot('lamp')], interior: [spot('seat')] }
  const { spin, interior } = viewOf({ spinImages: frames, spinInteriorImage, hotspots })
  expect(spin?.kind === 'frames' && spin.hotspots.map(({ id }) => id)).toEqual(onSpin)
  expect(interior?.hotspots.map(({ id }) => id)).toEqual(inside)
})

test('SPIN-07: spin images take precedence over an embed code', () => {
  expect(viewOf({ spinImages: frames, spinCode: 'https://spin.example/7' }).spin).toMatchObject({ kind: 'frames' })
})
