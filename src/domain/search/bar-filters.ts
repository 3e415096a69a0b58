/** The filters of a bar above the results; the others are behind 'More filters', so that the bar stays one line. */
const MOST_IN_BAR = 4
/** Nearly every shopper has a budget, so its filter is never behind another one. */
const ALWAYS_IN_BAR = 'price'

/** Splits the filters of a search, in the tenant's order, into those of a bar above the results and the others (SRCH-11). */
export function splitBarFilters<Filter extends { name: string }>(filters: readonly Filter[]): { shown: Filter[]; others: Filter[] } {
  const places = filters.findIndex(({ name }) => name === ALWAYS_IN_BAR) < MOST_IN_BAR ? MOST_IN_BAR : MOST_IN_BAR - 1
  const isShown = ({ name }: Filter, index: number) => index < places || name === ALWAYS_IN_BAR
  return { shown: filters.filter(isShown), others: filters.filter((filter, index) => !isShown(filter, index)) }
}
