import { normaliseQuery } from '@/domain/search/normalise-query'
import { type Suggestion, suggestCars, SUGGESTION_LIMITS, suggestNearby, suggestValues } from '@/domain/search/suggestions'
import { ALL_STOCK } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { suggestPlaces } from '../places/find-place'
import { searchEngineOf } from '../search/get-search-engine'
import { findCards } from '../vehicles/find-vehicles'
import { toStockQuery } from './search-stock'

/** Shorter texts match too many places. */
const LEAST_PLACE_LENGTH = 3

/**
 * Returns suggestions while a visitor types: makes, models and bodies in the tenant's stock with their counts, a vehicle by its stock
 * number, and places to search around. Uses one call of the engine.
 * @param now Unix seconds.
 * @throws SearchUnavailableError when the engine does not answer.
 */
export async function suggestStock(tenant: Tenant, text: string, now: number): Promise<Suggestion[]> {
  const { identifier } = normaliseQuery(text)
  const { query } = await toStockQuery(tenant, ALL_STOCK, now)
  const all = { ...query, stats: [], histograms: [], perPage: 0, facets: ['make', 'make_model', 'body'] as const }
  const byNumber = { ...query, text, stats: [], histograms: [], facets: [], perPage: SUGGESTION_LIMITS.car }
  const [[values, numbered], places] = await Promise.all([
    searchEngineOf(tenant).multiSearch(identifier === null ? [all] : [all, byNumber]),
    text.trim().length >= LEAST_PLACE_LENGTH ? suggestPlaces(text, 2 * SUGGESTION_LIMITS.place) : [],
  ])
  const cars = numbered ? suggestCars(text, await findCards(tenant, numbered.ids)) : []
  return [...cars, ...suggestValues(text, values?.facets ?? {}), ...suggestNearby(places ?? [])]
}
