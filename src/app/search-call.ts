import { parseSearchAddress } from '@/domain/search/search-address'
import type { SearchState } from '@/domain/search/search-state'
import { answerTenantCall, type TenantCall } from './answer-tenant-call'
import { knownSegments } from './search-page'

const MOST_SEGMENTS = 6

/** What a search call is about besides whose stock: which search. */
type SearchCall = TenantCall & { state: SearchState }

/** Answers a call of search: the tenant of its host, the search of its address (`path` holds the segments after /search/). */
export function answerSearchCall(request: Request, answer: (call: SearchCall) => Promise<Response>): Promise<Response> {
  return answerTenantCall(request, (call) => {
    const parameters = new URL(request.url).searchParams
    const segments = (parameters.get('path') ?? '').split('/').filter(Boolean).slice(0, MOST_SEGMENTS)
    return answer({ ...call, state: parseSearchAddress(segments, parameters, knownSegments(call.tenant)) })
  })
}
