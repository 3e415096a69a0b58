import { cache } from 'react'
import type { SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { keptRead } from '../cache/kept-read'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { isSearchUnavailable } from '../search/port'
import { countByFacet, findStockRow, searchStock } from './search-stock'

/** The same reads for pages that are kept: a change of the stock that they show rebuilds them. */
export function keptSearch(tenant: Tenant, state: SearchState, now: number) {
  return taggedRead(['search', tenant.id, now, JSON.stringify(state)], [cacheTags.stock(tenant.id)], () => searchStock(tenant, state, now))
}

export function keptStockRow(tenant: Tenant, state: SearchState, limit: number, now: number) {
  return taggedRead(['row', tenant.id, now, limit, JSON.stringify(state)], [cacheTags.stock(tenant.id)], () =>
    findStockRow(tenant, state, limit, now),
  )
}

/** Counts change only when cars come, go or are sold, which is far seldomer than their prices do. */
export const keptCounts = cache((tenant: Tenant, now: number) =>
  keptRead(['counts', tenant.id, ...tenant.dealershipIds, now], [cacheTags.stockShape(tenant.id), cacheTags.tenant(tenant.id)], () =>
    countByFacet(tenant, now),
  ),
)

type Counts = Awaited<ReturnType<typeof countByFacet>>

const NO_COUNTS: Counts = { total: 0, facets: {} }
/** What each site counted last. */
const lastCounts = new Map<number, Counts>()

/** The same for the menus that frame every page: while the search engine is away they show what was counted last (REL-02). */
export async function menuCounts(tenant: Tenant, now: number): Promise<Counts> {
  try {
    const counts = await keptCounts(tenant, now)
    lastCounts.set(tenant.id, counts)
    return counts
  } catch (error) {
    if (!isSearchUnavailable(error)) throw error
    return lastCounts.get(tenant.id) ?? NO_COUNTS
  }
}
