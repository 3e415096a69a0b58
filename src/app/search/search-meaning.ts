import { formatCount } from '@/domain/search/results/result-count'
import { toSearchAddress } from '@/domain/search/search-address'
import type { SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { listActiveFilters } from '@/ui/pages/search-results/active-filters'

/** Returns a typed text's search as the search overlay shows it: its filters in words, its count and its address (LOOK-04). */
export function toSearchMeaning({ switches, timeZone }: Tenant, text: string, { state, count }: { state: SearchState; count: number }) {
  const parts = listActiveFilters(state, { dealerships: new Map(), locations: new Map(), timeZone }).map(({ label }) => label)
  const address = toSearchAddress(state)
  return { label: text, href: address, count, countText: formatCount(count, switches.stockCountLabel), parts }
}
