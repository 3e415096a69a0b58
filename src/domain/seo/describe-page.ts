import { isRecord } from '@/domain/json/is-record'
import { toPlainText } from '../text/plain-text'
import { truncate } from '../text/truncate'

/** Number of characters of a description that search engines show. */
export const DESCRIPTION_LENGTH = 160
/** Shorter texts are usually labels, not sentences. */
const MIN_TEXT_LENGTH = 40
/** Fields of blocks that contain sentences. Headings are left out. */
const TEXT_KEYS = ['text', 'lead', 'content', 'answer'] as const

function findSentences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findSentences)
  if (!isRecord(value)) return []
  const own = TEXT_KEYS.map((key) => toPlainText(value[key])).filter((text) => text.length >= MIN_TEXT_LENGTH)
  return own.length > 0
    ? own
    : Object.values(value)
        .filter((part) => typeof part === 'object')
        .flatMap(findSentences)
}

/** Returns a description for a page that has none of its own: the first text on it, else its title and the site's name (SEO-01). */
export function describePage(blocks: readonly unknown[], { title, name, many }: { title: string; name: string; many: string }): string {
  const [first] = findSentences(blocks)
  const { text, isTruncated } = truncate(
    first ?? `${title} at ${name}: see our ${many}, talk to our people, or come and visit.`,
    DESCRIPTION_LENGTH - 1,
  )
  return isTruncated ? `${text}…` : text
}

/** Returns the id of a page's first picture, which social sites show beside a link to it. */
export function findFirstPicture(blocks: readonly unknown[]): number | null {
  for (const block of blocks) {
    const found = pictureIn(block)
    if (found !== null) return found
  }
  return null
}

function pictureIn(value: unknown): number | null {
  if (Array.isArray(value)) return findFirstPicture(value)
  if (!isRecord(value)) return null
  const { image } = value
  if (typeof image === 'number') return image
  if (isRecord(image) && typeof image.id === 'number') return image.id
  return findFirstPicture(Object.values(value).filter((part) => typeof part === 'object'))
}
