import type { NumberRange } from './query'

/** The minimum stays below the maximum by at least this much (SRCH-19). */
const LEAST_GAP = 1

/** The ends of a slider in the unit of its filter: dollars, km, years. */
export type RangeEnds = { lowest: number; highest: number }
/** Where the two handles stand. */
export type RangeChoice = { min: number; max: number }

/**
 * Where a slider's handle comes to stand: within the ends, and at least 1 away from the handles before and after it (SRCH-19). Every slider uses this rule,
 * with one handle or two.
 */
export function placeHandle(value: number, before: number | undefined, after: number | undefined, { lowest, highest }: RangeEnds): number {
  const low = before === undefined ? lowest : before + LEAST_GAP
  return Math.min(Math.max(value, low), after === undefined ? highest : after - LEAST_GAP)
}

/**
 * A handle dragged, or an amount typed, to `value` → where both stand: within the ends, the minimum below the maximum by at least 1 (SRCH-19). The
 * handle that is not moved stays; the moved one stops before it. Amounts need not be on a step: people type 24,999.
 */
export function moveHandle(choice: RangeChoice, moved: keyof RangeChoice, value: number, ends: RangeEnds): RangeChoice {
  const wanted = Number.isFinite(value) ? Math.round(value) : choice[moved]
  return moved === 'min'
    ? { ...choice, min: placeHandle(wanted, undefined, choice.max, ends) }
    : { ...choice, max: placeHandle(wanted, choice.min, undefined, ends) }
}

/** Where the handles stand for a filter: at the ends where it is open, and within them where it goes beyond. */
export function toRangeChoice(range: NumberRange | undefined, ends: RangeEnds): RangeChoice {
  const min = placeHandle(range?.min ?? ends.lowest, undefined, ends.highest, ends)
  return { min, max: placeHandle(range?.max ?? ends.highest, min, undefined, ends) }
}

/** What a search is asked for: an end that was not touched adds no filter, so cars beyond it are found (SRCH-19); null for none at all. */
export function toRangeFilter({ min, max }: RangeChoice, ends: RangeEnds): NumberRange | null {
  const range = { min: min <= ends.lowest ? null : min, max: max >= ends.highest ? null : max }
  return range.min === null && range.max === null ? null : range
}
