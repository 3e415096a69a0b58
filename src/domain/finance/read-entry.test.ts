import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEntry } from './read-entry'

test.each([
  ['$42,000', 42_000],
  ['42 000', 42_000],
  ['42k', 42_000],
  ['1.5K', 1_500],
  ['8.99%', 8.99],
  ['.5', 0.5],
  ['-5000', 0],
  ['9'.repeat(400), Infinity],
  ['', null],
  ['$', null],
  ['.', null],
  ['cheap', null],
  ['1e309', null],
  ['1.2.3', null],
  ['5 years', null],
])('FIN-12: %j is read as %j', (text, value) => {
  expect(readEntry(text)).toBe(value)
})

test('FIN-12: any input gives null or a number that is not negative', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = readEntry(text)
      if (value !== null) expect(value).toBeGreaterThanOrEqual(0)
    }),
  )
})
