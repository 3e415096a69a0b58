import { foldIdentifier, splitWords } from './fold'

/** Longer texts are cut before anything else looks at them. */
export const MAX_QUERY_LENGTH = 200
const MAX_QUERY_WORDS = 10
const LEAST_IDENTIFIER_LENGTH = 5

/** What both engines search for. */
export type NormalisedQuery = {
  /** Folded words, at most ten; none means no text condition. The last one also matches as a beginning. */
  words: string[]
  /** The folded text when it looks like a VIN or a stock number, to be tried before the words; else null. */
  identifier: string | null
}

/** Text as typed → tidy text for the search state and the address: no control characters, single blanks, at most 200 characters. */
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
 * Text as typed → what to search for (SRCH-09): accents folded, lower-case, quotes, dashes and emoji gone, at most ten words.
 * A single word of five or more characters with a digit in it may be a VIN or stock number.
 */
export function normaliseQuery(text: string): NormalisedQuery {
  const cleaned = cleanQueryText(text)
  const words = splitWords(cleaned).slice(0, MAX_QUERY_WORDS)
  const identifier = foldIdentifier(cleaned)
  const isSingleWord = !cleaned.includes(' ')
  const looksLikeIdentifier = isSingleWord && identifier.length >= LEAST_IDENTIFIER_LENGTH && /\d/.test(identifier)
  return { words, identifier: looksLikeIdentifier ? identifier : null }
}
