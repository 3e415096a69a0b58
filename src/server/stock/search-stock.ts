import { centreOf, measureDistance, type Nearby } from '@/domain/geo/nearby'
import type { SearchQuery, SearchResult } from '@/domain/search/query'
import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import { type SearchSettings, toSearchQuery } from '@/domain/search/to-search-query'
import type { Tenant } from '@/domain/tenant/tenant'
import type { VehicleCard } from '@/domain/vehicle/vehicle'
import { searchEngineOf } from '../search/get-search-engine'
import { findCards } from '../vehicles/find-vehicles'
import { resolveNearby } from './resolve-nearby'

/** `nearby` says what became of the distance filter; with one, each hit has its `distanceKm`. */
export type FoundStock = { result: SearchResult; hits: VehicleCard[]; nearby: Nearby }

type Seller = Pick<Tenant, 'switches' | 'dealershipIds'>

function settingsOf({ switches, dealershipIds }: Seller): SearchSettings {
  return { ...switches, dealershipIds }
}

/** A state as a query of the port for one tenant's stock, its postcode looked up. */
export async function toStockQuery(tenant: Seller, state: SearchState, now: number): Promise<{ query: SearchQuery; nearby: Nearby }> {
  const nearby = await resolveNearby(state)
  return { query: toSearchQuery(state, settingsOf(tenant), now, centreOf(nearby)), nearby }
}

async function hydrate(tenant: Seller, ids: readonly number[], nearby: Nearby): Promise<VehicleCard[]> {
  const cards = await findCards(tenant, ids)
  const centre = centreOf(nearby)
  return centre === null ? cards : cards.map((card) => ({ ...card, distanceKm: measureDistance(centre, card.coordinates) }))
}

/**
 * The cars that a visitor's search finds on a tenant's site, with counts for its filters (SRCH-10).
 * @param now Unix seconds; decides which sold cars are still listed.
 * @throws SearchUnavailableError when the engine does not answer.
 */
export async function searchStock(tenant: Tenant, state: SearchState, now: number): Promise<FoundStock> {
  const { query, nearby } = await toStockQuery(tenant, state, now)
  const result = await searchEngineOf(tenant).search(query)
  return { result, hits: await hydrate(tenant, result.ids, nearby), nearby }
}

/** How many cars each of several searches would find: one call, no cars. */
export async function countStock(tenant: Tenant, states: readonly SearchState[], now: number): Promise<number[]> {
  const queries = await Promise.all(states.map((state) => toStockQuery(tenant, state, now)))
  if (queries.length === 0) return []
  const results = await searchEngineOf(tenant).multiSearch(
    queries.map(({ query }) => ({ ...query, page: 1, perPage: 0, facets: [], stats: [], histograms: [] })),
  )
  return results.map(({ total }) => total)
}

/** All of a tenant's stock by make, body and type: what menus and search panels count. */
export async function countByFacet(tenant: Tenant, now: number): Promise<Pick<SearchResult, 'total' | 'facets'>> {
  const query = toSearchQuery(ALL_STOCK, settingsOf(tenant), now)
  return searchEngineOf(tenant).search({ ...query, perPage: 0, facets: ['make', 'body', 'car_type'], stats: [], histograms: [] })
}

/**
 * The first cars of a search, for rows and carousels; sold ones are left out of the row. The total is that of the search itself, which a row links
 * to and menus and brand tiles count: one number wherever it stands.
 */
export async function findStockRow(tenant: Tenant, state: SearchState, limit: number, now: number): Promise<FoundStock> {
  const { query, nearby } = await toStockQuery(tenant, state, now)
  const counted = { ...query, facets: [], stats: [], histograms: [], page: 1, perPage: 0 }
  const available = { ...counted, lists: { ...query.lists, status: ['in_stock', 'coming_soon'] }, perPage: limit }
  const [row, all] = await searchEngineOf(tenant).multiSearch([available, counted])
  if (!row || !all) throw new Error('the search engine left a question open')
  return { result: { ...row, total: all.total }, hits: await hydrate(tenant, row.ids, nearby), nearby }
}
