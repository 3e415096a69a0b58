/** `text` has no ellipsis. Views add it, and the toggle, when `isTruncated`. */
export type Truncated = { text: string; isTruncated: boolean }

/** Cuts text to at most `limit` characters, between words unless a single word is longer. Counts code points, so that emoji stay whole. */
export function truncate(text: string, limit: number): Truncated {
  const whole = text.trim()
  const characters = [...whole]
  if (characters.length <= limit) return { text: whole, isTruncated: false }
  const head = characters.slice(0, limit).join('')
  const endsWord = /\s/.test(characters[limit] ?? '')
  const words = endsWord ? head : head.replace(/\s+\S*$/, '')
  return { text: words.trimEnd(), isTruncated: true }
}

/** Whole sentences are used if they fill at least this share of the limit. */
const MIN_SHARE = 1 / 3
const SENTENCE_END = /[.!?]["”’)]?(?=\s|$)|\n/gu

/**
 * Shortens a text to at most `limit` characters, so that it reads as if it was written to that length (LOOK-19): to whole sentences, or if
 * the first one is too long, to words with an ellipsis, which does not count.
 */
export function shorten(text: string, limit: number): Truncated {
  const cut = truncate(text, limit)
  if (!cut.isTruncated) return cut
  // The rest of the text decides whether a full stop at the cut ends a sentence: '2.5 L' has none.
  const ends = [...text.trim().matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.trimEnd().length)
  const last = ends.findLast((end) => end <= cut.text.length) ?? 0
  const sentences = cut.text.slice(0, last).trimEnd()
  if ([...sentences].length >= limit * MIN_SHARE) return { text: sentences, isTruncated: true }
  // The ellipsis replaces punctuation at the cut.
  return { text: `${cut.text.replace(/[\s.,;:]+$/u, '')} …`, isTruncated: true }
}
