import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeAge, findFirstCentred, joinSummaries, canMarkUpRating, summariseReviews } from './review-view'

test.each([
  [10, 2],
  [3, 2],
  [2, 1],
  [1, 0],
  [0, 0],
])('REV-03: with %d reviews, the carousel starts at index %d', (count, index) => expect(findFirstCentred(count)).toBe(index))

const DAY = 86_400
test.each([
  [0, 'today'],
  [-5, 'today'],
  [DAY, '1 day ago'],
  [6 * DAY, '6 days ago'],
  [14 * DAY, '2 weeks ago'],
  [31 * DAY, '1 month ago'],
  [364 * DAY, '12 months ago'],
  [800 * DAY, '2 years ago'],
])('REV-01: a review from %d seconds ago is shown as %s', (seconds, text) =>
  expect(describeAge(2_000_000_000 - seconds, 2_000_000_000)).toBe(text),
)

test('REV-01: a review without a date has no age', () => expect(describeAge(null, 1)).toBeNull())

test.each([
  [
    'averages are weighted by their counts',
    [
      { count: 300, averageRating: 4.8 },
      { count: 100, averageRating: 4.4 },
    ],
    { count: 400, averageRating: 4.7 },
  ],
  [
    'locations without reviews are ignored',
    [{ count: 10, averageRating: 5 }, null, { count: 0, averageRating: 0 }],
    { count: 10, averageRating: 5 },
  ],
  ['no reviews at all', [null, { count: 0, averageRating: 4 }], null],
])('REV-02: the summary of several locations: %s', (_, summaries, expected) => expect(joinSummaries(summaries)).toEqual(expected))

test('REV-02: the combined average is between the lowest and the highest, and all reviews are counted', () => {
  const summary = fc.record({ count: fc.integer({ min: 1, max: 5000 }), averageRating: fc.double({ min: 1, max: 5, noNaN: true }) })
  fc.assert(
    fc.property(fc.array(summary, { minLength: 1, maxLength: 20 }), (summaries) => {
      const joint = joinSummaries(summaries)
      const averages = summaries.map(({ averageRating }) => averageRating)
      expect(joint?.count).toBe(summaries.reduce((sum, { count }) => sum + count, 0))
      expect(joint?.averageRating).toBeGreaterThanOrEqual(Math.min(...averages) - 0.051)
      expect(joint?.averageRating).toBeLessThanOrEqual(Math.max(...averages) + 0.051)
    }),
  )
})

test('REV-02: a site whose locations have no summaries summarises the reviews', () => {
  expect(summariseReviews([{ rating: 5 }, { rating: 4 }])).toEqual({ count: 2, averageRating: 4.5 })
  expect(summariseReviews([])).toBeNull()
})

test.each([
  ['manufacturer', true, true],
  ['manufacturer', false, false],
  ['dealer', true, false],
  ['dealerGroup', true, false],
])('REV-02: on the site of a %s with rating shown %s, structured data includes the rating: %s', (siteKind, isShown, may) => {
  expect(canMarkUpRating({ siteKind, isShown })).toBe(may)
})
