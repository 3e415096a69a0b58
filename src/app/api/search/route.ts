import { parseSearchAddress } from '@/domain/search/search-address'
import { knownSegments, loadSearch } from '@/app/search-page'
import { SearchUnavailableError } from '@/server/search/port'
import { readTenantCall } from '@/app/tenant-call'

/** GET /api/search: the results page of an address as JSON (SRCH-10). `path` holds the segments after /search/. */
export async function GET(request: Request): Promise<Response> {
  const call = await readTenantCall(request)
  if (!call) return Response.json({ error: 'There is no site at this address.' }, { status: 404 })
  const parameters = new URL(request.url).searchParams
  const segments = (parameters.get('path') ?? '').split('/').filter(Boolean).slice(0, 6)
  const state = parseSearchAddress(segments, parameters, knownSegments(call.tenant))
  const started = performance.now()
  try {
    const view = await loadSearch(call.tenant, state, call.now)
    return Response.json({ ...view, ms: Math.round(performance.now() - started) }, { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error
    return Response.json(
      { error: 'Search is taking a break. Please try again in a moment.' },
      { status: 503, headers: { 'retry-after': '5' } },
    )
  }
}
