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
