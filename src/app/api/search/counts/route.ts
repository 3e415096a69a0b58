import { defineSearchCall } from '@/app/search/search-call'
import { countsCall } from '@/contract/search'
import { toPanelResponse } from '@/domain/search/panel-query'
import { formatCount } from '@/domain/search/results/result-count'
import { toSearchAddress } from '@/domain/search/search-address'
import { countForPanel } from '@/server/stock/panel-stock'

/** The browser caches a response, so that switching back and forth between two fields sends one request (SRCH-15). */
const FRESH_SECONDS = 30

/**
 * GET /api/search/counts: returns the number of vehicles of a search and the remaining choices, without the vehicles (SRP-15). Parameters
 * as in /api/search.
 */
export const GET = defineSearchCall(countsCall, `private, max-age=${FRESH_SECONDS}`, async ({ tenant, asked: { state }, now }) => {
  const counts = await countForPanel(tenant, state, now)
  const countText = formatCount(counts.total, tenant.switches.stockCountLabel)
  return toPanelResponse(counts, { countText, address: toSearchAddress({ ...state, page: 1 }) })
})
