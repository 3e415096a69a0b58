import { expect, test } from 'vitest'
import { hasSwipeHint, isCentredRow } from './location-row'

test.each([
  [1, true, false],
  [2, true, true],
  [3, false, true],
  [4, false, false],
])('LOC-15, LOC-16: a row of %d is centred: %s, with a hint to swipe: %s', (count, isCentred, hasHint) => {
  expect([isCentredRow(count), hasSwipeHint(count)]).toEqual([isCentred, hasHint])
})
