import type { ReviewSummary } from '@/domain/locations/reviews/reviews'
import { findReviews } from '@/server/reviews/find-reviews'
import { StarRating } from '@/ui/primitives/star-rating/star-rating'
import type { BlockProps } from '../types'

export function StarRatingView({ summary, noun }: { summary: ReviewSummary | null; noun: string }) {
  if (summary === null) return null
  return (
    <div className="wrap py-4">
      <StarRating rating={summary.averageRating} count={summary.count} noun={noun} size={22} />
    </div>
  )
}

export async function StarRatingBlock({ block, site: { tenant, page } }: BlockProps<'starRating'>) {
  const stored = typeof block.location === 'object' ? block.location?.id : block.location
  const { summary } = await findReviews(tenant, stored ?? page?.locationId ?? null)
  return <StarRatingView summary={summary} noun={block.noun || 'reviews'} />
}
