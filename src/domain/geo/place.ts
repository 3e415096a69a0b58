import type { Coordinates } from './geo'
import { foldIdentifier } from '../search/fold'

/** A locality of Australia and where it lies: 'Moorooka', '4105', 'QLD'. */
export type Place = Coordinates & { postcode: string; suburb: string; state: AustralianState }

export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type AustralianState = (typeof AUSTRALIAN_STATES)[number]

/** What a lookup that finds nothing says (SRCH-22). */
export const INVALID_POSTCODE = 'Invalid postcode'

const MOST_WORDS = 8
const LEAST_LETTERS = 2

/** What somebody looks a place up by: the words of a suburb's name, the digits of a postcode (whole or its beginning), a state. */
export type PlaceQuery = { words: string; postcode: string; state: AustralianState | null }

/** A state by its short name, whatever its case. */
export function findState(text: string): AustralianState | null {
  return AUSTRALIAN_STATES.find((state) => state === text.trim().toUpperCase()) ?? null
}

/** Four digits as they stand, leading zeros included; anything else is no postcode. */
export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text)
}

/** The form under which names of suburbs are compared and looked up by their beginning: "O'Connor" → 'oconnor', 'Surfers  Paradise' → 'surfers paradise'. */
export function foldSuburb(name: string): string {
  return name
    .split(/[\s-]+/)
    .map(foldIdentifier)
    .filter(Boolean)
    .join(' ')
}

/**
 * 'moorooka qld 4105', '4105' or 'Surfers Par' → what to look for; null when there is too little to look for: fewer than two letters
 * and no digit, or more digits than a postcode has.
 */
export function parsePlaceText(text: string): PlaceQuery | null {
  const parts = foldSuburb(text.slice(0, 100)).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  const digits = parts.filter((part) => /^\d+$/.test(part))
  const names = parts.filter((part) => !/^\d+$/.test(part))
  const last = names.at(-1) ?? ''
  const state = names.length > 1 || digits.length > 0 ? findState(last) : null
  const words = (state === null ? names : names.slice(0, -1)).join(' ')
  const [postcode = '', ...others] = digits
  if (others.length > 0 || postcode.length > 4) return null
  if (postcode === '' && words.length < LEAST_LETTERS) return null
  return { words, postcode, state }
}

/** Whether a query that finds nothing is wrong rather than not typed to its end: a whole postcode, or three letters and more. */
export function isCompletePlaceQuery({ words, postcode }: PlaceQuery): boolean {
  return isPostcode(postcode) || words.length >= 3
}

/** 'Moorooka QLD 4105' */
export function formatPlace({ suburb, state, postcode }: Pick<Place, 'suburb' | 'state' | 'postcode'>): string {
  return `${suburb} ${state} ${postcode}`
}

const KEPT_IN_CAPITALS = new Set(['ANU', 'BC', 'CBD', 'DC', 'GPO', 'HMAS', 'LVR', 'MC', 'PO', 'RAAF', 'RGH', 'UWA'])
const SMALL_WORDS = new Set(['and', 'at', 'of', 'the', 'on'])

/** "MOUNT O'CONNOR" → "Mount O'Connor", 'MCLAREN VALE' → 'McLaren Vale', 'VALE OF CLWYDD' → 'Vale of Clwydd'. */
export function spellSuburb(name: string): string {
  const words = name.trim().replaceAll('’', "'").split(/\s+/)
  return words.map((word, index) => spellWord(word, index === 0)).join(' ')
}

function spellWord(word: string, isFirst: boolean): string {
  if (KEPT_IN_CAPITALS.has(word.toUpperCase())) return word.toUpperCase()
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
