import { truncate } from '../text/truncate'

/** At most so many reviews are shown (REV-06). */
const SHOWN_REVIEWS = 10

/** Characters of a review before 'View more' (REV-05). */
const SHOWN_CHARACTERS = 160

/** What a customer wrote (REV-01). */
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

/** A review as it is shown; `short` is the text until 'View more'. */
export type ShownReview = Omit<Review, 'text'> & { text: string; short: string; isTruncated: boolean }

/** Count and average over all reviews, not just those shown (REV-02). */
export type ReviewSummary = { count: number; averageRating: number }

export type ReviewSettings = { reviewExcludedCustomers: readonly string[]; reviewExcludedIds: readonly number[] }

function toComparable(name: string): string {
  return name.trim().toLowerCase()
}

/**
 * The reviews to show, in the given order: those with a text that no machine translated, whose customer and id are not excluded (REV-07), the first
 * 10 (REV-06), each with its text cut to 160 characters (REV-05).
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
      const cut = truncate(text, SHOWN_CHARACTERS)
      return [{ ...review, text, short: cut.text, isTruncated: cut.isTruncated }]
    })
    .slice(0, SHOWN_REVIEWS)
}

/** The summary, when its average is above the tenant's minimum (REV-08); single reviews are not filtered by it. */
export function resolveReviewSummary(summary: ReviewSummary, { reviewsMinAverage }: { reviewsMinAverage: number }): ReviewSummary | null {
  return summary.averageRating > reviewsMinAverage ? summary : null
}
