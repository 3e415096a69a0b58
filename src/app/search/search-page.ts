import { countPages } from '@/domain/search/query'
import { parseSearchAddress } from '@/domain/search/search-address'
import { ALL_STOCK, type SearchState, applyDefaultDistance } from '@/domain/search/search-state'
import { toPromoListing } from '@/domain/search/results/grid-settings'
import type { Tenant } from '@/domain/tenant/tenant'
import { siteState } from '@/server/routing/site-state'
import type { KnownSegments } from '@/server/routing/site-maps'
import { findShownPromos } from '@/server/content/find-lists'
import { fillTexts, textContextOf } from '@/server/content/fill-texts'
import { resolvePlaceText } from '@/server/places/resolve-place-text'
import { findRelaxations } from '@/server/stock/find-relaxations'
import { type FoundStock, searchStock } from '@/server/stock/search-stock'
import { countTowMisses } from '@/server/stock/count-tow-misses'
import { cachedSearch } from '@/server/stock/cached-stock'
import { toPromoView } from '@/ui/sections/promo-cell/to-promo-view'
import type { SearchView } from '@/ui/pages/search-results/search-view'
import { toSearchView } from '@/ui/pages/search-results/to-search-view'

const NO_SEGMENTS: KnownSegments = { makes: new Map(), models: new Map(), dealerships: new Map(), locations: new Map() }
/** The number of near matches for an empty result. */
const NEAR_LIMIT = 3

/** Returns the names that the segments of a tenant's search addresses can have. */
export function knownSegments(tenant: Tenant): KnownSegments {
  return siteState().bySlug.get(tenant.slug)?.search ?? NO_SEGMENTS
}

async function findPromos(tenant: Tenant, state: SearchState, now: number) {
  const filled = await fillTexts(await findShownPromos(tenant, toPromoListing(state, now)), textContextOf({ tenant, now }))
  return filled.map((card) => ({ ...card, node: toPromoView(card.node) }))
}

/** Finds suggestions for an empty result: the gain of removing each filter, and the nearest vehicles. All numbers are counted. */
async function findNearMisses(tenant: Tenant, state: SearchState, result: FoundStock['result'], now: number) {
  const relaxations = await findRelaxations(tenant, state, result, now)
  const best = relaxations.find(({ gain }) => gain > 0)
  const { hits } = await searchStock(tenant, { ...(best?.without ?? ALL_STOCK), page: 1 }, now)
  return { relaxations, near: hits.slice(0, NEAR_LIMIT) }
}

async function compose(tenant: Tenant, state: SearchState, now: number, { result, hits, nearby }: FoundStock): Promise<SearchView> {
  const places = { ...knownSegments(tenant), timeZone: tenant.timeZone }
  const [promos, towMisses, nearMisses] = await Promise.all([
    findPromos(tenant, state, now),
    countTowMisses(tenant, state, result.total, now),
    result.total === 0 ? findNearMisses(tenant, nearby.kind === 'at' ? state : { ...state, near: null }, result, now) : null,
  ])
  return toSearchView({ state, result, hits, nearby, promos, places, switches: tenant.switches, now, towMisses, ...(nearMisses ?? {}) })
}

/** A search from an address. `unknownPlace` is an unknown suburb as typed. */
export type AskedSearch = { state: SearchState; unknownPlace: string | null }

/**
 * Parses the search in an address below /search/, and looks up a suburb that is given instead of a postcode (SRCH-05 to SRCH-08, SRCH-22).
 */
export async function readSearch(tenant: Tenant, segments: readonly string[], parameters: URLSearchParams): Promise<AskedSearch> {
  const place = await resolvePlaceText(parameters.get('postcode') ?? undefined)
  const resolved = new URLSearchParams(parameters)
  if (place.kind === 'postcode') resolved.set('postcode', place.postcode)
  const state = parseSearchAddress(segments, resolved, knownSegments(tenant))
  return { state, unknownPlace: place.kind === 'unknown' ? place.text : null }
}

type SearchStock = (tenant: Tenant, state: SearchState, now: number) => Promise<FoundStock>

async function loadView(tenant: Tenant, { state, unknownPlace }: AskedSearch, now: number, search: SearchStock): Promise<SearchView> {
  const limited = applyDefaultDistance(state, tenant.switches.nearbyRadiusKm)
  const found = await search(tenant, limited, now)
  const last = countPages(found.result.total, tenant.switches.hitsPerPage)
  if (last > 0 && state.page > last) return loadView(tenant, { state: { ...state, page: last }, unknownPlace }, now, search)
  const nearby = unknownPlace === null ? found.nearby : ({ kind: 'unknown', postcode: unknownPlace } as const)
  return compose(tenant, limited, now, { ...found, nearby })
}

/**
 * Loads the view of a results page, for the page and for the search call (SRCH-10). A page number beyond the last page gives the last one.
 */
export function loadSearch(tenant: Tenant, asked: AskedSearch, now: number): Promise<SearchView> {
  return loadView(tenant, asked, now, searchStock)
}

/** Loads the view of a results page that is cached and rebuilt when the stock changes. */
export function loadCachedSearch(tenant: Tenant, asked: AskedSearch, now: number): Promise<SearchView> {
  return loadView(tenant, asked, now, cachedSearch)
}
