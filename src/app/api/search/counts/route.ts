import { answerSearchCall } from '@/app/search/search-call'
import { formatCount } from '@/domain/search/results/result-count'
import { toPanelAnswer } from '@/domain/search/panel-query'
import { toSearchAddress } from '@/domain/search/search-address'
import { countForPanel } from '@/server/stock/panel-stock'

/** The browser keeps an answer this long: going back and forth between two fields asks once (SRCH-15). */
const FRESH_SECONDS = 30

/** GET /api/search/counts: how many cars a search finds and what can still be chosen, without the cars (SRP-15). Parameters as /api/search. */
export function GET(request: Request): Promise<Response> {
  return answerSearchCall(request, async ({ tenant, asked: { state }, now }) => {
    const counts = await countForPanel(tenant, state, now)
    const countText = formatCount(counts.total, tenant.switches.stockCountLabel)
    const answer = toPanelAnswer(counts, { countText, address: toSearchAddress({ ...state, page: 1 }) })
    return Response.json(answer, { headers: { 'cache-control': `private, max-age=${FRESH_SECONDS}` } })
  })
}
