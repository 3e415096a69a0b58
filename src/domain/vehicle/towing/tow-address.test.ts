import { expect, test } from 'vitest'
import { addTowLimit } from './tow-address'

test.each([
  ['/search', '/search?tow=-2500'],
  ['/search/used-cars?sleeps=4&page=2&tow=-1000', '/search/used-cars?sleeps=4&tow=-2500'],
])('KIND-04: %s with a limit is %s', (address, expected) => {
  expect(addTowLimit(address, 2_500)).toBe(expected)
})
