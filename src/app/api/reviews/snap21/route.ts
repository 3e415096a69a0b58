import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse, refuseForNow } from '@/app/http/refusal'
import { ratingCall } from '@/contract/site'
import { SNAP21_FAILED } from '@/domain/locations/reviews/snap21'
import { findSnap21Rating } from '@/server/reviews/find-rating'

/**
 * GET /api/reviews/snap21?orgId=: returns the rating of the tenant's own organisation as `{ rating, stars }` (API-07, REV-10). Other
 * organisations are refused.
 */
export const GET = defineCall(
  { contract: ratingCall, audience: site, cache: 'public, max-age=600' },
  async ({ tenant, input: { orgId } }) => {
    const own = tenant.switches.snap21OrgId
    if (own === null || orgId !== own) return refuse(404, 'This site does not show this rating.')
    return (await findSnap21Rating(own)) ?? refuseForNow(503, SNAP21_FAILED, 60)
  },
)
