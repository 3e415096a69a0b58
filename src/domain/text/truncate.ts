/** `text` is the whole or its beginning, without dots; views add those and the toggle when it is cut. */
export type Truncated = { text: string; isTruncated: boolean }

/**
 * At most `limit` characters, cut between words; a single word longer than that is cut inside. Characters are code points, so that no emoji is
 * cut in two.
 */
export function truncate(text: string, limit: number): Truncated {
  const whole = text.trim()
  const characters = [...whole]
  if (characters.length <= limit) return { text: whole, isTruncated: false }
  const head = characters.slice(0, limit).join('')
  const endsWord = /\s/.test(characters[limit] ?? '')
  const words = endsWord ? head : head.replace(/\s+\S*$/, '')
  return { text: words.trimEnd(), isTruncated: true }
}
