import { answerTenantCall, NOT_KEPT } from '@/app/http/answer-tenant-call'
import { knownSegments } from '@/app/search/search-page'
import { readLimit } from '@/domain/search/read-limit'
import { parseSearchAddress } from '@/domain/search/search-address'
import { findStockRow } from '@/server/stock/search-stock'
import { toCardView } from '@/ui/sections/vehicle-card/card-view'

const LONGEST_FILTERS = 4_000

/**
 * GET /api/cars?search_filters={filters}&limit={n}: a short list of available cars as `{ count, cards }` (API-13). The filters are the query of a
 * search address, escaped: `search_filters=make%3DToyota%26price%3D-40000`. `count` is how many cars there are beyond the list.
 */
export function GET(request: Request): Promise<Response> {
  return answerTenantCall(request, async ({ tenant, now }) => {
    const asked = new URL(request.url).searchParams
    const filters = new URLSearchParams((asked.get('search_filters') ?? '').slice(0, LONGEST_FILTERS))
    const state = parseSearchAddress([], filters, knownSegments(tenant))
    const { result, hits } = await findStockRow(tenant, state, readLimit(asked.get('limit')), now)
    const cards = hits.map((card) => toCardView(card, { switches: tenant.switches, now }))
    return Response.json({ count: result.total, cards }, NOT_KEPT)
  })
}
