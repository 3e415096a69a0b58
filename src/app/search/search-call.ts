import { answerTenantCall, type TenantCall } from '../http/answer-tenant-call'
import { type AskedSearch, readSearch } from './search-page'

const MOST_SEGMENTS = 6

/** What a search call is about besides whose stock: which search. */
type SearchCall = TenantCall & { asked: AskedSearch }

/** Answers a call of search: the tenant of its host, the search of its address (`path` holds the segments after /search/). */
export function answerSearchCall(request: Request, answer: (call: SearchCall) => Promise<Response>): Promise<Response> {
  return answerTenantCall(request, async (call) => {
    const parameters = new URL(request.url).searchParams
    const segments = (parameters.get('path') ?? '').split('/').filter(Boolean).slice(0, MOST_SEGMENTS)
    return answer({ ...call, asked: await readSearch(call.tenant, segments, parameters) })
  })
}
