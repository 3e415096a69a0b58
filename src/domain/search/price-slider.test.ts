import { expect, test } from 'vitest'
import { toPriceSliderAddress } from './price-slider'

test.each([
  ['SRCH-18: highest price first', { min: 5_000, max: 250_000 }, '/search?sortBy=price-high'],
  ['SRCH-18: with the price', { min: 20_000, max: 40_000 }, '/search?price=20000-40000&sortBy=price-high'],
])('%s', (_, choice, address) => {
  expect(toPriceSliderAddress(choice)).toBe(address)
})
