import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { CAR_TYPES, type CarType } from '@/domain/vehicle/vehicle'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { countStock } from '../stock/search-stock'

/** A brand's cars of one type, as a search. */
export function toBrandSearch(make: string, type: CarType | null): SearchState {
  return { ...ALL_STOCK, lists: { make: [make], ...(type === null ? {} : { car_type: [type] }) } }
}

/**
 * How many cars of a brand a site has, by type, those with none left out (BRD-03). Kept until cars come or go.
 * @param now Unix seconds; decides which sold cars are still listed.
 */
export async function countBrand(tenant: Tenant, make: string, now: number): Promise<{ type: CarType; count: number }[]> {
  const counts = await taggedRead(['brand-counts', tenant.id, make, now], [cacheTags.stockShape(tenant.id)], () =>
    countStock(
      tenant,
      CAR_TYPES.map((type) => toBrandSearch(make, type)),
      now,
    ),
  )
  return CAR_TYPES.map((type, place) => ({ type, count: counts[place] ?? 0 })).filter(({ count }) => count > 0)
}
