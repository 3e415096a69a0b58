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

/**
 * Returns the sentences of a text that fit into a number of characters, so that a teaser ends where its writer ended a sentence (LOOK-19).
 * Falls back to `truncate` if not even the first one fits.
 */
export function fitSentences(text: string, limit: number): Truncated {
  const whole = text.trim()
  if ([...whole].length <= limit) return { text: whole, isTruncated: false }
  const ends = [...whole.matchAll(/[.!?](?=\s)/g)].map(({ index }) => whole.slice(0, index + 1))
  const fitting = ends.findLast((sentences) => [...sentences].length <= limit)
  return fitting === undefined ? truncate(whole, limit) : { text: fitting, isTruncated: false }
}
