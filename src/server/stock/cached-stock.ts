import { cache } from 'react'
import type { SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { cachedRead } from '../cache/cached-read'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { isSearchUnavailable } from '../search/port'
import { countByFacet, findStockRow, searchStock } from './search-stock'

/** Searches the stock for a cached page, which is invalidated when that stock changes. */
export function cachedSearch(tenant: Tenant, state: SearchState, now: number) {
  return taggedRead(['search', tenant.id, now, JSON.stringify(state)], [cacheTags.stock(tenant.id)], () => searchStock(tenant, state, now))
}

export function cachedStockRow(tenant: Tenant, state: SearchState, limit: number, now: number) {
  return taggedRead(['row', tenant.id, now, limit, JSON.stringify(state)], [cacheTags.stock(tenant.id)], () =>
    findStockRow(tenant, state, limit, now),
  )
}

/** Cached until vehicles are added, removed or sold, which is rarer than a price change. */
export const cachedCounts = cache((tenant: Tenant, now: number) =>
  cachedRead(['counts', tenant.id, ...tenant.dealershipIds, now], [cacheTags.stockShape(tenant.id), cacheTags.tenant(tenant.id)], () =>
    countByFacet(tenant, now),
  ),
)

type Counts = Awaited<ReturnType<typeof countByFacet>>

const NO_COUNTS: Counts = { total: 0, facets: {} }
/** The last counts of each site. */
const lastCounts = new Map<number, Counts>()

/** Returns counts for menus. While the search engine is unavailable, these are the last known ones (REL-02). */
export async function menuCounts(tenant: Tenant, now: number): Promise<Counts> {
  try {
    const counts = await cachedCounts(tenant, now)
    lastCounts.set(tenant.id, counts)
    return counts
  } catch (error) {
    if (!isSearchUnavailable(error)) throw error
    return lastCounts.get(tenant.id) ?? NO_COUNTS
  }
}
