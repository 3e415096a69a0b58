import { expect, test } from 'vitest'
import { isSearchPath, readSearchPath } from './search-path'

test.each([
  ['/search', ''],
  ['/search/', ''],
  ['/search/used-cars/toyota', 'used-cars/toyota'],
  ['/used-car', ''],
  ['/used-car/used-cars/toyota', 'used-cars/toyota'],
  ['/searching', null],
  ['/used-cars', null],
  ['/', null],
])('VDP-02: %s is a search for %j', (path, expected) => {
  expect(readSearchPath(path)).toBe(expected)
  expect(isSearchPath(path)).toBe(expected !== null)
})
