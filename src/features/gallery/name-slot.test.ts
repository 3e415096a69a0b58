import { expect, test } from 'vitest'
import { formatPosition, nameSlot, describePosition } from './name-slot'

const SLOTS = ['photo', 'video', 'photo', 'photo'].map((kind) => ({ kind }))

test("VDP-19, LOOK-06: a video doesn't count as a photo, so photos after it are numbered without it", () => {
  expect(SLOTS.map((_, index) => nameSlot(SLOTS, index))).toEqual(['Photo 1', 'Video', 'Photo 2', 'Photo 3'])
  expect(SLOTS.map((_, index) => describePosition(SLOTS, index))).toEqual(['Photo 1 of 3', 'Video', 'Photo 2 of 3', 'Photo 3 of 3'])
  expect(SLOTS.map((_, index) => formatPosition(SLOTS, index))).toEqual(['1 of 3', 'Video', '2 of 3', '3 of 3'])
  expect(formatPosition(SLOTS, 2, '/')).toBe('2 / 3')
})
