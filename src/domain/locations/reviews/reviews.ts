import { truncate } from '@/domain/text/truncate'

/** Maximum number of reviews shown (REV-06). */
const MAX_REVIEWS = 10

/** Length of a review before 'View more', in characters (REV-05). */
const MAX_SHORT_LENGTH = 160

/** A customer's review (REV-01). */
export type Review = {
  id: number
  customerName: string
  /** Stars, 0 to 5. */
  rating: number
  text: string | null
  imageUrl: string | null
  /** Unix seconds. */
  reviewedAt: number | null
}

/** A review to show. `short` is the text before 'View more'. */
export type ShownReview = Omit<Review, 'text'> & { text: string; short: string; isTruncated: boolean }

/** Count and average over all reviews, not only the shown ones (REV-02). */
export type ReviewSummary = { count: number; averageRating: number }

export type ReviewSettings = { reviewExcludedCustomers: readonly string[]; reviewExcludedIds: readonly number[] }

function toComparable(name: string): string {
  return name.trim().toLowerCase()
}

/**
 * Selects up to 10 reviews in the given order (REV-06). Leaves out excluded customers and ids, empty texts and machine translations
 * (REV-07). Shortens texts to 160 characters (REV-05).
 */
export function selectReviews(reviews: readonly Review[], settings: ReviewSettings): ShownReview[] {
  const excluded = settings.reviewExcludedCustomers.map(toComparable)
  return reviews
    .flatMap((review) => {
      const text = review.text?.trim() ?? ''
      const isLeftOut =
        text === '' ||
        text.includes('Translated') ||
        excluded.includes(toComparable(review.customerName)) ||
        settings.reviewExcludedIds.includes(review.id)
      if (isLeftOut) return []
      const cut = truncate(text, MAX_SHORT_LENGTH)
      return [{ ...review, text, short: cut.text, isTruncated: cut.isTruncated }]
    })
    .slice(0, MAX_REVIEWS)
}

/** Returns the summary if its average is above the tenant's minimum, else null (REV-08). The minimum doesn't apply to single reviews. */
export function resolveReviewSummary(summary: ReviewSummary, { reviewsMinAverage }: { reviewsMinAverage: number }): ReviewSummary | null {
  return summary.averageRating > reviewsMinAverage ? summary : null
}
