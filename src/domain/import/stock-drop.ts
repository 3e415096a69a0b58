/** How much of a dealership's stock an import takes off the site. */
export type StockDrop = {
  /** Cars on offer before: shown and not sold. */
  before: number
  /** Of these the ones that are hidden or sold afterwards. */
  leaving: number
  /** Percent of `before`, 0 to 100, unrounded. */
  percent: number
  /** The tenant's limit in percent. */
  limit: number
  isHeld: boolean
}

/**
 * The guard of ADM-19: an import is held when it takes more than the limit's share of the cars on offer down. Cars that arrive do not
 * count against those that leave: a file of another yard would replace the whole stock and its number would not fall at all.
 * @param limit Percent; 100 never holds.
 */
export function measureStockDrop({ before, leaving }: { before: number; leaving: number }, limit: number): StockDrop {
  const percent = before === 0 ? 0 : (leaving / before) * 100
  return { before, leaving, percent, limit, isHeld: percent > limit }
}
