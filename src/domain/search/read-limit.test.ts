import { expect, test } from 'vitest'
import { readLimit } from './read-limit'

test.each([
  [null, 10],
  ['', 10],
  ['6', 6],
  ['0', 1],
  ['-1', 10],
  ['1e9', 10],
  ['999999999', 50],
  ['9999999999999999999999', 10],
  ['6.5', 10],
])('API-13: a limit of %j returns %i vehicles', (text, limit) => {
  expect(readLimit(text)).toBe(limit)
})
