import { cache } from 'react'
import { joinSummaries, summariseReviews } from '@/domain/locations/reviews/review-view'
import { resolveReviewSummary, type Review, type ReviewSummary, selectReviews, type ShownReview } from '@/domain/locations/reviews/reviews'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Review as StoredReview } from '@payload-types'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { findForTenant } from '../content/find-for-tenant'
import { toInstant } from '../content/to-instant'
import { findMedia } from '../content/find-media'
import { findSiteLocations } from '../locations/find-site-locations'

/** Reviews with their summary (REV-02); `summary` is null on sites that show none (REV-08). */
export type SiteReviews = { summary: ReviewSummary | null; reviews: ShownReview[] }

/** Returns a tenant's newest reviews, of one location or of all (REV-09). */
const findNewest = cache((tenantId: number, locationId: number | null, quantity: number): Promise<StoredReview[]> =>
  taggedRead(['reviews', tenantId, locationId ?? 'all', quantity], [cacheTags.list('reviews', tenantId)], () =>
    findForTenant(tenantId, 'reviews', {
      sort: '-review_date',
      limit: quantity,
      ...(locationId === null ? {} : { where: { location: { equals: locationId } } }),
    }),
  ),
)

async function toReview(tenantId: number, { id, customer_name, rating, text, review_date, image }: StoredReview): Promise<Review> {
  const picture = await findMedia(tenantId, image)
  return { id, customerName: customer_name, rating, text: text ?? null, imageUrl: picture?.url ?? null, reviewedAt: toInstant(review_date) }
}

/**
 * Returns the reviews that a site shows, of one location or of all (REV-02 to REV-09). Count and average come from the locations where they
 * have them, because only the newest reviews are stored.
 */
export async function findReviews(tenant: Tenant, locationId: number | null): Promise<SiteReviews> {
  const { switches } = tenant
  const [stored, locations] = await Promise.all([
    findNewest(tenant.id, locationId, switches.googleReviewsQuantity),
    findSiteLocations(tenant),
  ])
  const rated = locations.filter(({ id }) => locationId === null || id === locationId)
  const summary = joinSummaries(rated.map(({ rating }) => rating)) ?? summariseReviews(stored)
  const reviews = await Promise.all(stored.map((review) => toReview(tenant.id, review)))
  return { summary: summary && resolveReviewSummary(summary, switches), reviews: selectReviews(reviews, switches) }
}
