import { stripAccents } from '../text/slug'

/** Longer words are cut, because index keys have a maximum length. */
const MAX_WORD_LENGTH = 40

/** Folds a list filter's value for comparison: 'SUV', 'suv' and ' Suv ' are equal. Accents still distinguish values, as in Meilisearch. */
export function foldValue(value: string): string {
  return value.normalize('NFKD').trim().toLowerCase()
}

/** Splits text into the words of full-text search: no accents, lower case, letters and digits only. */
export function splitWords(text: string): string[] {
  const words =
    stripAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => (word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH).replace(/\p{Surrogate}/gu, '') : word))
}

/** Folds a VIN or stock number for comparison: 'STK-10 42' → 'stk1042'. */
export function foldIdentifier(identifier: string): string {
  return splitWords(identifier).join('')
}

/**
 * Joins runs of two and three adjacent words, because people write some names as one word: 'Land Cruiser Prado' → 'landcruiser',
 * 'cruiserprado', 'landcruiserprado'.
 */
export function joinAdjacentWords(words: readonly string[]): string[] {
  return [2, 3].flatMap((size) => {
    const starts = words.slice(0, Math.max(0, words.length - size + 1))
    return starts.map((_, at) => words.slice(at, at + size).join(''))
  })
}
