import type { z } from 'zod'
import { site, type SiteCaller } from '@/app/http/audience'
import { defineCall, type Outcome } from '@/app/http/define-call'
import type { Contract } from '@/contract/contract'
import { type AskedSearch, readSearch } from './search-page'

const MOST_SEGMENTS = 6

/** Defines a search call for the tenant of the host and the search of the address. `path` has the segments after /search/. */
export function defineSearchCall<Request extends z.ZodType, Answer extends z.ZodType>(
  contract: Contract<Request, Answer>,
  cache: string,
  answer: (call: SiteCaller & { asked: AskedSearch }) => Promise<Outcome<Answer>>,
) {
  return defineCall({ contract, audience: site, cache }, async ({ tenant, now, parameters }) => {
    // Reads `parameters`, because `input` would lose repeated filters.
    const segments = (parameters.get('path') ?? '').split('/').filter(Boolean).slice(0, MOST_SEGMENTS)
    return answer({ tenant, now, asked: await readSearch(tenant, segments, parameters) })
  })
}
