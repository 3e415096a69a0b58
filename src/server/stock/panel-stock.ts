import { type PanelCounts, toPanelCounts, toPanelQuery } from '@/domain/search/panel-query'
import { readSearchHref } from '@/domain/search/read-search-href'
import type { SearchState } from '@/domain/search/search-state'
import type { SiteLink, Tenant } from '@/domain/tenant/tenant'
import { siteState } from '../routing/site-state'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { searchEngineOf } from '../search/get-search-engine'
import { countStock, toStockQuery } from './search-stock'

/**
 * Returns the number of vehicles that a search finds, and the values that its fields can still offer, without reading a vehicle (SRP-15).
 * @param now Unix seconds; decides which sold vehicles are still listed.
 * @throws SearchUnavailableError when the engine does not answer.
 */
export async function countForPanel(tenant: Tenant, state: SearchState, now: number): Promise<PanelCounts> {
  const { query } = await toStockQuery(tenant, state, now)
  return toPanelCounts(await searchEngineOf(tenant).search(toPanelQuery(query)), state)
}

/** Returns the same for cached pages. Any change of the stock invalidates them, because the choices depend on prices. */
export function cachedPanelCounts(tenant: Tenant, state: SearchState, now: number): Promise<PanelCounts> {
  return taggedRead(['panel', tenant.id, now, JSON.stringify(state)], [cacheTags.stock(tenant.id)], () => countForPanel(tenant, state, now))
}

/**
 * Removes searches without results from an editor's links, for cached pages (SRP-15).
 * @param now Unix seconds.
 * @throws SearchUnavailableError when the engine does not answer.
 */
export async function dropEmptySearches(tenant: Tenant, links: SiteLink[], now: number): Promise<SiteLink[]> {
  const known = siteState().bySlug.get(tenant.slug)?.search
  const searches = links.flatMap(({ href }) => {
    const state = known ? readSearchHref(href, known) : null
    return state ? [{ href, state }] : []
  })
  if (searches.length === 0) return links
  const states = searches.map(({ state }) => state)
  const counts = await taggedRead(['fruitful', tenant.id, now, JSON.stringify(states)], [cacheTags.stock(tenant.id)], () =>
    countStock(tenant, states, now),
  )
  const empty = new Set(searches.filter((_, index) => counts[index] === 0).map(({ href }) => href))
  return links.filter(({ href }) => !empty.has(href))
}
