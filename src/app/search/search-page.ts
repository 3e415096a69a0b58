import { countPages } from '@/domain/search/query'
import { parseSearchAddress } from '@/domain/search/search-address'
import { ALL_STOCK, type SearchState, settleDistance } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { siteState } from '@/server/routing/site-state'
import type { KnownSegments } from '@/server/routing/site-maps'
import { findShownPromos } from '@/server/content/find-lists'
import { fillTexts, textContextOf } from '@/server/placeholders/fill-texts'
import { resolvePlaceText } from '@/server/places/resolve-place-text'
import { findRelaxations } from '@/server/stock/find-relaxations'
import { type FoundStock, searchStock } from '@/server/stock/search-stock'
import { cachedSearch } from '@/server/stock/cached-stock'
import { toPromoView } from '@/ui/sections/promo-cell/to-promo-view'
import type { SearchView } from '@/ui/pages/search-results/search-view'
import { toSearchView } from '@/ui/pages/search-results/to-search-view'

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
  const filled = await fillTexts(await findShownPromos(tenant, place), textContextOf({ tenant, now }))
  return filled.map((card) => ({ ...card, node: toPromoView(card.node) }))
}

/** When nothing is found: what each filter costs, and cars that come closest; each number is counted, none guessed. */
async function findWayOut(tenant: Tenant, state: SearchState, result: FoundStock['result'], now: number) {
  const waysOut = await findRelaxations(tenant, state, result, now)
  const best = waysOut.find(({ gain }) => gain > 0)
  const { hits } = await searchStock(tenant, { ...(best?.without ?? ALL_STOCK), page: 1 }, now)
  return { waysOut, near: hits.slice(0, NEAR_LIMIT) }
}

async function compose(tenant: Tenant, state: SearchState, now: number, { result, hits, nearby }: FoundStock): Promise<SearchView> {
  const places = { ...knownSegments(tenant), timeZone: tenant.timeZone }
  const [promos, wayOut] = await Promise.all([
    findPromos(tenant, state, now),
    result.total === 0 ? findWayOut(tenant, nearby.kind === 'at' ? state : { ...state, near: null }, result, now) : null,
  ])
  return toSearchView({ state, result, hits, nearby, promos, places, switches: tenant.switches, now, ...(wayOut ?? {}) })
}

/** A search as an address says it; `unknownPlace` is a suburb that there is not, as it was typed. */
export type AskedSearch = { state: SearchState; unknownPlace: string | null }

/** An address below /search/ → what it asks for; a suburb in the place of a postcode is looked up (SRCH-05 to SRCH-08, SRCH-22). */
export async function readSearch(tenant: Tenant, segments: readonly string[], parameters: URLSearchParams): Promise<AskedSearch> {
  const place = await resolvePlaceText(parameters.get('postcode') ?? undefined)
  const settled = new URLSearchParams(parameters)
  if (place.kind === 'postcode') settled.set('postcode', place.postcode)
  const state = parseSearchAddress(segments, settled, knownSegments(tenant))
  return { state, unknownPlace: place.kind === 'unknown' ? place.text : null }
}

/** The results page of a search as data, for the page rendered on request and for the search call alike (SRCH-10); past the last page, the last one. */
export async function loadSearch(tenant: Tenant, { state, unknownPlace }: AskedSearch, now: number): Promise<SearchView> {
  const settled = settleDistance(state, tenant.switches.nearbyRadiusKm)
  const found = await searchStock(tenant, settled, now)
  const last = countPages(found.result.total, tenant.switches.hitsPerPage)
  if (last > 0 && state.page > last) return loadSearch(tenant, { state: { ...state, page: last }, unknownPlace }, now)
  const nearby = unknownPlace === null ? found.nearby : ({ kind: 'unknown', postcode: unknownPlace } as const)
  return compose(tenant, settled, now, { ...found, nearby })
}

/** The same for the pages without a query, which are kept and rebuilt when the stock changes. */
export async function loadKeptSearch(tenant: Tenant, state: SearchState, now: number): Promise<SearchView> {
  return compose(tenant, state, now, await cachedSearch(tenant, state, now))
}
