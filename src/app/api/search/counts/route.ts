import { defineSearchCall } from '@/app/search/search-call'
import { countsCall } from '@/contract/search'
import { toPanelResponse } from '@/domain/search/panel-query'
import { formatCount } from '@/domain/search/results/result-count'
import { toSearchAddress } from '@/domain/search/search-address'
import { countForPanel } from '@/server/stock/panel-stock'

/** The browser keeps an answer this long: going back and forth between two fields asks once (SRCH-15). */
const FRESH_SECONDS = 30

/** GET /api/search/counts: how many cars a search finds and what can still be chosen, without the cars (SRP-15). Parameters as /api/search. */
export const GET = defineSearchCall(countsCall, `private, max-age=${FRESH_SECONDS}`, async ({ tenant, asked: { state }, now }) => {
  const counts = await countForPanel(tenant, state, now)
  const countText = formatCount(counts.total, tenant.switches.stockCountLabel)
  return toPanelResponse(counts, { countText, address: toSearchAddress({ ...state, page: 1 }) })
})
