import { answerSearchCall } from '@/app/search-call'
import { loadSearch } from '@/app/search-page'

/** GET /api/search: the results page of an address as JSON (SRCH-10). `path` holds the segments after /search/. */
export function GET(request: Request): Promise<Response> {
  return answerSearchCall(request, async ({ tenant, asked, now }) => {
    const started = performance.now()
    const view = await loadSearch(tenant, asked, now)
    return Response.json({ ...view, ms: Math.round(performance.now() - started) }, { headers: { 'cache-control': 'private, no-store' } })
  })
}
