import type { NumberRange } from './query'

/** The minimum stays below the maximum by at least this much (SRCH-19). */
const LEAST_GAP = 1

/** The ends of a slider in the unit of its filter: dollars, km, years. */
export type RangeEnds = { lowest: number; highest: number }
/** Where the two handles stand. */
export type RangeChoice = { min: number; max: number }

/**
 * Moves one of ascending slider values: it stays within the ends and at least 1 away from its neighbours (SRCH-19). Every slider uses this rule, with one
 * handle or two.
 */
export function placeValue(values: readonly number[], index: number, value: number, { lowest, highest }: RangeEnds): number[] {
  const [before, after] = [values[index - 1], values[index + 1]]
  const [low, high] = [before === undefined ? lowest : before + LEAST_GAP, after === undefined ? highest : after - LEAST_GAP]
  return values.map((other, at) => (at === index ? Math.min(Math.max(value, low), high) : other))
}

/**
 * A handle dragged, or an amount typed, to `value` → where both stand: within the ends, the minimum below the maximum by at least 1 (SRCH-19). The
 * handle that is not moved stays; the moved one stops before it. Amounts need not be on a step: people type 24,999.
 */
export function moveHandle(choice: RangeChoice, moved: keyof RangeChoice, value: number, ends: RangeEnds): RangeChoice {
  const wanted = Number.isFinite(value) ? Math.round(value) : choice[moved]
  const [min = choice.min, max = choice.max] = placeValue([choice.min, choice.max], moved === 'min' ? 0 : 1, wanted, ends)
  return { min, max }
}

/** Widens a range whose two ends are equal, as two separate fields can send it: it begins a dollar lower (SRCH-19). */
export function widenPair({ min, max }: NumberRange): NumberRange {
  if (min === null || min !== max) return { min, max }
  return min < LEAST_GAP ? { min, max: min + LEAST_GAP } : { min: min - LEAST_GAP, max }
}

/** Where the handles stand for a filter: at the ends where it is open, and within them where it goes beyond. */
export function toRangeChoice(range: NumberRange | undefined, ends: RangeEnds): RangeChoice {
  const within = (value: number) => Math.min(ends.highest, Math.max(ends.lowest, value))
  const min = Math.min(within(range?.min ?? ends.lowest), ends.highest - LEAST_GAP)
  return { min, max: Math.max(within(range?.max ?? ends.highest), min + LEAST_GAP) }
}

/** What a search is asked for: an end that was not touched adds no filter, so cars beyond it are found (SRCH-19); null for none at all. */
export function toRangeFilter({ min, max }: RangeChoice, ends: RangeEnds): NumberRange | null {
  const range = { min: min <= ends.lowest ? null : min, max: max >= ends.highest ? null : max }
  return range.min === null && range.max === null ? null : range
}
