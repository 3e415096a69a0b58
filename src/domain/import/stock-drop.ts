/** The share of a dealership's stock that an import takes off the site. */
export type StockDrop = {
  /** Cars on offer before: shown and not sold. */
  before: number
  /** Those of them that are hidden or sold afterwards. */
  leaving: number
  /** Percent of `before`, 0 to 100, unrounded. */
  percent: number
  /** The tenant's limit in percent. */
  limit: number
  isHeld: boolean
}

/**
 * Holds an import that takes too many cars off the site (ADM-19). Added cars do not offset removed ones: a file of another yard replaces
 * the whole stock without reducing its number.
 * @param limit Percent; 100 never holds.
 */
export function measureStockDrop({ before, leaving }: { before: number; leaving: number }, limit: number): StockDrop {
  const percent = before === 0 ? 0 : (leaving / before) * 100
  return { before, leaving, percent, limit, isHeld: percent > limit }
}
