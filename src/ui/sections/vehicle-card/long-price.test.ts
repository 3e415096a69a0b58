import { expect, test } from 'vitest'
import { formatMoney } from '@/domain/money/money'
import { isLongPrice } from './long-price'

test.each([
  [9_990, false],
  [105_888, false],
  [999_999, false],
  [1_000_000, true],
  [1_234_567, true],
])('PRC-03: whether a price of $%d is long: %s', (dollars, expected) => {
  expect(isLongPrice(formatMoney(dollars * 100))).toBe(expected)
})
