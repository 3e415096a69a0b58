import { expect, test } from 'vitest'
import { formatCount, isCentred, showsMapIndex } from './result-count'

test.each([
  ['SRP-19: singular for one', 1, 'Cars', '1 car'],
  ['SRP-19: plural for none', 0, 'Cars', '0 cars'],
  ['SRP-19: the tenant’s own word', 227, 'Caravans', '227 caravans'],
  ['LOOK-11: exact, with separators', 3_216, 'Cars', '3,216 cars'],
  ['LOOK-11: far above', 198_765, 'Cars', '198,765 cars'],
])('%s', (_, total, noun, expected) => {
  expect(formatCount(total, noun)).toBe(expected)
})

test.each([
  ['SRP-11: one', 1, true],
  ['SRP-11: two', 2, true],
  ['SRP-11: three', 3, false],
])('%s', (_, hits, expected) => {
  expect(isCentred(hits)).toBe(expected)
})

test.each([
  ['SRP-12: nine results', 9, true, true],
  ['SRP-12: ten results', 10, true, false],
  ['SRP-12: one result', 1, true, true],
  ['SRP-12: no results', 0, true, false],
  ['SRP-12: disabled by the switch', 9, false, false],
])('%s', (_, total, mapIndexEnabled, expected) => {
  expect(showsMapIndex(total, { mapIndexEnabled })).toBe(expected)
})
