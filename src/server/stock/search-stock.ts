import type { SearchResult } from '@/domain/search/query'
import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import { type SearchSettings, toSearchQuery } from '@/domain/search/to-search-query'
import type { Tenant } from '@/domain/tenant/tenant'
import type { VehicleCard } from '@/domain/vehicle/vehicle'
import { getSearchEngine } from '../search/get-search-engine'
import { findCards } from '../vehicles/find-vehicles'

export type FoundStock = { result: SearchResult; hits: VehicleCard[] }

function settingsOf({ switches, dealershipIds }: Tenant): SearchSettings {
  return { ...switches, dealershipIds }
}

/**
 * The cars that a visitor's search finds on a tenant's site, with counts for its filters (SRCH-10).
 * @param now Unix seconds; decides which sold cars are still listed.
 * @throws SearchUnavailableError when the engine does not answer.
 */
export async function searchStock(tenant: Tenant, state: SearchState, now: number): Promise<FoundStock> {
  const result = await getSearchEngine().search(toSearchQuery(state, settingsOf(tenant), now))
  return { result, hits: await findCards(tenant, result.ids) }
}

/** How many cars each of several searches would find: one call, no cars. */
export async function countStock(tenant: Tenant, states: readonly SearchState[], now: number): Promise<number[]> {
  const queries = states.map((state) => ({ ...toSearchQuery(state, settingsOf(tenant), now), perPage: 0, facets: [], stats: [] }))
  const results = queries.length === 0 ? [] : await getSearchEngine().multiSearch(queries)
  return results.map(({ total }) => total)
}

/** All of a tenant's stock by make, body and type: what menus and search panels count. */
export async function countByFacet(tenant: Tenant, now: number): Promise<Pick<SearchResult, 'total' | 'facets'>> {
  const query = toSearchQuery(ALL_STOCK, settingsOf(tenant), now)
  return getSearchEngine().search({ ...query, perPage: 0, facets: ['make', 'body', 'car_type'], stats: [] })
}

/** The first cars of a search, for rows and carousels; sold ones are left out. */
export async function findStockRow(tenant: Tenant, state: SearchState, limit: number, now: number): Promise<FoundStock> {
  const query = toSearchQuery(state, settingsOf(tenant), now)
  const available = {
    ...query,
    lists: { ...query.lists, status: ['in_stock', 'coming_soon'] },
    facets: [],
    stats: [],
    page: 1,
    perPage: limit,
  }
  const result = await getSearchEngine().search(available)
  return { result, hits: await findCards(tenant, result.ids) }
}
