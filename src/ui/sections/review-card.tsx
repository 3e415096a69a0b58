import type { ShownReview } from '@/domain/locations/reviews/reviews'
import { Picture } from '../primitives/picture/picture'
import { resolveStarFills } from '../primitives/star-rating/star-fills'
import { Stars } from '../primitives/star-rating/star-rating'

export type ReviewView = Pick<ShownReview, 'id' | 'customerName' | 'rating' | 'text' | 'short' | 'isTruncated' | 'imageUrl'> & {
  age: string | null
}

const TEXT = 'review-card-text whitespace-pre-line'

/** The review as plain text. A long one is shortened, with a disclosure for the rest that needs no JavaScript (REV-05). */
function ReviewText({ review: { text, short, isTruncated, customerName } }: { review: ReviewView }) {
  if (!isTruncated) return <p className={TEXT}>{text}</p>
  return (
    <div className="group/review">
      <p className={`group-has-[[open]]/review:hidden ${TEXT}`}>{short}…</p>
      <details className="open:flex open:flex-col-reverse">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-[0.9375rem]/6 font-strong text-link underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          <span className="group-has-[[open]]/review:hidden">View more</span>
          <span className="hidden group-has-[[open]]/review:inline">View less</span>
          <span className="sr-only"> of the review by {customerName}</span>
        </summary>
        <p className={TEXT}>{text}</p>
      </details>
    </div>
  )
}

/** A customer's review, with their picture if there is one (REV-01, REV-05). */
export function ReviewCard({ review }: { review: ReviewView }) {
  const { customerName, rating, age, imageUrl } = review
  return (
    <figure className="review-card-box flex h-full flex-col rounded-card">
      <span className="sr-only">{rating} of 5 stars</span>
      <Stars fills={resolveStarFills(rating)} size={18} />
      <blockquote className="mt-3">
        <ReviewText review={review} />
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3 pt-3 text-[0.9375rem]/6 text-ink-soft">
        {imageUrl && <Picture src={imageUrl} alt="" width={48} height={48} sizes="48px" className="size-12 rounded-full object-cover" />}
        <span>
          <strong className="font-strong text-ink">{customerName}</strong>
          {age && `, ${age}`}
        </span>
      </figcaption>
    </figure>
  )
}
