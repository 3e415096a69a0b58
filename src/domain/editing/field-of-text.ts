import { isRecord } from '@/domain/json/is-record'
import { toPlainText } from '@/domain/text/plain-text'

/** Shorter texts occur in too many values by chance. */
const MIN_LENGTH = 2
/** A value matches only if it makes up this share of the clicked text. */
const MIN_SHARE = 0.3

const clean = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return clean(value)
  return isRecord(value) && 'root' in value ? clean(toPlainText(value)) : ''
}

/** Scores how well a value matches a clicked text: 3 is equal, 2 contains it, less than 1 is part of it. */
function score(words: string, clicked: string): number {
  if (words.length < MIN_LENGTH) return 0
  if (words === clicked) return 3
  if (words.includes(clicked)) return 2
  return clicked.includes(words) ? words.length / clicked.length : 0
}

/**
 * Finds the field of a block that contains a text clicked in the preview, so that blocks need no markers (EDT-05). Returns null when the
 * text is the block's own, such as "Swipe to see more".
 * @param fields The values of the block's fields with their paths, such as `layout.2.heading`.
 * @param text The text of the clicked element.
 * @param nth The element's index among those of the block with the same text.
 */
export function findFieldOfText(fields: readonly (readonly [path: string, value: unknown])[], text: string, nth = 0): string | null {
  const clicked = clean(text)
  if (clicked.length < MIN_LENGTH) return null
  const scored = fields
    .map(([path, value]) => ({ path, points: score(wordsOf(value), clicked) }))
    .filter(({ points }) => points > MIN_SHARE)
  const best = Math.max(...scored.map(({ points }) => points))
  const equal = scored.filter(({ points }) => points === best)
  return equal[Math.min(nth, equal.length - 1)]?.path ?? null
}
