import { stripAccents } from '../text/slug'
import { cleanQueryText } from './normalise-query'
import { parseFigures } from './parse-figures'
import { ALL_STOCK, type ListSelection, type SearchState } from './search-state'
import { findLongestMatch, listKnownWords, type SearchVocabulary, type WordMeaning } from './search-vocabulary'

/** A typed sentence as a search. `placeWords` may name a suburb, which only a lookup can tell; it is null without such words. */
export type ParsedWords = { state: SearchState; placeWords: string | null }

/** Words without a meaning of their own. */
const FILLERS = new Set(
  'a an the with for and or of my i me want need looking show find any some please car cars vehicle vehicles in at from price priced kms km'.split(
    ' ',
  ),
)
/** What follows these words is a place, unless it is known as something else. */
const PLACE_SIGNS = new Set(['near', 'in', 'around', 'at', 'nearby'])

/**
 * Parses what a shopper types into a search (LOOK-04): 'white ute under 40k' is a colour, a body and a price. Names of the tenant's stock,
 * prices, kilometres, years, seats, postcodes and orders are understood; all other words stay a keyword search, which allows typos.
 */
export function parseSearchWords(text: string, vocabulary: SearchVocabulary): ParsedWords {
  const known = listKnownWords(vocabulary)
  const named = takeNames(toTokens(text), known.models)
  const figures = parseFigures(named.tokens.join(' '))
  const facts = takeNames(figures.rest.split(' ').filter(Boolean), known.facts)
  const { words, placeWords } = splitPlace(facts.tokens)
  const meanings = [...named.meanings, ...facts.meanings]
  const sortBy = meanings.flatMap((meaning) => (meaning.kind === 'sort' ? [meaning.sortBy] : []))[0] ?? ALL_STOCK.sortBy
  return {
    state: {
      ...ALL_STOCK,
      query: words.join(' '),
      sortBy,
      lists: mergeLists(meanings, figures.lists),
      ranges: figures.ranges,
      near: figures.near,
    },
    placeWords: figures.near === null ? placeWords : null,
  }
}

/** Lower-case words. Commas within figures are dropped, so that '$40,000' is one word. */
function toTokens(text: string): string[] {
  const folded = stripAccents(cleanQueryText(text)).toLowerCase()
  return folded
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/[^\p{L}\p{N}$<>+.~/-]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[./-]+|[./-]+$/g, ''))
    .filter(Boolean)
}

type Taken = { meanings: WordMeaning[]; tokens: string[] }

/** Takes known names out of the words, the longest first: 'land cruiser prado' before 'land cruiser'. */
function takeNames(tokens: readonly string[], names: ReadonlyMap<string, WordMeaning>): Taken {
  const meanings: WordMeaning[] = []
  const others: string[] = []
  for (let at = 0; at < tokens.length;) {
    const match = findLongestMatch(tokens, at, names)
    if (match) meanings.push(match.meaning)
    else others.push(tokens[at] ?? '')
    at += match?.length ?? 1
  }
  return { meanings, tokens: others }
}

function mergeLists(meanings: readonly WordMeaning[], own: ListSelection): ListSelection {
  const lists: ListSelection = { ...own }
  for (const meaning of meanings) {
    if (meaning.kind !== 'list') continue
    for (const [attribute, value] of meaning.values) lists[attribute] = [...new Set([...(lists[attribute] ?? []), value])]
  }
  return lists
}

/** Splits off the words after 'near' or 'in'. Without any, they may be a place that nobody announced: 'hilux moorooka'. */
function splitPlace(tokens: readonly string[]): { words: string[]; placeWords: string | null } {
  const sign = tokens.findIndex((word) => PLACE_SIGNS.has(word))
  const keep = (words: readonly string[]) =>
    words.filter((word) => !FILLERS.has(word) && !PLACE_SIGNS.has(word) && /[\p{L}\p{N}]/u.test(word))
  const place = sign < 0 ? [] : keep(tokens.slice(sign + 1))
  return { words: keep(sign < 0 ? tokens : tokens.slice(0, sign)), placeWords: place.length > 0 ? place.join(' ') : null }
}

/** Returns the search around a place that was found for the `placeWords`, or with those words as keywords when there is none. */
export function resolvePlaceWords({ state, placeWords }: ParsedWords, postcode: string | null): SearchState {
  if (placeWords === null) return state
  if (postcode !== null) return { ...state, near: { postcode, radiusKm: state.near?.radiusKm ?? null } }
  return { ...state, query: [state.query, placeWords].filter(Boolean).join(' ') }
}
