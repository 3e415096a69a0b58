import type { FieldFacts } from './feed-field'
import type { FeedCell } from './feed-row'
import type { Separator } from './mapping'
import { cleanText } from './read-text'

type ListReading = { kind: 'value'; value: string[]; note?: string | undefined } | { kind: 'refused'; reason: string }

const MAX_ITEM_LENGTH = 300
const MAX_ADDRESS_LENGTH = 2_000
/** More pictures than any car has. */
const MAX_IMAGES = 200

function splitAt(text: string, separator: Separator): string[] {
  if (separator === 'line') return text.split('\n')
  if (separator !== 'auto') return text.split(separator)
  const found = ['|', ';', '\n'].find((mark) => text.includes(mark))
  return text.split(found ?? ',')
}

/** Addresses may contain commas: only one before another address separates. */
function splitAddresses(text: string, separator: Separator): string[] {
  return separator === 'auto' ? text.split(/[|;\n\t ]+|,(?=\s*(?:https?:|\/))/) : splitAt(text, separator)
}

function clean(items: readonly string[]): string[] {
  return [...new Set(items.map((item) => cleanText(item).replace(/\s+/g, ' ')).filter((item) => item !== ''))]
}

/** Reads list items without duplicates, in the order of the feed (CAR-03). */
export function readItems(cell: FeedCell, separator: Separator, { label, maxItems }: FieldFacts & { kind: 'list' }): ListReading {
  const items = clean(typeof cell === 'string' ? splitAt(cell.replace(/\r\n?/g, '\n'), separator) : cell)
  if (items.length > maxItems) return { kind: 'refused', reason: `${label} lists ${items.length} items; at most ${maxItems} can be kept` }
  const long = items.find((item) => item.length > MAX_ITEM_LENGTH)
  if (long) return { kind: 'refused', reason: `${label} has an item of ${long.length} characters: is another separator meant?` }
  return { kind: 'value', value: items }
}

const isAddress = (item: string) =>
  item.length <= MAX_ADDRESS_LENGTH && (/^\/(?!\/)/.test(item) || (/^https:\/\//i.test(item) && URL.canParse(item)))

/**
 * Reads picture addresses (CAR-04): https, or a path of this platform. Other addresses are skipped with a note, because a car is not
 * refused for a picture.
 */
export function readImages(cell: FeedCell, separator: Separator): ListReading {
  const items = clean(typeof cell === 'string' ? splitAddresses(cell.replace(/\r\n?/g, '\n'), separator) : cell)
  const usable = items.filter(isAddress)
  if (usable.length > MAX_IMAGES) return { kind: 'refused', reason: `has ${usable.length} pictures; at most ${MAX_IMAGES} can be kept` }
  const [bad] = items.filter((item) => !isAddress(item))
  const note =
    bad &&
    `picture '${bad.slice(0, 80)}' is not an https address and was left out${items.length - usable.length > 1 ? ', as were others' : ''}`
  return { kind: 'value', value: usable, note }
}

/** Reads one picture address. An unusable one is skipped with a note. */
export function readImage(text: string, { label }: FieldFacts): { kind: 'value'; value: string | null; note?: string | undefined } {
  if (text === '') return { kind: 'value', value: null }
  if (isAddress(text)) return { kind: 'value', value: text }
  return { kind: 'value', value: null, note: `${label} '${text.slice(0, 80)}' is not an https address and was left out` }
}
