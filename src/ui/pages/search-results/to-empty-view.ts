import { formatCount } from '@/domain/search/results/result-count'
import { RANGE_FILTERS, SEARCH_FILTERS } from '@/domain/search/facets'
import { toSearchAddress } from '@/domain/search/search-address'
import type { Relaxation } from '@/domain/search/relaxations'
import { describeRange, describeValue, type LocationNames } from './active-filters'
import type { EmptyView, HintView } from './search-view'

type EmptySource = {
  variant: 'panel' | 'text'
  clearHref: string
  /** The form that asks for a vehicle that is not in stock. */
  askHref: string
  stockCountLabel: string
  places: LocationNames
  /** Best first. Empty when the search has no filter. */
  relaxations: readonly Relaxation[]
}

const ADJUST = 'No results found for your search at this time. Please try adjusting the filters for more results.'
const remove = (stock: string) => `No results found for your search at this time. Remove one of these filters to see more ${stock}.`

/** Returns the filter's name and its label with the value: 'Fuel: Diesel or Hybrid'. */
function nameWay(way: Relaxation, places: LocationNames): { name: string; label: string } {
  if (way.kind === 'words') return { name: 'Keyword', label: `“${way.text}”` }
  if (way.kind === 'near') return { name: 'Distance', label: `Within ${way.radiusKm ?? ''} km of ${way.postcode}` }
  const name = SEARCH_FILTERS.find(({ parameter }) => parameter === way.key)?.label ?? way.key
  if (way.kind === 'range') return { name, label: describeRange(way.parameter, way.range, places) }
  return { name, label: way.values.map((value) => describeValue(way.attribute, value, places)).join(' or ') }
}

/** Returns 'Nearest is $38,490', 'Try Petrol: 4 found', or 'Try any colour'. */
function describeNearest(way: Relaxation, name: string, places: LocationNames): string {
  const { nearest } = way
  if (way.kind === 'range' && nearest?.kind === 'number' && way.parameter !== 'created_at_timestamp') {
    return `Nearest is ${describeNumber(way.key, nearest.value, places)}`
  }
  if (way.kind === 'list' && nearest?.kind === 'value') {
    return `Try ${describeValue(way.attribute, nearest.value, places)}: ${nearest.count} found`
  }
  return `Try any ${name.toLowerCase()}`
}

/** Formats a number in the words of its filter, without the word before the end of an open range. */
function describeNumber(key: string, value: number, places: LocationNames): string {
  const parameter = RANGE_FILTERS.find((filter) => filter.parameter === key)?.parameter
  return parameter === undefined ? String(value) : describeRange(parameter, { min: value, max: null }, places).replace(/^\S+ /, '')
}

function toHint(way: Relaxation, { places, stockCountLabel }: EmptySource): HintView {
  const { name, label } = nameWay(way, places)
  return {
    label: `${name}: ${label}`,
    hint: way.gain > 0 ? describeNearest(way, name, places) : null,
    gain: way.gain > 0 ? `+${formatCount(way.gain, stockCountLabel)}` : null,
    href: toSearchAddress(way.without),
  }
}

/** Returns the view that replaces an empty result (SRP-13, SRP-14). */
export function toEmptyView(source: EmptySource): EmptyView {
  const stock = source.stockCountLabel.toLowerCase()
  const isNear = source.relaxations.some(({ gain }) => gain > 0)
  // Without a suggestion the vehicles below come from the whole stock and are not similar.
  const nearTitle = isNear ? 'Close to what you’re after' : `More ${stock} in stock`
  if (source.variant === 'text') return { kind: 'text', text: ADJUST, nearTitle }
  return {
    kind: 'panel',
    title: 'No Results Available',
    text: isNear ? remove(stock) : ADJUST,
    nearTitle,
    hints: source.relaxations.map((relaxation) => toHint(relaxation, source)),
    noGain: `Still no ${stock}`,
    clearHref: source.clearHref,
    askHref: source.askHref,
  }
}
