import type { NumberRange } from './query'

/** The minimum stays below the maximum by at least this much (SRCH-19). */
const LEAST_GAP = 1

/** The ends of a slider in the unit of its filter: dollars, km, years. */
export type RangeEnds = { lowest: number; highest: number }
/** Where the two handles stand. */
export type RangeChoice = { min: number; max: number }

/**
 * A handle dragged, or an amount typed, to `value` → where both stand: within the ends, the minimum below the maximum by at least 1 (SRCH-19). The
 * handle that is not moved stays; the moved one stops before it. Amounts need not be on a step: people type 24,999.
 */
export function moveHandle(choice: RangeChoice, moved: keyof RangeChoice, value: number, ends: RangeEnds): RangeChoice {
  const wanted = Number.isFinite(value) ? Math.round(value) : choice[moved]
  return moved === 'min'
    ? { ...choice, min: Math.max(ends.lowest, Math.min(wanted, choice.max - LEAST_GAP)) }
    : { ...choice, max: Math.min(ends.highest, Math.max(wanted, choice.min + LEAST_GAP)) }
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
