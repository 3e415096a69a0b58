import { answerTenantCall } from '@/app/http/answer-tenant-call'
import { SNAP21_FAILED } from '@/domain/reviews/snap21'
import { findSnap21Rating } from '@/server/reviews/snap21/find-rating'

/** GET /api/reviews/snap21?orgId=: the rating of the tenant's own organisation, as `{ rating, stars }` (API-07, REV-10); others are not asked for. */
export function GET(request: Request): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    const orgId = new URL(request.url).searchParams.get('orgId')
    const own = tenant.switches.snap21OrgId
    if (own === null || orgId !== own) return Response.json({ error: 'This site shows no such rating.' }, { status: 404 })
    const rating = await findSnap21Rating(own)
    if (rating === null)
      return Response.json({ error: SNAP21_FAILED }, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '60' } })
    return Response.json(rating, { headers: { 'cache-control': 'public, max-age=600' } })
  })
}
