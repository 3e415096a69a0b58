import type { ReviewSummary } from './reviews'

/** Interval in milliseconds at which a rotating carousel moves on (REV-04). */
export const ROTATION_MS = 3_000

/** Index of the review on which the carousel starts (REV-03). */
const FIRST_CENTRED_INDEX = 2

/** Returns the index of the review that is centred first: the third, or the last if there are fewer (REV-03). 0 without reviews. */
export function findFirstCentred(count: number): number {
  return Math.max(0, Math.min(FIRST_CENTRED_INDEX, count - 1))
}

const STEPS: readonly [seconds: number, one: string][] = [
  [365 * 86_400, 'year'],
  [30 * 86_400, 'month'],
  [7 * 86_400, 'week'],
  [86_400, 'day'],
]

/**
 * Formats a review's age: '2 weeks ago' (REV-01). Reviews of today or with a time in the future give 'today'.
 * @param at Unix seconds; null gives null.
 * @param now Unix seconds.
 */
export function describeAge(at: number | null, now: number): string | null {
  if (at === null) return null
  for (const [seconds, one] of STEPS) {
    const count = Math.floor((now - at) / seconds)
    if (count >= 1) return `${count} ${one}${count === 1 ? '' : 's'} ago`
  }
  return 'today'
}

/** Combines summaries: adds the counts and weights the averages by them, rounded to one decimal (REV-02). Null without reviews. */
export function joinSummaries(summaries: readonly (ReviewSummary | null)[]): ReviewSummary | null {
  const rated = summaries.filter((summary) => summary !== null && summary.count > 0 && summary.averageRating > 0)
  const count = rated.reduce((sum, summary) => sum + (summary?.count ?? 0), 0)
  if (count === 0) return null
  const weighted = rated.reduce((sum, summary) => sum + (summary?.averageRating ?? 0) * (summary?.count ?? 0), 0)
  return { count, averageRating: Math.round((weighted / count) * 10) / 10 }
}

/** Summarises the reviews of a site whose locations have no summary (REV-02). */
export function summariseReviews(reviews: readonly { rating: number }[]): ReviewSummary | null {
  return joinSummaries(reviews.map(({ rating }) => ({ count: 1, averageRating: rating })))
}

/**
 * Checks whether structured data may contain the rating. Search engines reject ratings that a business publishes about itself, so only
 * manufacturers' sites may, which show other businesses. The page must show the rating too.
 */
export function canMarkUpRating({ siteKind, isShown }: { siteKind: string; isShown: boolean }): boolean {
  return siteKind === 'manufacturer' && isShown
}
