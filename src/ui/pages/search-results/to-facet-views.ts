import { formatFigure } from '@/domain/numbers/figures'
import {
  findShownFilters,
  LIST_FILTERS,
  RANGE_FILTERS,
  type ListFilter,
  type RangeFilter,
  type RangeParameter,
} from '@/domain/search/facets'
import { foldValue } from '@/domain/search/fold'
import type { SearchResult } from '@/domain/search/query'
import { toRangeChoice } from '@/domain/search/range-choice'
import { toRangeScale } from '@/domain/search/range-scale'
import { toSearchAddress } from '@/domain/search/search-address'
import { toParameterValue } from '@/domain/search/search-parameters'
import type { SearchState } from '@/domain/search/search-state'
import { toBars } from '@/domain/search/histogram'
import { CAR_TYPES } from '@/domain/vehicle/vehicle'
import { describeRange, describeValue, type LocationNames } from './active-filters'
import type { FacetOption, FacetView, TrackView } from './search-view'

/** The most values of a facet. Rarer values are left out unless they are chosen. */
const MOST_OPTIONS = 60
/** The number of bars in a slider's histogram. */
const BARS = 18

export type FacetSource = {
  state: SearchState
  result: Pick<SearchResult, 'facets' | 'stats' | 'histograms'>
  /** The switch searchFilters (SRCH-11). */
  searchFilters: readonly string[]
  places: LocationNames
}

const RANGE_SIGNS: Record<RangeParameter, { prefix: string; unit: string; lowest: string; highest: string }> = {
  price: { prefix: '$', unit: 'dollars', lowest: '5,000', highest: '250,000' },
  weekly_price_range: { prefix: '$', unit: 'dollars a week', lowest: '0', highest: '1,000' },
  subscription_price: { prefix: '$', unit: 'dollars a week', lowest: '0', highest: '2,000' },
  km: { prefix: '', unit: 'km', lowest: '0', highest: '300,000' },
  year: { prefix: '', unit: '', lowest: '2000', highest: '' },
  body_length: { prefix: '', unit: 'mm', lowest: '3,000', highest: '9,000' },
  tare: { prefix: '', unit: 'kg', lowest: '500', highest: '5,000' },
  atm: { prefix: '', unit: 'kg', lowest: '750', highest: '4,500' },
  tow: { prefix: '', unit: 'kg', lowest: '', highest: '' },
  gvm: { prefix: '', unit: 'kg', lowest: '2,500', highest: '8,000' },
  payload: { prefix: '', unit: 'kg', lowest: '0', highest: '2,000' },
  ball_weight: { prefix: '', unit: 'kg', lowest: '0', highest: '400' },
  created_at_timestamp: { prefix: '', unit: '', lowest: '', highest: '' },
}

/** Returns the text of a closed group: 'Any', the only value, or how many are chosen. */
function summarise(options: FacetOption[]): string {
  const chosen = options.filter((option) => option.isChosen)
  const [only, ...others] = chosen
  if (!only) return 'Any'
  return others.length === 0 ? only.label : `${chosen.length} chosen`
}

function toOptions({ attribute }: ListFilter, { state, result, places }: FacetSource): FacetOption[] {
  const chosen = state.lists[attribute] ?? []
  const chosenKeys = new Set(chosen.map(foldValue))
  const counted = result.facets[attribute] ?? []
  const shown = counted.slice(0, MOST_OPTIONS)
  const shownKeys = new Set(shown.map(({ value }) => foldValue(value)))
  const others = chosen
    .filter((value) => !shownKeys.has(foldValue(value)))
    .map((value) => counted.find((other) => foldValue(other.value) === foldValue(value)) ?? { value, count: 0 })
  return [...shown, ...others].map(({ value, count }) => ({
    value: toParameterValue(value),
    label: describeValue(attribute, value, places),
    count,
    isChosen: chosenKeys.has(foldValue(value)),
  }))
}

/** Returns the three conditions in a fixed order, also those without vehicles. */
function toConditionOptions(filter: ListFilter, source: FacetSource): FacetOption[] {
  const options = toOptions(filter, source)
  return CAR_TYPES.map(
    (type) =>
      options.find((option) => option.value === type) ?? {
        value: type,
        label: describeValue('car_type', type, source.places),
        count: 0,
        isChosen: false,
      },
  )
}

function toListView(filter: ListFilter, source: FacetSource): FacetView | null {
  const { attribute: name, label } = filter
  if (name === 'car_type') {
    const options = toConditionOptions(filter, source)
    const lists = { ...source.state.lists }
    delete lists.car_type
    const allHref = toSearchAddress({ ...source.state, lists, page: 1 })
    return {
      kind: 'segments',
      name,
      label,
      options,
      allHref,
      summary: summarise(options),
      isSet: options.some((option) => option.isChosen),
    }
  }
  const options = toOptions(filter, source)
  const isSet = options.some((option) => option.isChosen)
  if (filter.control === 'toggle') {
    const option = options.find(({ value }) => value === 'true')
    return option ? { kind: 'toggle', name, label, option, summary: option.isChosen ? 'Yes' : 'Any', isSet } : null
  }
  const unseen = (source.result.facets[name]?.length ?? 0) - options.filter(({ count }) => count).length
  return options.length > 0 ? { kind: 'checks', name, label, options, unseen, summary: summarise(options), isSet } : null
}

/** Returns the slider of a range filter (SRCH-19), or null when the stock has only one value. */
function toTrackView({ parameter, attribute }: RangeFilter, { state, result }: FacetSource): TrackView | null {
  const spread = result.histograms[attribute] ?? []
  const scale = toRangeScale(parameter, result.stats[attribute], spread)
  if (!scale) return null
  const { min: low, max: high } = toRangeChoice(state.ranges[parameter], scale)
  const { prefix, unit } = RANGE_SIGNS[parameter]
  const words = { prefix, suffix: prefix === '' && unit !== '' ? ` ${unit}` : '', isPlain: parameter === 'year' }
  const bars = spread.length > 1 ? toBars(spread, { min: scale.lowest, max: scale.highest }, BARS) : null
  return { ...scale, low, high, bars, words }
}

function toRangeView(filter: RangeFilter, source: FacetSource): FacetView {
  const { parameter: name, attribute, label } = filter
  const range = source.state.ranges[name]
  const stats = source.result.stats[attribute]
  const signs = RANGE_SIGNS[name]
  const format = name === 'year' ? String : (value: number) => formatFigure(value)
  const track = toTrackView(filter, source)
  const [lowest, highest] = track ? [track.lowest, track.highest] : [stats && Math.floor(stats.min), stats && Math.ceil(stats.max)]
  return {
    kind: 'range',
    name,
    label,
    ...signs,
    lowest: lowest === undefined ? signs.lowest : format(lowest),
    highest: highest === undefined ? signs.highest : format(highest),
    track,
    min: range?.min === null || range === undefined ? '' : String(range.min),
    max: range?.max === null || range === undefined ? '' : String(range.max),
    summary: range ? describeRange(name, range, source.places) : 'Any',
    isSet: range !== undefined,
  }
}

/** Returns the filters that the tenant shows, in its order, each with its values, counts and chosen values (SRCH-11). */
export function toFacetViews(source: FacetSource): FacetView[] {
  return findShownFilters(source.searchFilters).flatMap((filter) => {
    if (filter.control === 'none') return []
    const view = filter.kind === 'range' ? toRangeView(filter, source) : toListView(filter, source)
    return view ?? []
  })
}

/**
 * Returns the active filters without a visible control as hidden fields, so that a submitted form does not lose them. Keyword and distance
 * always have a control.
 */
export function listHiddenFields(state: SearchState, facets: readonly FacetView[]): { name: string; value: string }[] {
  const drawn = new Set(facets.map(({ name }) => name))
  const lists = LIST_FILTERS.filter(({ attribute }) => !drawn.has(attribute)).flatMap(({ attribute }) =>
    (state.lists[attribute] ?? []).map((value) => ({ name: attribute, value: toParameterValue(value) })),
  )
  const ranges = RANGE_FILTERS.filter(({ parameter }) => !drawn.has(parameter)).flatMap(({ parameter }) => {
    const range = state.ranges[parameter]
    return range ? [{ name: parameter, value: `${range.min ?? ''}-${range.max ?? ''}` }] : []
  })
  return [...lists, ...ranges]
}
