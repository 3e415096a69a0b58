import { expect, test } from 'vitest'
import { suggestDeposits, suggestPrices } from './suggested-amounts'

const AMOUNTS = [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000]

test.each([
  ['near the price of a car', 42_990, [40_000, 50_000]],
  ['as far as a quarter away, both ends included', 40_000, [30_000, 40_000, 50_000]],
  ['none for a car that none fits', 240_000, []],
  ['all without a car', null, AMOUNTS],
])('MISC-09: purchase prices are suggested %s', (_, carPrice, suggested) => {
  expect(suggestPrices(AMOUNTS, carPrice)).toEqual(suggested)
})

test.each([
  [42_990, [5_000, 10_000, 15_000, 20_000]],
  [20_000, [5_000, 10_000]],
  [1_000, []],
])('MISC-09: a deposit on %i dollars is suggested up to half of it', (price, suggested) => {
  expect(suggestDeposits(AMOUNTS, price)).toEqual(suggested)
})
