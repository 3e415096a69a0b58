import { stripAccents } from '../text/slug'

/** Longer words are cut: nothing on a dealer's site is looked up by more, and indexes have limits. */
const MAX_WORD_LENGTH = 40

/**
 * The form under which values of a list filter are compared: 'SUV', 'suv' and ' Suv ' are one value.
 * Accents still tell values apart, as in Meilisearch.
 */
export function foldValue(value: string): string {
  return value.normalize('NFKD').trim().toLowerCase()
}

/** Text → the words full-text search knows: accents folded, lower-case, letters and digits only. */
export function splitWords(text: string): string[] {
  const words =
    stripAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => (word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH).replace(/\p{Surrogate}/gu, '') : word))
}

/** The form under which VINs and stock numbers are compared: 'STK-10 42' → 'stk1042'. */
export function foldIdentifier(identifier: string): string {
  return splitWords(identifier).join('')
}

/**
 * What people write together though the maker writes it apart: runs of two and three adjacent words, joined
 * ('Land Cruiser Prado' → 'landcruiser', 'cruiserprado', 'landcruiserprado').
 */
export function joinAdjacentWords(words: readonly string[]): string[] {
  return [2, 3].flatMap((size) => {
    const starts = words.slice(0, Math.max(0, words.length - size + 1))
    return starts.map((_, at) => words.slice(at, at + size).join(''))
  })
}
