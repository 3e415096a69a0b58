import { expect, test } from 'vitest'
import { formatSliderValue, toShare } from './range-words'

test.each([
  ['A11Y-02: dollars', 42_000, { prefix: '$', suffix: '', isPlain: false }, '$42,000'],
  ['A11Y-02: kilometres', 120_000, { prefix: '', suffix: ' km', isPlain: false }, '120,000 km'],
  ['A11Y-02: a year', 2018, { prefix: '', suffix: '', isPlain: true }, '2018'],
])('%s', (_, value, words, said) => {
  expect(formatSliderValue(value, words)).toBe(said)
})

test.each([
  ['SRCH-19: in the middle', 50, { lowest: 0, highest: 100 }, 0.5],
  ['SRCH-19: beyond the end', 500, { lowest: 0, highest: 100 }, 1],
  ['SRCH-19: equal ends', 5, { lowest: 5, highest: 5 }, 0],
])('%s', (_, value, ends, share) => {
  expect(toShare(value, ends)).toBe(share)
})
