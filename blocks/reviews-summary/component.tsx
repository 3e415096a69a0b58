import { toSiteLink } from '@/domain/navigation/site-link'
import type { ReviewSummary } from '@/domain/locations/reviews/reviews'
import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import { Snap21Rating } from '@/features/reviews-rail/snap21-rating'
import { findReviews } from '@/server/reviews/find-reviews'
import { ActionLink } from '@/ui/primitives/action-link'
import { Band } from '@/ui/primitives/band'
import { StarRating } from '@/ui/primitives/star-rating/star-rating'
import type { BlockProps } from '../types'

type ViewProps = {
  heading: string
  text: string | null
  summary: ReviewSummary | null
  snap21OrgId: string | null
  link: SiteLink | null
  variant: CardVariant
}

/** Average and number of all reviews (REV-02). Renders nothing without a summary and a Snap 21 rating. */
export function ReviewsSummaryView({ heading, text, summary, snap21OrgId, link, variant }: ViewProps) {
  if (summary === null && snap21OrgId === null) return null
  return (
    <Band tone="tint" className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
      <div className="min-w-0">
        <h2 className="type-h2">{heading}</h2>
        {text && <p className="mt-2 max-w-[36rem] text-ink-soft">{text}</p>}
        {summary && (
          <p className="mt-4 flex flex-wrap items-center gap-x-5">
            <span aria-hidden="true" className="type-hero">
              {summary.averageRating.toFixed(1)}
            </span>
            <StarRating rating={summary.averageRating} count={summary.count} size={24} hasFigure={false} />
          </p>
        )}
        {snap21OrgId !== null && <Snap21Rating orgId={snap21OrgId} />}
      </div>
      {link && <ActionLink link={link} variant={variant} tone="tint" />}
    </Band>
  )
}

export async function ReviewsSummaryBlock({ block, site: { tenant, page } }: BlockProps<'reviewsSummary'>) {
  const stored = typeof block.location === 'object' ? block.location?.id : block.location
  const { summary } = await findReviews(tenant, stored ?? page?.locationId ?? null)
  return (
    <ReviewsSummaryView
      heading={block.heading}
      text={block.text ?? null}
      summary={summary}
      snap21OrgId={tenant.switches.snap21OrgId}
      link={toSiteLink(block.link)}
      variant={tenant.layout.card}
    />
  )
}
