import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { CAR_TYPES, type CarType } from '@/domain/vehicle/vehicle'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { countStock } from '../stock/search-stock'

/** Returns the search for a brand's vehicles of one type. */
export function toBrandSearch(make: string, type: CarType | null): SearchState {
  return { ...ALL_STOCK, lists: { make: [make], ...(type === null ? {} : { car_type: [type] }) } }
}

/**
 * Counts a brand's vehicles on a site by type, without types that have none (BRD-03). Cached until vehicles are added or removed.
 * @param now Unix seconds; decides which sold vehicles are still listed.
 */
export async function countBrand(tenant: Tenant, make: string, now: number): Promise<{ type: CarType; count: number }[]> {
  const counts = await taggedRead(['brand-counts', tenant.id, make, now], [cacheTags.stockShape(tenant.id)], () =>
    countStock(
      tenant,
      CAR_TYPES.map((type) => toBrandSearch(make, type)),
      now,
    ),
  )
  return CAR_TYPES.map((type, index) => ({ type, count: counts[index] ?? 0 })).filter(({ count }) => count > 0)
}
