import { describeAge, findFirstCentred } from '@/domain/reviews/review-view'
import { ReviewsRail } from '@/features/reviews-rail/reviews-rail'
import { findReviews } from '@/server/reviews/find-reviews'
import { ReviewCard, type ReviewView } from '@/ui/review-card/review-card'
import { SectionHead } from '@/ui/section-head/section-head'
import type { BlockProps } from '../types'

type ViewProps = { id: string; heading: string; text: string | null; reviews: readonly ReviewView[]; isRotating: boolean }

export function ReviewsCarouselView({ id, heading, text, reviews, isRotating }: ViewProps) {
  if (reviews.length === 0) return null
  return (
    <section className="wrap section" aria-label={heading}>
      <SectionHead heading={heading} text={text} />
      <ReviewsRail id={id} label={heading} firstCentred={findFirstCentred(reviews.length)} isRotating={isRotating}>
        {reviews.map((review) => (
          <li key={review.id} className="w-[86%] shrink-0 snap-center sm:w-[46%] lg:w-[calc((100%-2*var(--fc-gap-now))/3)]">
            <ReviewCard review={review} />
          </li>
        ))}
      </ReviewsRail>
    </section>
  )
}

export async function ReviewsCarouselBlock({ block, site: { tenant, now, page } }: BlockProps<'reviewsCarousel'>) {
  const stored = typeof block.location === 'object' ? block.location?.id : block.location
  const { reviews } = await findReviews(tenant, stored ?? page?.locationId ?? null)
  const { id, heading, text } = block
  return (
    <ReviewsCarouselView
      id={`reviews-${id ?? 'rail'}`}
      heading={heading}
      text={text ?? null}
      reviews={reviews.map((review) => ({ ...review, age: describeAge(review.reviewedAt, now) }))}
      isRotating={tenant.switches.reviewsAutoRotate}
    />
  )
}
