import { cache } from 'react'
import { ALL_STOCK } from '@/domain/search/search-state'
import { toSearchQuery } from '@/domain/search/to-search-query'
import type { Tenant } from '@/domain/tenant/tenant'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { searchEngineOf } from '../search/get-search-engine'
import { isSearchUnavailable } from '../search/port'

/**
 * Counts the vehicles at each location, by its slug (LOC-05); null while the search is unavailable, and then buttons show no number.
 * @param now Unix seconds.
 */
export const cachedLocationCounts = cache((tenant: Tenant, now: number): Promise<Record<string, number> | null> =>
  taggedRead(['place-counts', tenant.id, now], [cacheTags.stockShape(tenant.id)], async () => {
    const query = toSearchQuery(ALL_STOCK, { ...tenant.switches, dealershipIds: tenant.dealershipIds }, now)
    try {
      const { facets } = await searchEngineOf(tenant).search({ ...query, perPage: 0, facets: ['location_slug'], stats: [] })
      return Object.fromEntries((facets.location_slug ?? []).map(({ value, count }) => [value, count]))
    } catch (error) {
      if (isSearchUnavailable(error)) return null
      throw error
    }
  }),
)
