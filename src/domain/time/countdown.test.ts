import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeRemaining, resolveRemaining } from './countdown'

test.each([
  [93_784, { days: 1, hours: 2, minutes: 3, seconds: 4 }, '1 day and 2 hours left'],
  [7_260, { days: 0, hours: 2, minutes: 1, seconds: 0 }, '2 hours and 1 minute left'],
  [120, { days: 0, hours: 0, minutes: 2, seconds: 0 }, '2 minutes left'],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }, 'Less than a minute left'],
])('CMS-01: %d seconds before the end', (left, remaining, words) => {
  const found = resolveRemaining(1_000_000 + left, 1_000_000)
  expect(found).toEqual(remaining)
  expect(found && describeRemaining(found)).toBe(words)
})

test.each([0, -1, Number.NaN])('CMS-01: nothing remains %d seconds before the end', (left) => {
  expect(resolveRemaining(1_000_000 + left, 1_000_000)).toBeNull()
})

test('CMS-01: the units add up to the remaining time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (left) => {
      const { days, hours, minutes, seconds } = resolveRemaining(left, 0) ?? { days: 0, hours: 0, minutes: 0, seconds: 0 }
      expect(days * 86_400 + hours * 3_600 + minutes * 60 + seconds).toBe(left)
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
    }),
  )
})
