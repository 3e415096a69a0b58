import { expect, test } from 'vitest'
import { finishFilm } from './finish-film'

const film = Buffer.from([0x1a, 0x45, 0x15, 0x49, 0xa9, 0x66, 0x83, 1, 2, 3, 9, 9])

test('GAL-09: a recorded film is told its length, and nothing else changes', () => {
  const finished = finishFilm(film, 5_400)
  expect([...finished.subarray(0, 10)]).toEqual([0x1a, 0x45, 0x15, 0x49, 0xa9, 0x66, 0x83 + 11, 0x44, 0x89, 0x88])
  expect(finished.readDoubleBE(10)).toBe(5_400)
  expect([...finished.subarray(18)]).toEqual([1, 2, 3, 9, 9])
})

test('GAL-09: one that is made otherwise is refused', () => {
  expect(() => finishFilm(Buffer.from([1, 2, 3]), 1)).toThrow('does not tell about itself')
})
