import { readDate } from './read-date'
import type { FieldFacts } from './feed-field'
import type { FeedCell } from './feed-row'
import type { Separator } from './mapping'
import { readNumber } from './read-number'
import { readImage, readImages, readItems } from './read-list'
import { cleanText, isFormula, toPlainComments } from './read-text'

/** A value in the form of the Vehicle document: picture addresses, a location's id, a date as an ISO instant. */
export type FieldValue = string | number | boolean | string[] | null

/** `unset`: the stored value stays. `note` reports a skipped part. */
export type CellReading =
  | { kind: 'value'; value: FieldValue; note?: string | undefined }
  | { kind: 'unset' }
  | { kind: 'refused'; reason: string }

export type FeedContext = {
  /** Unix seconds. */
  now: number
  /** IANA time zone of the file's dates. */
  timeZone: string
  /** Locations of the dealership. */
  locations: readonly { id: number; slug: string; name: string }[]
}

const NOTHING = /^(-+|n\/?a|null|nil|none|tba|tbc)?$/i
const YES = ['yes', 'y', 'true', 't', '1', 'on', 'x']
const NO = ['no', 'n', 'false', 'f', '0', 'off']
/** Cars are sold up to two model years ahead. */
const YEARS_AHEAD = 2

const quote = (text: string) => `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`
const refuse = (reason: string): CellReading => ({ kind: 'refused', reason })
const give = (value: FieldValue): CellReading => ({ kind: 'value', value })

type ShortText = Extract<FieldFacts, { kind: 'text' }>

function readShortText(text: string, { label }: FieldFacts, { maxLength, rename }: ShortText): CellReading {
  if (isFormula(text)) return refuse(`${label} ${quote(text)} is a spreadsheet formula, not a text`)
  if (text.length > maxLength) return refuse(`${label} ${quote(text)} is longer than ${maxLength} characters`)
  return give(text === '' || text.toLowerCase() === 'null' ? null : (rename?.(text) ?? text))
}

type Figure = Extract<FieldFacts, { kind: 'figure' }>

function readFigure(text: string, { label }: FieldFacts, { read, example }: Figure): CellReading {
  if (NOTHING.test(text)) return give(null)
  const figure = read(text)
  return figure === null ? refuse(`${label} ${quote(text)} is not ${example}`) : give(String(figure))
}

function readYear(text: string, { label }: FieldFacts, { now }: FeedContext): CellReading {
  if (NOTHING.test(text)) return give(null)
  const last = new Date(now * 1000).getUTCFullYear() + YEARS_AHEAD
  const year = /^\d+(\.0+)?$/.test(text) ? Number(text) : Number.NaN
  const isYear = year >= 1900 && year <= last
  return isYear ? give(year) : refuse(`${label.toLowerCase()} ${text.length > 20 ? quote(text) : text} is not between 1900 and ${last}`)
}

function readChoice(text: string, label: string, words: Readonly<Record<string, readonly string[]>>): CellReading {
  if (NOTHING.test(text)) return { kind: 'unset' }
  const wanted = text.toLowerCase().replace(/\s+/g, ' ')
  const [value] = Object.entries(words).find(([, known]) => known.includes(wanted)) ?? []
  return value === undefined ? refuse(`${label} ${quote(text)} is none of ${Object.keys(words).join(', ')}`) : give(value)
}

function readBoolean(text: string, label: string): CellReading {
  if (NOTHING.test(text)) return { kind: 'unset' }
  const word = text.toLowerCase()
  if (YES.includes(word)) return give(true)
  return NO.includes(word) ? give(false) : refuse(`${label} ${quote(text)} is neither yes nor no`)
}

function readLocation(text: string, label: string, { locations }: FeedContext): CellReading {
  if (NOTHING.test(text)) return give(null)
  const wanted = text.toLowerCase()
  const found = locations.find(({ slug, name }) => slug === wanted || name.toLowerCase() === wanted)
  const known = locations.map(({ slug }) => slug).join(', ')
  return found ? give(found.id) : refuse(`${label} ${quote(text)} is none of this dealership's${known ? `: ${known}` : '; it has none'}`)
}

const joined = (cell: FeedCell) => (typeof cell === 'string' ? cell : cell.join(', '))

/** Parses a cell according to its field (ADM-19). A reason completes the sentence 'Row 14: …'. */
export function readCell(cell: FeedCell, facts: FieldFacts, separator: Separator, context: FeedContext): CellReading {
  const { label } = facts
  if (facts.kind === 'list') return readItems(cell, separator, facts)
  if (facts.kind === 'images') return readImages(cell, separator)
  const text = cleanText(joined(cell))
  switch (facts.kind) {
    case 'text':
      return readShortText(text.replace(/\s+/g, ' '), facts, facts)
    case 'comments': {
      const plain = toPlainComments(text)
      return plain.length > 20_000 ? refuse(`${label} is longer than 20,000 characters`) : give(plain === '' ? null : plain)
    }
    case 'dollars':
    case 'number':
      return readNumber(text, facts)
    case 'figure':
      return readFigure(text, facts, facts)
    case 'year':
      return readYear(text, facts, context)
    case 'date':
      return NOTHING.test(text) ? give(null) : readDate(text, label, context.timeZone)
    case 'choice':
      return readChoice(text, label, facts.words)
    case 'boolean':
      return readBoolean(text, label)
    case 'location':
      return readLocation(text, label, context)
    case 'image':
      return readImage(text, facts)
  }
}
