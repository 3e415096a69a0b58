import type { ReviewSummary } from './reviews'

/** Seconds after which the carousel moves on where it rotates (REV-04), in milliseconds. */
export const ROTATION_MS = 3_000

/** The review on which the carousel starts (REV-03). */
const FIRST_CENTRED = 2

/** Place of the review that stands in the middle at first: the third, or the last of fewer (REV-03); 0 for none. */
export function findFirstCentred(count: number): number {
  return Math.max(0, Math.min(FIRST_CENTRED, count - 1))
}

const STEPS: readonly [seconds: number, one: string][] = [
  [365 * 86_400, 'year'],
  [30 * 86_400, 'month'],
  [7 * 86_400, 'week'],
  [86_400, 'day'],
]

/**
 * '2 weeks ago' (REV-01); a review of today, or of a clock that is ahead, is of 'today'.
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

/** Several summaries as one: their counts added, their averages weighted by them, to one decimal (REV-02); null without a review. */
export function joinSummaries(summaries: readonly (ReviewSummary | null)[]): ReviewSummary | null {
  const rated = summaries.filter((summary) => summary !== null && summary.count > 0 && summary.averageRating > 0)
  const count = rated.reduce((sum, summary) => sum + (summary?.count ?? 0), 0)
  if (count === 0) return null
  const weighted = rated.reduce((sum, summary) => sum + (summary?.averageRating ?? 0) * (summary?.count ?? 0), 0)
  return { count, averageRating: Math.round((weighted / count) * 10) / 10 }
}

/** The summary of the reviews themselves, for a site whose locations have none (REV-02). */
export function summariseReviews(reviews: readonly { rating: number }[]): ReviewSummary | null {
  return joinSummaries(reviews.map(({ rating }) => ({ count: 1, averageRating: rating })))
}

/**
 * Whether a rating may stand in structured data: search engines refuse a business that rates itself on its own site, so only a manufacturer's site
 * may, which shows dealers that are other businesses, and only where the page shows the rating.
 */
export function mayMarkRating({ siteKind, isShown }: { siteKind: string; isShown: boolean }): boolean {
  return siteKind === 'manufacturer' && isShown
}
