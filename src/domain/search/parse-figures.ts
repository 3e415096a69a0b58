import type { RangeParameter } from './facets'
import type { NumberRange } from './query'
import { DISTANCE_OPTIONS_KM, type ListSelection, type RangeSelection, type SearchState } from './search-state'

/** The figures of a sentence as filters, and the words that are left. */
export type ParsedFigures = { lists: ListSelection; ranges: RangeSelection; near: SearchState['near']; rest: string }

const FIGURE = String.raw`(\$?)(\d+(?:\.\d+)?)\s?(k|m|grand)?`
const AMOUNT = String.raw`${FIGURE}(?![a-z\d])`
const BELOW = String.raw`(?:under|below|less than|cheaper than|no more than|max|maximum|up to|upto|before|older than|<=?)`
const ABOVE = String.raw`(?:over|above|more than|min|minimum|at least|from|since|after|newer than|>=?)`
const KM = String.raw`(?:kms?|klms?|kilomet(?:re|er)s?)\b`
const WEEKLY = String.raw`(?:\/\s?w(?:ee)?k|p\/?w|(?:a|per) week|weekly)\b`
const SEAT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const YEARS = { first: 1_950, last: 2_050 }

type Facts = Omit<ParsedFigures, 'rest'>
type Rule = readonly [pattern: RegExp, apply: (groups: readonly (string | undefined)[], facts: Facts) => Facts | null]

function toNumber(figures: string | undefined, unit: string | undefined): number {
  const factor = unit === 'm' ? 1_000_000 : unit === undefined ? 1 : 1_000
  return Math.round(Number(figures) * factor)
}

/** A number without a sign that can only be a year. */
function isYear(sign: string | undefined, figures: string | undefined, unit: string | undefined): boolean {
  const value = Number(figures)
  return !sign && unit === undefined && value >= YEARS.first && value <= YEARS.last && Number.isInteger(value)
}

/** Narrows a range that a sentence mentions twice: 'over 10k under 20k'. */
function withRange(facts: Facts, parameter: RangeParameter, { min, max }: NumberRange): Facts {
  const before = facts.ranges[parameter]
  const [low, high] = [min ?? before?.min ?? null, max ?? before?.max ?? null]
  const ordered = low !== null && high !== null && low > high ? { min: high, max: low } : { min: low, max: high }
  return { ...facts, ranges: { ...facts.ranges, [parameter]: ordered } }
}

const upTo = (max: number): NumberRange => ({ min: null, max })
const from = (min: number): NumberRange => ({ min, max: null })

/** The first rules are the most specific: a figure with a unit before one without. */
const RULES: readonly Rule[] = [
  [
    new RegExp(String.raw`(?:within )?(\d+)\s?${KM} (?:of|from) (\d{4})\b`),
    ([radius, postcode = ''], facts) => ({ ...facts, near: { postcode, radiusKm: findDistance(Number(radius)) } }),
  ],
  [
    /\b(?:near|around|close to|in|at) (\d{4})\b(?! ?(?:k|km))/,
    ([postcode = ''], facts) => ({ ...facts, near: { postcode, radiusKm: null } }),
  ],
  [
    new RegExp(String.raw`(?:${BELOW}\s?)?${FIGURE}\s?${WEEKLY}`),
    ([, figures, unit], facts) => withRange(facts, 'weekly_price_range', upTo(toNumber(figures, unit))),
  ],
  [
    new RegExp(String.raw`(${ABOVE}\s?)?(?:${BELOW}\s?)?(\d+(?:\.\d+)?)\s?(k)?\s?${KM}`),
    ([above, figures, unit], facts) => withRange(facts, 'km', above ? from(toNumber(figures, unit)) : upTo(toNumber(figures, unit))),
  ],
  [
    new RegExp(String.raw`\b(\d|${SEAT_WORDS.join('|')})[ -]?seat(?:s|er|ers)?\b`),
    ([count = ''], facts) => {
      const seats = SEAT_WORDS.includes(count) ? SEAT_WORDS.indexOf(count) : Number(count)
      return { ...facts, lists: { ...facts.lists, seats: [String(seats)] } }
    },
  ],
  [
    new RegExp(String.raw`(?:\b(?:between|from) )?${AMOUNT}\s?(?:-|to|and)\s?${AMOUNT}`),
    ([sign, low, lowUnit, otherSign, high, highUnit], facts) => {
      const isYears = isYear(sign, low, lowUnit) && isYear(otherSign, high, highUnit)
      const isShort = lowUnit === undefined && highUnit !== undefined && Number(low) < 1_000
      const ends = [toNumber(low, isShort ? highUnit : lowUnit), toNumber(high, highUnit)]
      const range = { min: Math.min(...ends), max: Math.max(...ends) }
      return withRange(facts, isYears ? 'year' : 'price', range)
    },
  ],
  [new RegExp(String.raw`${AMOUNT}\s?(?:\+|or (?:newer|later|above|more)|onwards?\b|and up\b)`), readBound('above')],
  [new RegExp(String.raw`${BELOW}\s?${AMOUNT}`), readBound('below')],
  [new RegExp(String.raw`${ABOVE}\s?${AMOUNT}`), readBound('above')],
  [/(\$)(\d+(?:\.\d+)?)\s?(k|m|grand)?(?![a-z\d])/, readBound('below')],
  [/()\b(\d+(?:\.\d+)?)\s?(k|grand)\b/, readBound('below')],
  [/\b(19[5-9]\d|20[0-4]\d)\b/, ([year], facts) => withRange(facts, 'year', { min: Number(year), max: Number(year) })],
  [/\b(\d{4})\b/, ([postcode = ''], facts) => (facts.near === null ? { ...facts, near: { postcode, radiusKm: null } } : null)],
]

/** A year or a price, with the end that the words around it name. */
function readBound(end: 'above' | 'below'): Rule[1] {
  return ([sign, figures, unit], facts) => {
    const value = toNumber(figures, unit)
    if (value > 1e9) return null
    return withRange(facts, isYear(sign, figures, unit) ? 'year' : 'price', end === 'below' ? upTo(value) : from(value))
  }
}

/** Returns the nearest distance that the filter offers, at least as far as asked. */
function findDistance(km: number): number | null {
  return DISTANCE_OPTIONS_KM.find((option) => option >= km) ?? null
}

/** Parses prices, kilometres, years, seats, weekly prices and postcodes in lower-case text (LOOK-04). */
export function parseFigures(text: string): ParsedFigures {
  let facts: Facts = { lists: {}, ranges: {}, near: null }
  let rest = text
  for (const [pattern, apply] of RULES) {
    // A rule can apply twice: 'over 10k under 20k'.
    for (let round = 0; round < 2; round++) {
      const match = pattern.exec(rest)
      const read = match && apply(match.slice(1), facts)
      if (!match || !read) break
      facts = read
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
    }
  }
  return { ...facts, rest: rest.replace(/\s+/g, ' ').trim() }
}
