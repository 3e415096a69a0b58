import type { RangeAttribute } from './facets'

/** The number of vehicles from a value up to the next bin. */
export type HistogramBin = { from: number; count: number }

/** The width of a histogram's bins in the unit of its attribute: dollars, km, years, millimetres, kilograms, seconds. */
export const HISTOGRAM_BIN_WIDTHS: Record<RangeAttribute, number> = {
  price: 2_500,
  weekly_price: 10,
  subscription_price: 10,
  km: 5_000,
  year: 1,
  body_length: 250,
  tare: 100,
  atm: 100,
  gvm: 100,
  payload: 50,
  ball_weight: 10,
  created_at_timestamp: 604_800,
}

/** Sums counted values into an attribute's bins, in ascending order. Leaves out empty bins. */
export function toHistogram(attribute: RangeAttribute, counted: Iterable<readonly [value: number, count: number]>): HistogramBin[] {
  const width = HISTOGRAM_BIN_WIDTHS[attribute]
  const parts = new Map<number, number>()
  for (const [value, count] of counted) {
    const from = Math.floor(value / width) * width
    parts.set(from, (parts.get(from) ?? 0) + count)
  }
  return [...parts].map(([from, count]) => ({ from, count })).sort((one, other) => one.from - other.from)
}

/**
 * Converts a histogram to a number of bars of equal width between two ends (SRCH-19). Values beyond an end count in the nearest bar,
 * because an untouched end finds those vehicles too.
 */
export function toBars(histogram: readonly HistogramBin[], { min, max }: { min: number; max: number }, bars: number): number[] {
  const counts = Array.from({ length: bars }, () => 0)
  for (const { from, count } of histogram) {
    const bar = Math.min(bars - 1, Math.max(0, Math.floor(((from - min) / Math.max(1, max - min)) * bars)))
    counts[bar] = (counts[bar] ?? 0) + count
  }
  return counts
}
