import { expect, test } from 'vitest'
import { listPriceBands } from './price-bands'
import { toSearchAddress } from './search-address'

test('LOOK-07: the bands cover every price, cheapest first, and lead to a search', () => {
  const bands = listPriceBands()
  expect(bands.map(({ label }) => label)).toEqual([
    'Under $20,000',
    '$20,000 to $40,000',
    '$40,000 to $60,000',
    '$60,000 to $100,000',
    'Over $100,000',
  ])
  const ranges = bands.map(({ state }) => state.ranges.price)
  expect([ranges[0]?.min, ranges.at(-1)?.max]).toEqual([null, null])
  for (const [at, range] of ranges.slice(1).entries()) expect(range?.min).toBe(ranges[at]?.max)
  expect(new Set(bands.map(({ state }) => toSearchAddress(state))).size).toBe(bands.length)
})
