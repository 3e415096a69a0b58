import { formatPlace, type Place } from '../geo/place'
import type { VehicleCard } from '../vehicle/vehicle'
import { foldIdentifier, foldValue, joinAdjacentWords, splitWords } from './fold'
import { normaliseQuery } from './normalise-query'
import type { FacetValue, SearchResult } from './query'
import { toSearchAddress } from './search-address'
import { ALL_STOCK, type ListSelection } from './search-state'
import { countAllowedTypos, countTypos } from './typos'

/**
 * A suggestion under the search field (SRCH-09): a narrower search with its count, a vehicle by its stock number, or a suburb to search
 * around.
 */
export type Suggestion = { label: string; href: string } & (
  | { kind: 'make' | 'model' | 'body'; count: number }
  | { kind: 'car'; stockNumber: string | null }
  | { kind: 'place'; postcode: string }
)

/** The maximum number of suggestions of each kind. */
export const SUGGESTION_LIMITS = { make: 3, model: 5, body: 3, car: 3, place: 3 } as const
/** The number of suggestions before anything is typed. */
const POPULAR = { make: 5, body: 4 } as const
const VIN_LENGTH = 17

const NO_MATCH = Number.POSITIVE_INFINITY

/**
 * Ranks how well a value matches the typed words: 0 is exact, more for prefixes and typos, Infinity when a word is missing. The last word
 * may be unfinished, and words may be joined or separate: 'cx5', 'land cr', 'hi lux'.
 */
export function rankMatch(words: readonly string[], value: string): number {
  const parts = splitWords(value)
  const known = [...parts, ...joinAdjacentWords(parts)]
  const apart = sumRanks(words, known)
  const joined = words.length > 1 ? rankWord(words.join(''), known, true, words.length - 1) : NO_MATCH
  return Math.min(apart, joined)
}

function sumRanks(words: readonly string[], known: readonly string[]): number {
  return words.reduce((sum, word, index) => sum + rankWord(word, known, index === words.length - 1), 0)
}

function rankWord(word: string, known: readonly string[], isLast: boolean, seams = 0): number {
  return Math.min(...known.map((candidate) => rankPair(word, candidate, isLast, seams)), NO_MATCH)
}

function rankPair(word: string, candidate: string, isLast: boolean, seams: number): number {
  if (word === candidate) return 0
  if (isLast && candidate.startsWith(word)) return 1
  const typos = countTypos(word, candidate, isLast)
  return typos <= countAllowedTypos(word, seams) ? 1 + typos : NO_MATCH
}

/** Returns the values that match the words, best first, then by count. */
function selectMatches(counted: readonly FacetValue[], words: readonly string[], limit: number): FacetValue[] {
  return counted
    .map((facet) => ({ facet, rank: rankMatch(words, facet.value) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank || other.facet.count - one.facet.count)
    .slice(0, limit)
    .map(({ facet }) => facet)
}

function toSuggestion(kind: 'make' | 'model' | 'body', { value, count }: FacetValue, lists: ListSelection): Suggestion {
  return { kind, label: value, count, href: toSearchAddress({ ...ALL_STOCK, lists }) }
}

/** Splits 'Toyota RAV4' into make and model. Returns null when its make is not counted. */
function splitMakeModel(value: string, makes: readonly FacetValue[]): ListSelection | null {
  const folded = foldValue(value)
  const make = makes.map((facet) => facet.value).find((name) => folded.startsWith(`${foldValue(name)} `))
  return make === undefined ? null : { make: [make], model: [value.slice(make.length).trim()] }
}

/** Suggests makes, models and bodies for a text, from the facets of a tenant's whole stock. Without text, suggests the most common ones. */
export function suggestValues(text: string, facets: SearchResult['facets']): Suggestion[] {
  const { make: makes = [], make_model: models = [], body: bodies = [] } = facets
  const { words } = normaliseQuery(text)
  const limits = words.length === 0 ? { ...POPULAR, model: 0 } : SUGGESTION_LIMITS
  return [
    ...selectMatches(makes, words, limits.make).map((facet) => toSuggestion('make', facet, { make: [facet.value] })),
    ...selectMatches(models, words, limits.model).flatMap((facet) => {
      const lists = splitMakeModel(facet.value, makes)
      return lists === null ? [] : [toSuggestion('model', facet, lists)]
    }),
    ...selectMatches(bodies, words, limits.body).map((facet) => toSuggestion('body', facet, { body: [facet.value] })),
  ]
}

/** Suggests vehicles whose stock number starts with the text or whose VIN equals it. */
export function suggestCars(text: string, found: readonly Pick<VehicleCard, 'name' | 'path' | 'stockNumber'>[]): Suggestion[] {
  const { identifier } = normaliseQuery(text)
  if (identifier === null) return []
  const isMeant = (stockNumber: string | null) =>
    identifier.length === VIN_LENGTH || (stockNumber !== null && foldIdentifier(stockNumber).startsWith(identifier))
  return found
    .filter(({ stockNumber }) => isMeant(stockNumber))
    .slice(0, SUGGESTION_LIMITS.car)
    .map(({ name, path, stockNumber }) => ({ kind: 'car', label: name, href: path, stockNumber }))
}

/** Suggests searches around suburbs, within the tenant's distance (SRCH-21), each postcode once. */
export function suggestNearby(places: readonly Place[]): Suggestion[] {
  const byPostcode = new Map(places.toReversed().map((place) => [place.postcode, place]))
  return places
    .filter((place) => byPostcode.get(place.postcode) === place)
    .slice(0, SUGGESTION_LIMITS.place)
    .map((place) => ({
      kind: 'place',
      label: formatPlace(place),
      postcode: place.postcode,
      href: toSearchAddress({ ...ALL_STOCK, near: { postcode: place.postcode, radiusKm: null } }),
    }))
}
