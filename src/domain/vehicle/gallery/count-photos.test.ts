import { expect, test } from 'vitest'
import { countPhotos } from './count-photos'

const photo = { image: { url: '/media/a.jpg' }, isVideo: false }

test.each([
  ['no pictures', [], 0],
  ['two photos', [photo, photo], 2],
  ['a video among them', [photo, { image: { url: '/media/a.mp4' }, isVideo: true }], 1],
  ['an entry without an address', [{ image: { url: ' ' } }, { image: null }, null, 'x', photo], 1],
  ['no list', 'five', 0],
  ['nothing', undefined, 0],
])('VDP-19: counts photos, %s', (_, images, count) => {
  expect(countPhotos(images)).toBe(count)
})
