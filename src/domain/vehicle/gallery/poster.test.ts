import { expect, test } from 'vitest'
import { aGalleryView, somePhotos } from '@tests/builders/gallery'
import type { GalleryView } from './gallery-view'
import { resolvePoster } from './poster'
import type { ViewerMode } from './viewer-modes'

const frames: GalleryView['spin'] = {
  kind: 'frames',
  frames: ['/media/spin-0.webp', '/media/spin-1.webp'],
  hotspots: [],
  turnsByItself: true,
  pixelsPerFrame: 20,
  interval: 100,
}

test.each<[string, ViewerMode, Partial<GalleryView>, string | null]>([
  ['SPIN-01: the first image of a spin', 'spinner', { spin: frames }, '/media/spin-0.webp'],
  ['GAL-05: the interior picture', 'interior', { interior: { url: '/media/i.webp', hotspots: [] } }, '/media/i.webp'],
  ['GAL-05: the first photo for a walkaround', 'walkaround', {}, '/media/0.webp'],
  ['GAL-05: none without photos', 'walkaround', { slots: [] }, null],
])('%s', (_, mode, view, expected) => {
  expect(resolvePoster(aGalleryView({ slots: somePhotos(2), ...view }), mode)).toBe(expected)
})
