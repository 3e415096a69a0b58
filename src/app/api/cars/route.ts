import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { knownSegments } from '@/app/search/search-page'
import { carsCall } from '@/contract/search'
import { readLimit } from '@/domain/search/read-limit'
import { parseSearchAddress } from '@/domain/search/search-address'
import { findStockRow } from '@/server/stock/search-stock'
import { toCardView } from '@/ui/sections/vehicle-card/card-view'

const LONGEST_FILTERS = 4_000

/**
 * GET /api/cars?search_filters={filters}&limit={n}: returns a short list of available vehicles as `{ count, cards }` (API-13). The filters
 * are the escaped query of a search address: `search_filters=make%3DToyota%26price%3D-40000`. `count` is the number of vehicles beyond the
 * list.
 */
export const GET = defineCall({ contract: carsCall, audience: site }, async ({ tenant, now, input }) => {
  const filters = new URLSearchParams((input.search_filters ?? '').slice(0, LONGEST_FILTERS))
  const state = parseSearchAddress([], filters, knownSegments(tenant))
  const { result, hits } = await findStockRow(tenant, state, readLimit(input.limit ?? null), now)
  return { count: result.total, cards: hits.map((card) => toCardView(card, { switches: tenant.switches, now })) }
})
