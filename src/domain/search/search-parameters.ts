import { isPostcode } from '../geo/place'
import { readAmount } from './amount'
import { LIST_FILTERS, type ListAttribute, RANGE_FILTERS, type RangeParameter } from './facets'
import { foldValue } from './fold'
import { cleanQueryText } from './normalise-query'
import type { NumberRange } from './query'
import { ALL_STOCK, DISTANCE_OPTIONS_KM, type ListSelection, type RangeSelection, type SearchState } from './search-state'
import { DEFAULT_SORT, findSort } from './sorts'

/** Query parameters as a browser (URLSearchParams) or a server (a record) holds them. */
export type SearchParameters = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

/** Far beyond any stock; keeps the arithmetic of paging whole. */
const LAST_PAGE = 10_000
const MOST_VALUES = 50
const LONGEST_VALUE = 100

/** Other names under which a parameter is understood; it is written under its own. */
const ALSO_READ_AS: Partial<Record<string, readonly string[]>> = {
  query: ['q'],
  price: ['price_range'],
  weekly_price_range: ['weekly_price'],
}

/** Query parameters → the part of the search state they say; whatever is malformed is ignored (SRCH-08). */
export function parseSearchParameters(parameters: SearchParameters): SearchState {
  const read = (parameter: string) => [parameter, ...(ALSO_READ_AS[parameter] ?? [])].flatMap((name) => readAll(parameters, name))
  const lists: ListSelection = {}
  for (const { parameter, control } of LIST_FILTERS) {
    const given = parseValues(read(parameter))
    const values = control === 'toggle' ? mergeValues([], given.map(parseToggle)) : given
    if (values.length > 0) lists[parameter] = values
  }
  const ranges: RangeSelection = {}
  for (const { parameter } of RANGE_FILTERS) {
    const typed = ['min', 'max'].map((end) => cleanAmount(readAll(parameters, `${parameter}_${end}`)[0] ?? ''))
    const range = [...read(parameter), joinEnds(parameter, typed)].map(parseRange).find((parsed) => parsed !== null)
    if (range) ranges[parameter] = range
  }
  return {
    query: cleanQueryText(read('query')[0] ?? ''),
    page: parsePage(readAll(parameters, 'page')[0]),
    sortBy: findSort(readAll(parameters, 'sortBy')[0]),
    lists,
    ranges,
    near: parseNear(readAll(parameters, 'postcode')[0], readAll(parameters, 'distance')[0]),
  }
}

function readAll(parameters: SearchParameters, name: string): readonly string[] {
  if (parameters instanceof URLSearchParams) return parameters.getAll(name)
  const found = Object.hasOwn(parameters, name) ? parameters[name] : undefined
  return typeof found === 'string' ? [found] : (found ?? [])
}

/** The values in parameters that hold one or several, separated by commas; a value's own comma stands behind a backslash. */
function parseValues(texts: readonly string[]): string[] {
  const values = texts.flatMap((text) => text.slice(0, MOST_VALUES * LONGEST_VALUE).match(/(?:\\.|[^,\\])+/gsu) ?? [])
  return mergeValues(
    [],
    values.map((value) => value.replace(/\\(.)/gsu, '$1')),
  )
}

/** What says yes or no in an address, as documents say it. */
const TOGGLES: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['1', 'true'],
  ['no', 'false'],
  ['0', 'false'],
])

/** 'yes' and '1' are 'true', 'no' and '0' are 'false', whatever their case; any other text stays. */
function parseToggle(text: string): string {
  return TOGGLES.get(foldValue(text)) ?? text
}

/** Two selections of one filter as one: each value once whatever its case, blanks gone, at most fifty. */
export function mergeValues(first: readonly string[], second: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const value of [...first, ...second]) {
    const cleaned = cleanQueryText(value)
      .slice(0, LONGEST_VALUE)
      .replace(/\p{Surrogate}/gu, '')
      .trim()
    if (cleaned !== '' && !kept.has(foldValue(cleaned))) kept.set(foldValue(cleaned), cleaned)
  }
  return [...kept.values()].slice(0, MOST_VALUES)
}

/** '10000-50000', '10000-' or '-50000', inclusive; the wrong way round is turned, anything else is no range (SRCH-06). */
function parseRange(text: string): NumberRange | null {
  const parts = /^(\d{1,12}(?:\.\d{1,2})?)?-(\d{1,12}(?:\.\d{1,2})?)?$/.exec(text.trim())
  const [low, high] = [parts?.[1], parts?.[2]].map((part) => (part === undefined ? null : Number(part)))
  if (low === undefined || high === undefined || (low === null && high === null)) return null
  return low !== null && high !== null && low > high ? { min: high, max: low } : { min: low, max: high }
}

/** The amounts of two fields as a range is written; one price in both asks for a dollar more, since a range of prices has two ends (SRCH-19). */
function joinEnds(parameter: RangeParameter, [from = '', to = '']: readonly string[]): string {
  return `${from}-${parameter === 'price' && from && from === to ? Number(to) + 1 : to}`
}

/** The amount of a field of a plain form as a range is written, without its signs (SRCH-06, SRCH-19). */
function cleanAmount(text: string): string {
  return String(readAmount(text) ?? text.trim())
}

function parsePage(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Math.min(LAST_PAGE, Math.max(1, Number(text))) : 1
}

function parseNear(postcode: string | undefined, distance: string | undefined): SearchState['near'] {
  if (postcode === undefined || !isPostcode(postcode)) return null
  return { postcode, radiusKm: DISTANCE_OPTIONS_KM.find((option) => String(option) === distance) ?? null }
}

/** One value as it stands in a parameter: what a checkbox of a plain form must carry (SRCH-05). */
export function toParameterValue(value: string): string {
  return value.replace(/[\\,]/g, '\\$&')
}

/**
 * The search state → its query parameters without '?' in a fixed order, '' when there are none (SRCH-05 to SRCH-07).
 * List filters named in `inPath` are left out: the path says them.
 */
export function formatSearchParameters(state: SearchState, inPath: readonly ListAttribute[] = []): string {
  const pairs: [string, string][] = []
  if (state.query !== '') pairs.push(['query', encodeURIComponent(state.query)])
  for (const { parameter } of LIST_FILTERS) {
    const values = inPath.includes(parameter) ? [] : (state.lists[parameter] ?? [])
    if (values.length > 0) pairs.push([parameter, values.map((value) => encodeURIComponent(toParameterValue(value))).join(',')])
  }
  for (const { parameter } of RANGE_FILTERS) {
    const range = formatRange(state, parameter)
    if (range !== null) pairs.push([parameter, range])
  }
  if (state.near !== null) pairs.push(['postcode', state.near.postcode])
  if (state.near !== null && state.near.radiusKm !== null) pairs.push(['distance', String(state.near.radiusKm)])
  if (state.sortBy !== DEFAULT_SORT) pairs.push(['sortBy', state.sortBy])
  if (state.page !== ALL_STOCK.page) pairs.push(['page', String(state.page)])
  return pairs.map(([parameter, value]) => `${parameter}=${value}`).join('&')
}

function formatRange(state: SearchState, parameter: RangeParameter): string | null {
  const range = state.ranges[parameter]
  return range === undefined ? null : `${range.min ?? ''}-${range.max ?? ''}`
}
