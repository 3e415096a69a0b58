import type { SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { findTowLimit, planTowCounts, sellsTowed, type TowMisses } from '@/domain/vehicle/towing/tow-search'
import { countStock } from './search-stock'

/**
 * Counts what the towing limit of a search hides (KIND-04). Null without a limit, and for sites that sell nothing to tow.
 * @param shown the number of vehicles that the search finds.
 * @param now Unix seconds.
 * @throws SearchUnavailableError when the engine does not answer.
 */
export async function countTowMisses(tenant: Tenant, state: SearchState, shown: number, now: number): Promise<TowMisses | null> {
  const limit = findTowLimit(state)
  if (limit === null || !sellsTowed(tenant.switches.stockKinds)) return null
  const { all, heavy } = planTowCounts(state, limit)
  const [total = 0, tooHeavy = 0] = await countStock(tenant, [all, heavy], now)
  return { heavy: tooHeavy, unknown: Math.max(0, total - tooHeavy - shown) }
}
