import { DEFAULT_PRICE_ENDS } from './price-steps'
import type { NumberRange } from './query'
import { toSearchAddress } from './search-address'
import { ALL_STOCK, type SearchState } from './search-state'

/** Dollars from one place of the slider to the next (SRCH-19). */
export const PRICE_STEP = 500
/** The minimum stays below the maximum by at least this many dollars (SRCH-19). */
const LEAST_GAP = 1

/** The ends of a slider, in dollars; those of SRCH-19 unless a site has its own. */
export type PriceEnds = { lowest: number; highest: number }
/** Where the two handles stand, in whole dollars. */
export type PriceChoice = { min: number; max: number }

/**
 * A handle dragged, or an amount typed, to `value` → where both stand: within the ends, the minimum below the maximum by at least 1 (SRCH-19). The
 * handle that is not moved stays; the moved one stops before it. Amounts need not be on a step: people type 24,999.
 */
export function moveHandle(
  choice: PriceChoice,
  moved: keyof PriceChoice,
  value: number,
  ends: PriceEnds = DEFAULT_PRICE_ENDS,
): PriceChoice {
  const wanted = Number.isFinite(value) ? Math.round(value) : choice[moved]
  return moved === 'min'
    ? { ...choice, min: Math.max(ends.lowest, Math.min(wanted, choice.max - LEAST_GAP)) }
    : { ...choice, max: Math.min(ends.highest, Math.max(wanted, choice.min + LEAST_GAP)) }
}

/** What a search is asked for: an end that was not touched adds no filter, so cars beyond it are found (SRCH-19); null for none at all. */
export function toPriceFilter({ min, max }: PriceChoice, ends: PriceEnds = DEFAULT_PRICE_ENDS): NumberRange | null {
  const range = { min: min <= ends.lowest ? null : min, max: max >= ends.highest ? null : max }
  return range.min === null && range.max === null ? null : range
}

/** Where the handles stand for a filter: at the ends where it is open, and within them where it goes beyond. */
export function toPriceChoice(range: NumberRange | undefined, ends: PriceEnds = DEFAULT_PRICE_ENDS): PriceChoice {
  const within = (value: number) => Math.min(ends.highest, Math.max(ends.lowest, value))
  const min = Math.min(within(range?.min ?? ends.lowest), ends.highest - LEAST_GAP)
  return { min, max: Math.max(within(range?.max ?? ends.highest), min + LEAST_GAP) }
}

/** The address that a price-slider page sends the visitor to: the cars of that price, the dearest first (SRCH-18). */
export function toPriceSliderAddress(choice: PriceChoice, ends: PriceEnds = DEFAULT_PRICE_ENDS): string {
  const price = toPriceFilter(choice, ends)
  const state: SearchState = { ...ALL_STOCK, sortBy: 'price-high', ranges: price === null ? {} : { price } }
  return toSearchAddress(state)
}
