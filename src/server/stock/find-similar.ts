import { toSearchScope } from '@/domain/search/scope'
import { mergeSimilar, toFallbackQuery, toSimilarQueries } from '@/domain/vehicle/similar-cars'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle, VehicleCard } from '@/domain/vehicle/vehicle'
import { logger } from '../process/log'
import { searchEngineOf } from '../search/get-search-engine'
import type { SearchEngine } from '../search/port'
import { findCards } from '../vehicles/find-vehicles'

/**
 * Returns the ids of up to six most similar vehicles (SIM-02 to SIM-08), with one multi-query of the engine (API-12). If that fails, logs
 * it and falls back to an ordinary search with the same limits (SIM-11).
 * @param now Unix seconds.
 * @throws SearchUnavailableError when the ordinary search fails too.
 */
export async function findSimilarIds(
  engine: Pick<SearchEngine, 'search' | 'multiSearch'>,
  tenant: Pick<Tenant, 'switches' | 'dealershipIds'>,
  vehicle: Vehicle,
  now: number,
): Promise<number[]> {
  const scope = toSearchScope({ ...tenant.switches, dealershipIds: tenant.dealershipIds }, now)
  try {
    return mergeSimilar(vehicle.id, await engine.multiSearch(toSimilarQueries(vehicle, scope)))
  } catch (error) {
    logger.warn({ vehicle: vehicle.id, reason: error instanceof Error ? error.message : String(error) }, 'similar cars were not found')
    return mergeSimilar(vehicle.id, [await engine.search(toFallbackQuery(vehicle, scope))])
  }
}

/** Returns the most similar vehicles as cards, the most similar first. */
export async function findSimilar(tenant: Tenant, vehicle: Vehicle, now: number): Promise<VehicleCard[]> {
  return findCards(tenant, await findSimilarIds(searchEngineOf(tenant), tenant, vehicle, now))
}
