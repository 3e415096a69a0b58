import { selectPromoCards } from '@/domain/promo/promo'
import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { siteState } from '@/server/cache/site-state'
import type { KnownSegments } from '@/server/cache/site-maps'
import { findPromoCards } from '@/server/content/find-lists'
import { countStock, type FoundStock, searchStock } from '@/server/stock/search-stock'
import { keptSearch } from '@/server/stock/tagged-stock'
import { toPromoView } from '@/ui/promo-cell/to-promo-view'
import { listActiveFilters } from '@/ui/search-results/active-filters'
import type { SearchView } from '@/ui/search-results/search-view'
import { toSearchView } from '@/ui/search-results/to-search-view'

const NO_SEGMENTS: KnownSegments = { makes: new Map(), models: new Map(), dealerships: new Map(), locations: new Map() }
/** Near matches under an empty result. */
const NEAR_LIMIT = 3

/** The names behind the segments of a tenant's search addresses. */
export function knownSegments(tenant: Tenant): KnownSegments {
  return siteState().bySlug.get(tenant.slug)?.search ?? NO_SEGMENTS
}

/** Whether a listing is limited by its car types and by nothing else: what strict promo cards ask for (CMS-08). */
function isLimitedByTypeAlone({ lists, ranges, near, query }: SearchState): boolean {
  const { car_type: types = [], ...others } = lists
  return types.length > 0 && Object.keys(others).length === 0 && Object.keys(ranges).length === 0 && near === null && query === ''
}

async function findPromos(tenant: Tenant, state: SearchState, now: number) {
  const place = { now, display: state.lists.car_type ?? [], isExactlyDisplay: isLimitedByTypeAlone(state) }
  const { shown } = selectPromoCards(await findPromoCards(tenant.id), place)
  return shown.map((card) => ({ ...card, node: toPromoView(card.node) }))
}

/** When nothing is found: what each filter costs, and cars that come closest; each number is counted, none guessed. */
async function findWayOut(tenant: Tenant, state: SearchState, places: KnownSegments, now: number) {
  const active = listActiveFilters(state, places)
  const counts = await countStock(
    tenant,
    active.map(({ without }) => without),
    now,
  )
  const gains = new Map(active.map(({ key }, index) => [key, counts[index] ?? 0]))
  const best = active.toSorted((a, b) => (gains.get(b.key) ?? 0) - (gains.get(a.key) ?? 0))[0]
  const { hits } = await searchStock(tenant, { ...(best?.without ?? ALL_STOCK), page: 1 }, now)
  return { gains, near: hits.slice(0, NEAR_LIMIT) }
}

async function compose(tenant: Tenant, state: SearchState, now: number, { result, hits }: FoundStock): Promise<SearchView> {
  const places = knownSegments(tenant)
  const [promos, wayOut] = await Promise.all([
    findPromos(tenant, state, now),
    result.total === 0 ? findWayOut(tenant, state, places, now) : null,
  ])
  return toSearchView({ state, result, hits, promos, places, switches: tenant.switches, now, ...(wayOut ?? {}) })
}

/** The results page of a search as data, for the page rendered on request and for the search call alike (SRCH-10). */
export async function loadSearch(tenant: Tenant, state: SearchState, now: number): Promise<SearchView> {
  return compose(tenant, state, now, await searchStock(tenant, state, now))
}

/** The same for the pages without a query, which are kept and rebuilt when the stock changes. */
export async function loadKeptSearch(tenant: Tenant, state: SearchState, now: number): Promise<SearchView> {
  return compose(tenant, state, now, await keptSearch(tenant, state, now))
}
