import { parseSearchWords, resolvePlaceWords } from '@/domain/search/parse-words'
import { ALL_STOCK, applyDefaultDistance, type SearchState } from '@/domain/search/search-state'
import type { SearchVocabulary } from '@/domain/search/search-vocabulary'
import type { Tenant } from '@/domain/tenant/tenant'
import { suggestPlaces } from '../places/find-place'
import { searchEngineOf } from '../search/get-search-engine'
import { countStock, toStockQuery } from './search-stock'

const NAMED = ['make', 'make_model', 'body', 'fuel', 'transmission', 'drive'] as const

/**
 * Interprets a typed text as a search of a tenant's stock, with its exact number of vehicles (LOOK-04).
 * @param now Unix seconds.
 * @throws SearchUnavailableError when the engine does not answer.
 */
export async function interpretSearch(tenant: Tenant, text: string, now: number): Promise<{ state: SearchState; count: number }> {
  const state = text === '' ? ALL_STOCK : await parseText(tenant, text, now)
  const asked = applyDefaultDistance(state, tenant.switches.nearbyRadiusKm)
  const [count = 0] = await countStock(tenant, [asked], now)
  return { state: asked, count }
}

async function parseText(tenant: Tenant, text: string, now: number): Promise<SearchState> {
  const { query } = await toStockQuery(tenant, ALL_STOCK, now)
  const { facets } = await searchEngineOf(tenant).search({ ...query, perPage: 0, stats: [], histograms: [], facets: NAMED })
  const vocabulary: SearchVocabulary = Object.fromEntries(NAMED.map((name) => [name, (facets[name] ?? []).map(({ value }) => value)]))
  const parsed = parseSearchWords(text, vocabulary)
  const [place] = parsed.placeWords === null ? [] : ((await suggestPlaces(parsed.placeWords, 1)) ?? [])
  return resolvePlaceWords(parsed, place?.postcode ?? null)
}
