import { foldIdentifier, splitWords } from './fold'

/** Longer text is cut before further processing. */
export const MAX_QUERY_LENGTH = 200
const MAX_QUERY_WORDS = 10
const MIN_IDENTIFIER_LENGTH = 5

/** A query as both engines search for it. */
export type NormalisedQuery = {
  /** At most ten folded words. Empty means no text condition. The last word also matches as a prefix. */
  words: string[]
  /** The folded text when it looks like a VIN or stock number, else null. Engines try it before the words. */
  identifier: string | null
}

/** Tidies typed text for the search state and the address: no control characters, single spaces, at most 200 characters. */
export function cleanQueryText(text: string): string {
  return text
    .slice(0, MAX_QUERY_LENGTH * 2)
    .replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
}

/**
 * Converts typed text to a query (SRCH-09): no accents, quotes, dashes or emoji, lower case, at most ten words. A single word of five or
 * more characters with a digit may be a VIN or stock number.
 */
export function normaliseQuery(text: string): NormalisedQuery {
  const cleaned = cleanQueryText(text)
  const words = splitWords(cleaned).slice(0, MAX_QUERY_WORDS)
  const identifier = foldIdentifier(cleaned)
  const isSingleWord = !cleaned.includes(' ')
  const looksLikeIdentifier = isSingleWord && identifier.length >= MIN_IDENTIFIER_LENGTH && /\d/.test(identifier)
  return { words, identifier: looksLikeIdentifier ? identifier : null }
}
