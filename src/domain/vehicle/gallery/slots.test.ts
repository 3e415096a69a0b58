import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexAfterRemoval, listSlots, type Photo, toVideoIndex, type VideoPosition, wrapIndex } from './slots'
import type { Video } from './video'

const photosOf = (count: number): Photo[] =>
  Array.from({ length: count }, (_, index) => ({ url: `/media/${index}.webp`, thumbUrl: null, alt: `photo ${index + 1}` }))
const video: Video = { kind: 'file', url: '/media/walk.webm' }
const positions: VideoPosition[] = ['start', 'second', 'middle', 'end']

test.each([
  ['GAL-01: back from the first to the last', -1, 5, 4],
  ['GAL-01: on from the last to the first', 5, 5, 0],
  ['GAL-01: between', 3, 5, 3],
  ['GAL-01: in a list of one', 1, 1, 0],
  ['GAL-01: in an empty list', 3, 0, 0],
])('%s', (_, index, count, expected) => {
  expect(wrapIndex(index, count)).toBe(expected)
})

test('GAL-01: as many steps as slots return to the start, in both directions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), fc.constantFrom(1, -1), (count, start, by) => {
      let index = wrapIndex(start, count)
      const first = index
      for (let step = 0; step < count; step += 1) index = wrapIndex(index + by, count)
      expect(index).toBe(first)
    }),
  )
})

describe('the video among the photos', () => {
  test.each<[string, VideoPosition, number, number]>([
    ['GAL-09: first', 'start', 9, 0],
    ['GAL-09: second', 'second', 9, 1],
    ['GAL-09: second of one is last', 'second', 1, 1],
    ['GAL-09: second of none is first', 'second', 0, 0],
    ['GAL-09: the middle of nine', 'middle', 9, 4],
    ['GAL-09: the middle of ten', 'middle', 10, 5],
    ['GAL-09: the middle of one', 'middle', 1, 0],
    ['GAL-09: last', 'end', 9, 9],
  ])('%s', (_, position, count, expected) => {
    expect(toVideoIndex(position, count)).toBe(expected)
    expect(listSlots(photosOf(count), video, position, 'RAV4').findIndex((slot) => slot.kind === 'video')).toBe(expected)
  })

  test('GAL-09: photos keep their order around the video, and none is lost', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.constantFrom(...positions), (count, position) => {
        const slots = listSlots(photosOf(count), video, position, 'RAV4')
        expect(slots).toHaveLength(count + 1)
        expect(slots.flatMap((slot) => (slot.kind === 'photo' ? [slot.url] : []))).toEqual(photosOf(count).map(({ url }) => url))
      }),
    )
  })

  test('GAL-09: no slot without a video; no poster without photos', () => {
    expect(listSlots(photosOf(3), null, 'second', 'RAV4').map(({ kind }) => kind)).toEqual(['photo', 'photo', 'photo'])
    expect(listSlots([], video, 'second', 'RAV4')).toEqual([{ kind: 'video', video, poster: null, alt: 'Video of RAV4' }])
  })
})

test.each([
  ['GAL-07: an entry before it is removed', 3, 1, 6, 2],
  ['GAL-07: an entry after it is removed', 3, 4, 6, 3],
  ['GAL-07: it is removed, the next takes its position', 3, 3, 6, 3],
  ['GAL-07: it is removed as the last', 5, 5, 6, 4],
  ['GAL-07: the only entry is removed', 0, 0, 1, 0],
])('%s', (_, index, removed, count, expected) => {
  expect(indexAfterRemoval(index, removed, count)).toBe(expected)
})
