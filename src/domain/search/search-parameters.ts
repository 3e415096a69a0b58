import { readOwnTerms, TERMS_PARAMETER, writeOwnTerms } from '../finance/own-terms'
import { isPostcode } from '../geo/place'
import { readAmount } from './amount'
import { LIST_FILTERS, type ListAttribute, RANGE_FILTERS, type RangeParameter } from './facets'
import { foldValue } from './fold'
import { cleanQueryText } from './normalise-query'
import type { NumberRange } from './query'
import { ALL_STOCK, DISTANCE_OPTIONS_KM, type ListSelection, type RangeSelection, type SearchState } from './search-state'
import { DEFAULT_SORT } from './default-sort'
import { findSort } from './sorts'

/** Query parameters from a browser (URLSearchParams) or a server (a record). */
export type SearchParameters = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

/** Far beyond any stock. Larger numbers would lose precision in page arithmetic. */
const MAX_PAGE = 10_000
const MAX_VALUES = 50
const MAX_VALUE_LENGTH = 100

/** Aliases of parameters. Addresses are written with the parameter's own name. */
const PARAMETER_ALIASES: Partial<Record<string, readonly string[]>> = {
  query: ['q'],
  price: ['price_range'],
  weekly_price_range: ['weekly_price'],
}

/** Every name that `parseSearchParameters` reads. */
const PARAMETER_NAMES: ReadonlySet<string> = new Set([
  ...['query', 'page', 'sortBy', 'postcode', 'distance', TERMS_PARAMETER],
  ...LIST_FILTERS.map(({ parameter }) => parameter),
  ...RANGE_FILTERS.flatMap(({ parameter }) => [parameter, `${parameter}_min`, `${parameter}_max`]),
  ...Object.values(PARAMETER_ALIASES).flatMap((aliases) => aliases ?? []),
])

/**
 * Returns the parameters that `parseSearchParameters` reads, unchanged and without '?'. Leaves out blank ones, which a plain form sends for
 * each of its empty fields. Returns '' when there are none. Routing uses it, so that only the page parses the values.
 */
export function pickSearchParameters(parameters: URLSearchParams): string {
  return new URLSearchParams([...parameters].filter(([name, value]) => PARAMETER_NAMES.has(name) && value.trim() !== '')).toString()
}

/** Parses query parameters to their part of the search state. Ignores malformed values (SRCH-08). */
export function parseSearchParameters(parameters: SearchParameters): SearchState {
  const read = (parameter: string) => [parameter, ...(PARAMETER_ALIASES[parameter] ?? [])].flatMap((name) => readAll(parameters, name))
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
  // Terms change nothing but weekly payments.
  const terms = ranges.weekly_price_range ? readOwnTerms(readAll(parameters, TERMS_PARAMETER)[0]) : null
  return {
    ...(terms && { terms }),
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

/** Splits comma-separated values. A backslash escapes a comma within a value. */
function parseValues(texts: readonly string[]): string[] {
  const values = texts.flatMap((text) => text.slice(0, MAX_VALUES * MAX_VALUE_LENGTH).match(/(?:\\.|[^,\\])+/gsu) ?? [])
  return mergeValues(
    [],
    values.map((value) => value.replace(/\\(.)/gsu, '$1')),
  )
}

/** The values for yes and no in addresses, as search documents write them. */
const TOGGLES: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['1', 'true'],
  ['no', 'false'],
  ['0', 'false'],
])

/** Converts 'yes' and '1' to 'true', 'no' and '0' to 'false', ignoring case. Returns other text unchanged. */
function parseToggle(text: string): string {
  return TOGGLES.get(foldValue(text)) ?? text
}

/** Merges two selections of one filter, without blanks and case-insensitive duplicates, at most fifty values. */
export function mergeValues(first: readonly string[], second: readonly string[]): string[] {
  const unique = new Map<string, string>()
  for (const value of [...first, ...second]) {
    const cleaned = cleanQueryText(value)
      .slice(0, MAX_VALUE_LENGTH)
      .replace(/\p{Surrogate}/gu, '')
      .trim()
    if (cleaned !== '' && !unique.has(foldValue(cleaned))) unique.set(foldValue(cleaned), cleaned)
  }
  return [...unique.values()].slice(0, MAX_VALUES)
}

/** Parses '10000-50000', '10000-' or '-50000', inclusive. Swaps ends in the wrong order; returns null for anything else (SRCH-06). */
function parseRange(text: string): NumberRange | null {
  const parts = /^(\d{1,12}(?:\.\d{1,2})?)?-(\d{1,12}(?:\.\d{1,2})?)?$/.exec(text.trim())
  const [low, high] = [parts?.[1], parts?.[2]].map((part) => (part === undefined ? null : Number(part)))
  if (low === undefined || high === undefined || (low === null && high === null)) return null
  return low !== null && high !== null && low > high ? { min: high, max: low } : { min: low, max: high }
}

/**
 * Joins the amounts of two fields to a range. One price in both gives a range of a dollar, because the ends of a price range must differ
 * (SRCH-19).
 */
function joinEnds(parameter: RangeParameter, [from = '', to = '']: readonly string[]): string {
  return `${from}-${parameter === 'price' && from && from === to ? Number(to) + 1 : to}`
}

/** Removes currency signs and separators from a plain form's amount (SRCH-06, SRCH-19). */
function cleanAmount(text: string): string {
  return String(readAmount(text) ?? text.trim())
}

function parsePage(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Math.min(MAX_PAGE, Math.max(1, Number(text))) : 1
}

function parseNear(postcode: string | undefined, distance: string | undefined): SearchState['near'] {
  if (postcode === undefined || !isPostcode(postcode)) return null
  return { postcode, radiusKm: DISTANCE_OPTIONS_KM.find((option) => String(option) === distance) ?? null }
}

/** Escapes one value for a parameter, as a plain form's checkbox must send it (SRCH-05). */
export function toParameterValue(value: string): string {
  return value.replace(/[\\,]/g, '\\$&')
}

/**
 * Formats the search state as query parameters without '?' in a fixed order (SRCH-05 to SRCH-07). Leaves out the list filters in `inPath`.
 * Returns '' when there are none.
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
  if (state.terms && state.ranges.weekly_price_range) pairs.push([TERMS_PARAMETER, writeOwnTerms(state.terms)])
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
