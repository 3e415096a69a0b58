import { formatMoney } from '../money/money'
import { ALL_STOCK, type SearchState } from './search-state'

/** Limits of the price bands in dollars. */
const LIMITS = [20_000, 40_000, 60_000, 100_000] as const

export type PriceBand = { label: string; state: SearchState }

const show = (dollars: number) => formatMoney(dollars * 100)

/** The price bands of a menu, cheapest first (LOOK-07): 'Under $20,000', '$20,000 to $40,000', … 'Over $100,000'. */
export function listPriceBands(): PriceBand[] {
  const toBand = (label: string, min: number | null, max: number | null) => ({
    label,
    state: { ...ALL_STOCK, ranges: { price: { min, max } } },
  })
  const between = LIMITS.slice(1).map((limit, at) => toBand(`${show(LIMITS[at] ?? 0)} to ${show(limit)}`, LIMITS[at] ?? null, limit))
  const highest = LIMITS.at(-1) ?? 0
  return [toBand(`Under ${show(LIMITS[0])}`, null, LIMITS[0]), ...between, toBand(`Over ${show(highest)}`, highest, null)]
}
