import { describe, expect, test } from 'vitest'
import { resolveReviewSummary, selectReviews, type Review } from './reviews'

function aReview(overrides: Partial<Review> = {}): Review {
  return { id: 1, customerName: 'Marguerite T.', rating: 5, text: 'Fair and quick.', imageUrl: null, reviewedAt: null, ...overrides }
}

const settings = { reviewExcludedCustomers: ['Test Customer'], reviewExcludedIds: [386779] }

describe('selectReviews', () => {
  test.each([
    ['REV-07: an ordinary review', {}, true],
    ['REV-07: a low rating is shown', { rating: 1 }, true],
    ['REV-07: no text', { text: null }, false],
    ['REV-07: blank text', { text: '  ' }, false],
    ['REV-07: translated', { text: '(Translated by Google) Good' }, false],
    ['REV-07: the word “translated” in lower case is allowed', { text: 'They translated the contract for us.' }, true],
    ['REV-07: excluded customer', { customerName: ' test customer' }, false],
    ['REV-07: excluded id', { id: 386779 }, false],
  ])('%s', (_, overrides, isShown) => {
    expect(selectReviews([aReview(overrides)], settings)).toHaveLength(isShown ? 1 : 0)
  })

  test('REV-06: the first ten reviews that aren’t excluded', () => {
    const reviews = Array.from({ length: 14 }, (_, index) => aReview({ id: index, text: index === 2 ? null : 'Good.' }))
    expect(selectReviews(reviews, settings).map(({ id }) => id)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test.each([
    ['REV-05: 160 characters are shown in full', 'x'.repeat(160), 160, false],
    ['REV-05: 161 characters are shortened', 'x'.repeat(161), 160, true],
    ['REV-05: texts are shortened between words', 'nine char '.repeat(20).trim(), 159, true],
  ])('%s', (_, text, length, isTruncated) => {
    const [review] = selectReviews([aReview({ text })], settings)
    expect([review?.short.length, review?.isTruncated, review?.text]).toEqual([length, isTruncated, text])
  })
})

test.each([
  ['REV-08: above the minimum', 4.1, 4, true],
  ['REV-08: at the minimum', 4, 4, false],
  ['REV-08: below it', 3.9, 4, false],
  ['REV-08: no minimum', 1, 0, true],
  ['REV-08: no reviews yet', 0, 0, false],
])('%s', (_, averageRating, reviewsMinAverage, isShown) => {
  const summary = { count: 12, averageRating }
  expect(resolveReviewSummary(summary, { reviewsMinAverage })).toBe(isShown ? summary : null)
})
