import { expect, test } from 'vitest'
import { toRangeScale } from './range-scale'

const stats = { min: 4_990, max: 472_990 }

test.each([
  ['SRCH-19: step 500 from 5000 to 250000', 'price', stats, [], { lowest: 5_000, highest: 250_000, step: 500 }],
  [
    "SRCH-19: a few expensive vehicles don't change it",
    'price',
    stats,
    [
      { from: 20_000, count: 18 },
      { from: 472_500, count: 2 },
    ],
    { lowest: 5_000, highest: 250_000, step: 500 },
  ],
  [
    'SRCH-19: grows when much of the stock is more expensive',
    'price',
    stats,
    [
      { from: 80_000, count: 8 },
      { from: 260_000, count: 2 },
    ],
    { lowest: 5_000, highest: 500_000, step: 500 },
  ],
  ['SRCH-19: years follow the stock', 'year', { min: 2012, max: 2026 }, [], { lowest: 2012, highest: 2026, step: 1 }],
  ["SRCH-19: an old vehicle doesn't extend the years", 'year', { min: 1967, max: 2026 }, [], { lowest: 2001, highest: 2026, step: 1 }],
  ['SRCH-11: null for a single price', 'price', { min: 9_000, max: 9_000 }, [], null],
  ['SRCH-11: null without values', 'km', undefined, [], null],
  ['SRCH-11: null for a date', 'created_at_timestamp', stats, [], null],
] as const)('%s', (_, parameter, ends, histogram, expected) => {
  expect(toRangeScale(parameter, ends, histogram)).toEqual(expected)
})
