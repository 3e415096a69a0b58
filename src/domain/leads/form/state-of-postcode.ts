/** Postcode ranges of the states. The first match counts, because some ranges lie within another state's. */
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

/** The state of a postcode, such as 'NSW'; null for an invalid one. A few postcodes straddle a border. */
export function stateOfPostcode(postcode: string): string | null {
  if (!/^\d{4}$/.test(postcode)) return null
  const number = Number(postcode)
  return RANGES.find(([from, to]) => number >= from && number <= to)?.[2] ?? null
}
