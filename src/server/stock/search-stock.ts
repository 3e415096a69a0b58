import { centreOf, measureDistance, type Nearby } from '@/domain/geo/nearby'
import type { FacetValue, SearchQuery, SearchResult } from '@/domain/search/query'
import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import { applyOwnTerms, type SearchSettings, toPricesOfWeekly, toSearchQuery } from '@/domain/search/to-search-query'
import type { Tenant } from '@/domain/tenant/tenant'
import type { VehicleCard } from '@/domain/vehicle/vehicle'
import { searchEngineOf } from '../search/get-search-engine'
import { findCards } from '../vehicles/find-vehicles'
import { resolveNearby } from './resolve-nearby'

/** `nearby` is the outcome of the distance filter; with one, each hit has its `distanceKm`. */
export type FoundStock = { result: SearchResult; hits: VehicleCard[]; nearby: Nearby }

type Seller = Pick<Tenant, 'switches' | 'dealershipIds'>

function settingsOf({ switches, dealershipIds }: Seller): SearchSettings {
  return { ...switches, dealershipIds }
}

/** Converts a search state to a query for one tenant's stock, including the lookup of its postcode. */
export async function toStockQuery(tenant: Seller, state: SearchState, now: number): Promise<{ query: SearchQuery; nearby: Nearby }> {
  const nearby = await resolveNearby(state)
  const found = applyOwnTerms(state, tenant.switches)
  const pricesOfWeekly = toPricesOfWeekly(found, tenant.switches)
  const query = toSearchQuery(found, settingsOf(tenant), now, centreOf(nearby))
  return { query: pricesOfWeekly ? { ...query, pricesOfWeekly } : query, nearby }
}

async function hydrate(tenant: Seller, ids: readonly number[], nearby: Nearby): Promise<VehicleCard[]> {
  const cards = await findCards(tenant, ids)
  const centre = centreOf(nearby)
  return centre === null ? cards : cards.map((card) => ({ ...card, distanceKm: measureDistance(centre, card.coordinates) }))
}

/**
 * Searches a tenant's stock, with counts for the filters (SRCH-10).
 * @param now Unix seconds; decides which sold vehicles are still listed.
 * @throws SearchUnavailableError when the engine does not answer.
 */
export async function searchStock(tenant: Tenant, state: SearchState, now: number): Promise<FoundStock> {
  const { query, nearby } = await toStockQuery(tenant, state, now)
  const result = await searchEngineOf(tenant).search(query)
  return { result, hits: await hydrate(tenant, result.ids, nearby), nearby }
}

/** Counts the vehicles of several searches in one call. */
export async function countStock(tenant: Tenant, states: readonly SearchState[], now: number): Promise<number[]> {
  const queries = await Promise.all(states.map((state) => toStockQuery(tenant, state, now)))
  if (queries.length === 0) return []
  const results = await searchEngineOf(tenant).multiSearch(
    queries.map(({ query }) => ({ ...query, page: 1, perPage: 0, facets: [], stats: [], histograms: [] })),
  )
  return results.map(({ total }) => total)
}

/** Counts a tenant's stock by make, body and type, for menus and search panels. */
export async function countByFacet(tenant: Tenant, now: number): Promise<Pick<SearchResult, 'total' | 'facets'>> {
  const query = toSearchQuery(ALL_STOCK, settingsOf(tenant), now)
  return searchEngineOf(tenant).search({ ...query, perPage: 0, facets: ['make', 'body', 'car_type'], stats: [], histograms: [] })
}

/**
 * Counts the vehicles of a search at each location, by its slug, whatever location the search is limited to (LOOK-15).
 * @throws SearchUnavailableError when the engine does not answer.
 */
export async function countAtLocations(tenant: Tenant, state: SearchState, now: number): Promise<FacetValue[]> {
  const { query } = await toStockQuery(tenant, state, now)
  const counted = { ...query, page: 1, perPage: 0, facets: ['location_slug'] as const, stats: [], histograms: [] }
  return (await searchEngineOf(tenant).search(counted)).facets.location_slug ?? []
}

/**
 * Returns the first vehicles of a search for rows and carousels, without sold ones. The total includes them, so that it equals the number
 * on the linked search, in menus and on brand tiles.
 */
export async function findStockRow(tenant: Tenant, state: SearchState, limit: number, now: number): Promise<FoundStock> {
  const { query, nearby } = await toStockQuery(tenant, state, now)
  const counted = { ...query, facets: [], stats: [], histograms: [], page: 1, perPage: 0 }
  const available = { ...counted, lists: { ...query.lists, status: ['in_stock', 'coming_soon'] }, perPage: limit }
  const [row, all] = await searchEngineOf(tenant).multiSearch([available, counted])
  if (!row || !all) throw new Error('the search engine returned too few results')
  return { result: { ...row, total: all.total }, hits: await hydrate(tenant, row.ids, nearby), nearby }
}
