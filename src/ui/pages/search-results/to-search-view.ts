import type { Nearby } from '@/domain/geo/nearby'
import { toModelTitle } from '@/domain/models/model'
import { formatFigure } from '@/domain/numbers/figures'
import type { PromoCard } from '@/domain/promotions/promo'
import { composeGrid, type GridCell } from '@/domain/search/results/compose-grid'
import { toGridCards, toGridContext } from '@/domain/search/results/grid-settings'
import { toCtaCard } from '@/domain/search/results/cta-card'
import { listMapMarkers } from '@/domain/search/results/map-index'
import { formatCount, isCentred, showsMapIndex } from '@/domain/search/results/result-count'
import { normaliseQuery } from '@/domain/search/normalise-query'
import { countPages, type SearchResult } from '@/domain/search/query'
import { isKnownBody, toSearchAddress } from '@/domain/search/search-address'
import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import { DEFAULT_SORT } from '@/domain/search/default-sort'
import { listSortChoices } from '@/domain/search/sorts'
import type { Relaxation } from '@/domain/search/relaxations'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import { pluralOfBody } from '@/domain/vehicle/body-plural'
import type { VehicleCard } from '@/domain/vehicle/vehicle'
import { resolvePageNumbers } from '@/ui/primitives/pagination/page-numbers'
import { type PromoView, toEofyPromo, toSellCarPromo } from '@/ui/sections/promo-cell/promo-view'
import { toCardView, type CardSettings } from '@/ui/sections/vehicle-card/card-view'
import { placeMarkers } from './place-markers'
import { listActiveFilters, type LocationNames } from './active-filters'
import type { CellView, HeadingView, SearchView } from './search-view'
import { toEmptyView } from './to-empty-view'
import { listHiddenFields, toFacetViews } from './to-facet-views'
import { isSubscriptionMode, toModeViews } from './to-mode-views'
import { toNearbyView } from './to-nearby-view'
import { findSiteWords, type StockWords, type VehicleKind } from '@/domain/vehicle/kinds/kinds'
import { listKindSorts } from '@/domain/vehicle/kinds/shown-filters'
import { TOW_CARS } from '@/domain/vehicle/towing/tow-cars'
import { explainTowMisses, findTowedWord, findTowLimit, sellsTowed, type TowMisses, withoutTow } from '@/domain/vehicle/towing/tow-search'
import { capitalise } from '@/domain/text/capitalise'

export type SearchViewSource = {
  state: SearchState
  result: Pick<SearchResult, 'total' | 'facets' | 'stats' | 'histograms'>
  /** The vehicles of this page, in result order. */
  hits: readonly VehicleCard[]
  /** The promotions selected for this listing, in position order (CMS-08 to CMS-10). */
  promos: readonly PromoCard<PromoView>[]
  places: LocationNames
  switches: EffectiveSwitches
  /** Unix seconds. */
  now: number
  /** The outcome of the distance filter. */
  nearby?: Nearby
  /** For an empty result: the gain of removing each filter, best first. */
  relaxations?: readonly Relaxation[]
  /** What a towing limit hides (KIND-04). */
  towMisses?: TowMisses | null
  /** For an empty result: near matches. */
  near?: readonly VehicleCard[]
}

const EOFY_HREF = '/special-offers'

function only(values: readonly string[] | undefined): string | null {
  const [value, ...others] = values ?? []
  return value !== undefined && others.length === 0 ? value : null
}

/** Returns the only body filter when vehicles match it. Headings must not repeat arbitrary words from an address. */
function findNamedBody({ lists }: SearchState, total: number): string | null {
  const body = only(lists.body)
  return body !== null && (total > 0 || isKnownBody(body)) ? body : null
}

function toHeading({ state, result, places, switches }: SearchViewSource, hasWeekly: boolean): HeadingView {
  const types = state.lists.car_type ?? []
  const make = only(state.lists.make)
  const model = only(state.lists.model)
  const car = make === null || model === null ? (make ?? '') : toModelTitle({ make, name: model })
  const condition = types.length > 0 && types.length < 3 ? types.join(' and ') : ''
  const dealership = only(state.lists.dealership_slug)
  const location = only(state.lists.location_slug)
  const yard = (dealership && places.dealerships.get(dealership)) ?? (location && places.locations.get(location)) ?? null
  const words = [condition, car].filter(Boolean).join(' ')
  const tail = yard ? ` at ${yard}` : ''
  const countText = formatCount(result.total, switches.stockCountLabel)
  const body = findNamedBody(state, result.total)
  const stock = body === null ? switches.stockCountLabel.toLowerCase() : pluralOfBody(body)
  const one = body ?? countText.slice(countText.indexOf(' ') + 1)
  const [count, noun] = [formatFigure(result.total), result.total === 1 ? one : stock]
  return {
    countText,
    counted: [count, words, `${noun}${tail}`].filter(Boolean).join(' '),
    plain: words === '' ? `All ${stock}${tail}` : `${capitalise(words)} ${stock}${tail}`,
    short: yard ?? ((body === null && car) || (words === '' && body === null ? null : capitalise(`${words} ${stock}`.trim()))),
    note: hasWeekly ? 'Weekly repayments are estimates.' : null,
  }
}

function toCell(
  cell: GridCell<VehicleCard, PromoCard<PromoView>>,
  index: number,
  settings: CardSettings & { words: StockWords },
): CellView {
  switch (cell.kind) {
    case 'vehicle':
    case 'soldRun':
      return { kind: 'car', key: String(cell.vehicle.id), card: toCardView(cell.vehicle, settings) }
    case 'promo':
      return { kind: 'promo', key: `promo-${cell.promo.id}`, promo: cell.promo.node }
    case 'cta':
      return { kind: 'promo', key: `cta-${index}`, promo: toSellCarPromo(toCtaCard(settings.words)) }
    case 'eofy':
      return { kind: 'promo', key: `eofy-${index}`, promo: toEofyPromo(EOFY_HREF) }
  }
}

function toCells({ state, hits, promos, switches, now }: SearchViewSource): CellView[] {
  const { cells } = composeGrid(hits, toGridCards(switches, promos), toGridContext(state, now))
  const words = findSiteWords(switches)
  return cells.map((cell, index) => toCell(cell, index, { switches, now, words }))
}

function listPageHrefs(state: SearchState, pages: number): Record<number, string> {
  const offered = [...resolvePageNumbers(state.page, pages), state.page - 1, state.page + 1]
  const numbers = offered.filter((page) => page !== 'gap' && page >= 1 && page <= pages)
  return Object.fromEntries(numbers.map((page) => [page, toSearchAddress({ ...state, page: Number(page) })]))
}

/** Drops filters without effect: an unknown postcode (SRCH-22), and words without a letter or digit. */
function toEffective(state: SearchState, nearby: Nearby | undefined): SearchState {
  const hasWords = normaliseQuery(state.query).words.length > 0
  return { ...state, near: nearby === undefined || nearby.kind === 'at' ? state.near : null, query: hasWords ? state.query : '' }
}

/** Returns the sort select. An address may sort by distance without a place, which has no effect. */
function toSortView({ sortBy }: SearchState, kinds: readonly VehicleKind[], hasPlace: boolean): SearchView['sort'] {
  const options = listSortChoices(listKindSorts(kinds), hasPlace).map(({ id, label }) => ({ value: id, label }))
  return { name: 'sortBy', label: 'Sort', value: options.some(({ value }) => value === sortBy) ? sortBy : DEFAULT_SORT, options }
}

/** Returns the tow check of a site that sells something to tow (KIND-04). */
function toTowView({ state, switches, towMisses }: SearchViewSource): SearchView['tow'] {
  if (!sellsTowed(switches.stockKinds)) return null
  const limit = findTowLimit(state)
  const missing = limit === null || !towMisses ? [] : explainTowMisses(towMisses, limit, findTowedWord(switches))
  return { limit, cars: [...TOW_CARS], missing, allHref: toSearchAddress(withoutTow(state)) }
}

/** Builds the view of the results page from a search and its result, for the page and for the search call (SRCH-10, SRP). */
export function toSearchView(source: SearchViewSource): SearchView {
  const { state, result, switches, now } = source
  const active = listActiveFilters(toEffective(state, source.nearby), source.places)
  const facets = toFacetViews({ ...source, searchFilters: switches.searchFilters })
  const cells = toCells(source)
  const tow = toTowView(source)
  const pages = countPages(result.total, switches.hitsPerPage)
  const before = (state.page - 1) * switches.hitsPerPage
  return {
    address: toSearchAddress(state),
    formAction: '/search',
    heading: toHeading(
      source,
      cells.some((cell) => cell.kind === 'car' && cell.card.weekly !== null),
    ),
    count: result.total,
    cells,
    shown: { first: before + 1, last: before + source.hits.length },
    isCentred: isCentred(source.hits.length),
    modes: toModeViews(state, switches.subscriptionsEnabled),
    chips: active
      .filter(({ key }) => !(key === 'subscription_price' && switches.subscriptionsEnabled && isSubscriptionMode(state)))
      .map(({ label, without }) => ({ label, href: toSearchAddress(without) })),
    clearHref: toSearchAddress({ ...ALL_STOCK, sortBy: state.sortBy }),
    facets,
    nearby: toNearbyView(state, source.nearby ?? { kind: 'off' }, switches.nearbyRadiusKm),
    tow,
    query: state.query,
    sort: toSortView(state, switches.stockKinds, source.nearby?.kind === 'at'),
    kept: listHiddenFields(state, facets).filter(({ name }) => tow === null || name !== 'tow'),
    page: state.page,
    pages,
    pageHrefs: listPageHrefs(state, pages),
    empty:
      result.total > 0
        ? null
        : toEmptyView({
            variant: switches.emptyResultsVariant,
            clearHref: switches.clearFiltersTarget,
            askHref: switches.configLinks.contact,
            stockCountLabel: switches.stockCountLabel,
            places: source.places,
            relaxations: source.relaxations ?? [],
          }),
    near: (source.near ?? []).map((card) => toCardView(card, { switches, now })),
    map: showsMapIndex(result.total, switches) ? placeMarkers(listMapMarkers(source.hits)) : null,
  }
}
