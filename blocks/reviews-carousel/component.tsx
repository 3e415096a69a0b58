import { describeAge, findFirstCentred } from '@/domain/locations/reviews/review-view'
import type { ReviewSummary } from '@/domain/locations/reviews/reviews'
import type { CardVariant } from '@/domain/tenant/template'
import { ReviewsRail } from '@/features/reviews-rail/reviews-rail'
import { findReviews } from '@/server/reviews/find-reviews'
import { Band } from '@/ui/primitives/band'
import { ReviewCard, type ReviewView } from '@/ui/sections/review-card'
import { StarRating } from '@/ui/primitives/star-rating/star-rating'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockProps } from '../types'

type ViewProps = {
  id: string
  heading: string
  text: string | null
  summary: ReviewSummary | null
  reviews: readonly ReviewView[]
  isRotating: boolean
  variant: CardVariant
}

/**
 * The reviews in a row (REV-01) below their summary (REV-02). In the dealer template they have a tint, because other sections are white.
 */
export function ReviewsCarouselView({ id, heading, text, summary, reviews, isRotating, variant }: ViewProps) {
  if (reviews.length === 0) return null
  return (
    <Band tone={variant === 'boxed' ? 'tint' : 'plain'} label={heading}>
      <StaticPart name={id}>
        <SectionHead
          heading={heading}
          text={text}
          aside={summary && <StarRating rating={summary.averageRating} count={summary.count} size={20} />}
        />
        <ul
          id={id}
          tabIndex={0}
          aria-label={heading}
          className="relative -mx-1 flex snap-x snap-proximity [scrollbar-width:thin] gap-cards overflow-x-auto overscroll-x-contain px-1 pt-1 pb-4 motion-safe:scroll-smooth"
        >
          {reviews.map((review) => (
            <li key={review.id} className="w-[86%] shrink-0 snap-center sm:w-[46%] lg:w-[calc((100%-2*var(--fc-gap-now))/3)]">
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </StaticPart>
      <ReviewsRail railId={id} label={heading} firstCentred={findFirstCentred(reviews.length)} isRotating={isRotating} />
    </Band>
  )
}

export async function ReviewsCarouselBlock({ block, site: { tenant, now, page } }: BlockProps<'reviewsCarousel'>) {
  const stored = typeof block.location === 'object' ? block.location?.id : block.location
  const { reviews, summary } = await findReviews(tenant, stored ?? page?.locationId ?? null)
  const { id, heading, text } = block
  return (
    <ReviewsCarouselView
      id={`reviews-${id ?? 'rail'}`}
      heading={heading}
      text={text ?? null}
      summary={summary}
      reviews={reviews.map((review) => ({ ...review, age: describeAge(review.reviewedAt, now) }))}
      isRotating={tenant.switches.reviewsAutoRotate}
      variant={tenant.layout.card}
    />
  )
}
