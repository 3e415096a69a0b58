/** First and last postcodes of each state and territory, first match first: some lie inside another's. */
const RANGES: readonly (readonly [from: number, to: number, state: string])[] = [
  [200, 299, 'ACT'],
  [2600, 2618, 'ACT'],
  [2900, 2920, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [8000, 8999, 'VIC'],
  [4000, 4999, 'QLD'],
  [9000, 9999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
]

/** The state that a postcode is counted to ('NSW'), for addresses that ask for one; null for a text that is none. A few postcodes straddle a border. */
export function stateOfPostcode(postcode: string): string | null {
  if (!/^\d{4}$/.test(postcode)) return null
  const number = Number(postcode)
  return RANGES.find(([from, to]) => number >= from && number <= to)?.[2] ?? null
}
