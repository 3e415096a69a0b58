import { toSearchScope } from '@/domain/search/scope'
import { mergeSimilar, toFallbackQuery, toSimilarQueries } from '@/domain/vehicle/similar-cars'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle, VehicleCard } from '@/domain/vehicle/vehicle'
import { logger } from '../log/log'
import { searchEngineOf } from '../search/get-search-engine'
import type { SearchEngine } from '../search/port'
import { findCards } from '../vehicles/find-vehicles'

/**
 * The ids of the cars most like one, up to six (SIM-02 to SIM-08): one multi-query of the engine (API-12); when that fails the failure is
 * logged and an ordinary search with the same limits is asked instead (SIM-11).
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

/** The cars most like one as cards, the most similar first. */
export async function findSimilar(tenant: Tenant, vehicle: Vehicle, now: number): Promise<VehicleCard[]> {
  return findCards(tenant, await findSimilarIds(searchEngineOf(tenant), tenant, vehicle, now))
}
