import { expect, test } from 'vitest'
import { readFee } from './fee'

test.each([
  ['$200', 200_00],
  ['$1,000 refundable', 1_000_00],
  ['Only $99.50 today', 99_50],
  ['$ 500', 500_00],
  ['free', 200_00],
  ['$0', 200_00],
  ['', 200_00],
  ['$99,999,999', 200_00],
])('BUY-05: %j', (text, expected) => {
  expect(readFee(text)).toBe(expected)
})
