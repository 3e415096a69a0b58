import { DEFAULT_PRICE_ENDS } from './price-steps'
import { type RangeChoice, type RangeEnds, toRangeFilter } from './range-choice'
import { toSearchAddress } from './search-address'
import { ALL_STOCK, type SearchState } from './search-state'

/** Returns the address that a price-slider page links to: vehicles in the chosen price range in dollars, highest price first (SRCH-18). */
export function toPriceSliderAddress(choice: RangeChoice, ends: RangeEnds = DEFAULT_PRICE_ENDS): string {
  const price = toRangeFilter(choice, ends)
  const state: SearchState = { ...ALL_STOCK, sortBy: 'price-high', ranges: price === null ? {} : { price } }
  return toSearchAddress(state)
}
