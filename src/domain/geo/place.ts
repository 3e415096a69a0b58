import type { Coordinates } from './geo'
import { foldIdentifier } from '../search/fold'

/** A suburb or town of Australia with its position: 'Moorooka', '4105', 'QLD'. */
export type Place = Coordinates & { postcode: string; suburb: string; state: AustralianState }

export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type AustralianState = (typeof AUSTRALIAN_STATES)[number]

/** The message of a lookup without a result (SRCH-22). */
export const INVALID_POSTCODE = 'Invalid postcode'

const MAX_WORDS = 8
const MIN_LETTERS = 2

/** A place search: words of a suburb's name, the digits of a postcode or its beginning, and a state. */
export type PlaceQuery = { words: string; postcode: string; state: AustralianState | null }

/** Finds a state by its abbreviation, in any case. */
export function findState(text: string): AustralianState | null {
  return AUSTRALIAN_STATES.find((state) => state === text.trim().toUpperCase()) ?? null
}

/** Whether a text is a postcode: exactly four digits. */
export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text)
}

/** Folds a suburb's name for comparison and prefix search: "O'Connor" → 'oconnor', 'Surfers  Paradise' → 'surfers paradise'. */
export function foldSuburb(name: string): string {
  return name
    .split(/[\s-]+/)
    .map(foldIdentifier)
    .filter(Boolean)
    .join(' ')
}

/**
 * Parses a typed place, such as 'moorooka qld 4105', '4105' or 'Surfers Par'. Null if there is too little to search for: fewer than two
 * letters and no digit, or more digits than a postcode has.
 */
export function parsePlaceText(text: string): PlaceQuery | null {
  const parts = foldSuburb(text.slice(0, 100)).split(' ').filter(Boolean).slice(0, MAX_WORDS)
  const digits = parts.filter((part) => /^\d+$/.test(part))
  const names = parts.filter((part) => !/^\d+$/.test(part))
  const last = names.at(-1) ?? ''
  const state = names.length > 1 || digits.length > 0 ? findState(last) : null
  const words = (state === null ? names : names.slice(0, -1)).join(' ')
  const [postcode = '', ...others] = digits
  if (others.length > 0 || postcode.length > 4) return null
  if (postcode === '' && words.length < MIN_LETTERS) return null
  return { words, postcode, state }
}

/** Whether a query without results counts as wrong rather than unfinished: a whole postcode, or three letters or more. */
export function isCompletePlaceQuery({ words, postcode }: PlaceQuery): boolean {
  return isPostcode(postcode) || words.length >= 3
}

/** 'Moorooka QLD 4105' */
export function formatPlace({ suburb, state, postcode }: Pick<Place, 'suburb' | 'state' | 'postcode'>): string {
  return `${suburb} ${state} ${postcode}`
}

const ABBREVIATIONS = new Set(['ANU', 'BC', 'CBD', 'DC', 'GPO', 'HMAS', 'LVR', 'MC', 'PO', 'RAAF', 'RGH', 'UWA'])
const SMALL_WORDS = new Set(['and', 'at', 'of', 'the', 'on'])

/** "MOUNT O'CONNOR" → "Mount O'Connor", 'MCLAREN VALE' → 'McLaren Vale', 'VALE OF CLWYDD' → 'Vale of Clwydd'. */
export function spellSuburb(name: string): string {
  const words = name.trim().replaceAll('’', "'").split(/\s+/)
  return words.map((word, index) => spellWord(word, index === 0)).join(' ')
}

function spellWord(word: string, isFirst: boolean): string {
  if (ABBREVIATIONS.has(word.toUpperCase())) return word.toUpperCase()
  const lower = word.toLowerCase()
  if (!isFirst && SMALL_WORDS.has(lower)) return lower
  return lower
    .replace(/(^|[-(])([a-z])/g, raise)
    .replace(/(^[OD]')([a-z])/, raise)
    .replace(/(^Mc)([a-z])/, raise)
}

function raise(_: string, before: string, letter: string): string {
  return before + letter.toUpperCase()
}
