import type { NumberRange } from './query'

/** The minimum distance between the two handles (SRCH-19). */
const MIN_GAP = 1

/** The ends of a slider in the unit of its filter: dollars, km or years. */
export type RangeEnds = { lowest: number; highest: number }
/** The values of the two handles. */
export type RangeChoice = { min: number; max: number }

/**
 * Limits a handle's value to the ends, and to at least 1 away from the handles before and after it (SRCH-19). For sliders with one handle
 * or two.
 */
export function limitHandle(value: number, before: number | undefined, after: number | undefined, { lowest, highest }: RangeEnds): number {
  const low = before === undefined ? lowest : before + MIN_GAP
  return Math.min(Math.max(value, low), after === undefined ? highest : after - MIN_GAP)
}

/**
 * Moves one handle to a dragged or typed `value`, within the ends and at least 1 away from the other handle (SRCH-19). The other handle
 * doesn't move. The value needn't be on a step, because people type amounts such as 24,999.
 */
export function moveHandle(choice: RangeChoice, moved: keyof RangeChoice, value: number, ends: RangeEnds): RangeChoice {
  const wanted = Number.isFinite(value) ? Math.round(value) : choice[moved]
  return moved === 'min'
    ? { ...choice, min: limitHandle(wanted, undefined, choice.max, ends) }
    : { ...choice, max: limitHandle(wanted, choice.min, undefined, ends) }
}

/** Converts a filter to handle values. An open end of the filter is an end of the slider; values outside are limited to it. */
export function toRangeChoice(range: NumberRange | undefined, ends: RangeEnds): RangeChoice {
  const min = limitHandle(range?.min ?? ends.lowest, undefined, ends.highest, ends)
  return { min, max: limitHandle(range?.max ?? ends.highest, min, undefined, ends) }
}

/**
 * Converts handle values to a filter. A handle at its end adds no bound, so vehicles beyond it are found too (SRCH-19). Returns null when
 * both are at their ends.
 */
export function toRangeFilter({ min, max }: RangeChoice, ends: RangeEnds): NumberRange | null {
  const range = { min: min <= ends.lowest ? null : min, max: max >= ends.highest ? null : max }
  return range.min === null && range.max === null ? null : range
}
