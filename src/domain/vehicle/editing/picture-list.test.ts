import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPictures, deriveFromPhotos, focusPicture, listPictures, movePicture, readChangedPhotos, removePicture } from './picture-list'

const photo = (name: string, more: object = {}) => ({
  image: { url: `/${name}.webp`, thumb: { url: `/${name}-s.webp` } },
  isVideo: false,
  ...more,
})
const film = { image: { url: '/film.mp4' }, isVideo: true }
const urls = (stored: unknown) => listPictures(stored).map(({ url }) => url)

test.each<[string, unknown, string[]]>([
  ['photos of a feed', [photo('a'), film], ['/a.webp', '/film.mp4']],
  ['spin images as addresses', ['/1.webp', '/2.webp'], ['/1.webp', '/2.webp']],
  ['spin images as objects', [{ url: '/1.webp' }, { image: { url: '/2.webp' } }], ['/1.webp', '/2.webp']],
  ['nothing', null, []],
  ['something else', { a: 1 }, []],
  ['unreadable entries keep their place', [null, photo('a'), 7], ['', '/a.webp', '']],
])('EDT-14: lists %s', (_, stored, expected) => {
  expect(urls(stored)).toStrictEqual(expected)
})

test('EDT-14: the same picture twice has two keys', () => {
  expect(new Set(listPictures([photo('a'), photo('a')]).map(({ key }) => key)).size).toBe(2)
})

test('EDT-14: new photos are stored as a feed stores them, new spin images as addresses', () => {
  const added = [{ url: '/b.webp', thumbUrl: '/b-s.webp' }]
  expect(addPictures([photo('a')], 'photos', added)).toStrictEqual([photo('a'), photo('b')])
  expect(addPictures(['/a.webp'], 'frames', added)).toStrictEqual(['/a.webp', '/b.webp'])
})

test('EDT-14: sorting loses nothing, whatever is stored', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.nat(9), fc.nat(9), (stored, from, to) => {
      const moved = movePicture(stored, from, to)
      expect([...moved].map((one) => JSON.stringify(one)).sort()).toStrictEqual(stored.map((one) => JSON.stringify(one)).sort())
      if (from < stored.length && to < stored.length) expect(moved[to]).toBe(stored[from])
    }),
  )
})

test('EDT-14: removes one, and keeps what it does not know', () => {
  expect(removePicture([photo('a', { source: 'feed' }), photo('b')], 1)).toStrictEqual([photo('a', { source: 'feed' })])
})

test('EDT-14: a focal point is stored in whole percents, and removed', () => {
  const focused = focusPicture([photo('a'), photo('b')], 1, { x: 30.4, y: 61.6 })
  expect(listPictures(focused).map(({ focal }) => focal)).toStrictEqual([null, { x: 30, y: 62 }])
  expect(focusPicture(focused, 1, null)).toStrictEqual([photo('a'), photo('b')])
})

test('EDT-14, VDP-19: the first photo is the one that results show; a video is not', () => {
  expect(deriveFromPhotos([film, photo('b'), photo('a')])).toStrictEqual({
    thumbnails: ['/b-s.webp', '/a-s.webp'],
    primaryImageUrl: '/b.webp',
  })
  expect(deriveFromPhotos([])).toStrictEqual({ thumbnails: [], primaryImageUrl: null })
})

test.each<[string, unknown, unknown, string | null | undefined]>([
  ['sorted photos', { images: [photo('b'), photo('a')] }, { images: [photo('a'), photo('b')] }, '/b.webp'],
  ['the same photos, of which a feed names another', { images: [photo('a')] }, { images: [photo('a')] }, undefined],
  ['a save without photos', { price: 1 }, { images: [photo('a')] }, undefined],
  ['a new car', { images: [photo('a')] }, undefined, '/a.webp'],
  ['the last photo deleted', { images: [] }, { images: [photo('a')] }, null],
])('EDT-14: %s', (_, data, original, expected) => {
  expect(readChangedPhotos(data, original)?.primaryImageUrl).toBe(expected)
})
