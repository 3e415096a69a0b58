import type { RangeParameter } from './facets'
import { DEFAULT_PRICE_ENDS, PRICE_STEP } from './price-steps'
import type { NumberRange } from './query'
import type { RangeEnds } from './range-choice'
import type { HistogramBin } from './histogram'

/** The ends and the step of a slider in the unit of its filter. */
export type RangeScale = RangeEnds & { step: number }

/** `ceiling` is the multiple that the upper end is rounded up to when the stock exceeds it. */
type Scale = RangeScale & { ceiling: number }

const SCALES: Partial<Record<RangeParameter, Scale>> = {
  price: { ...DEFAULT_PRICE_ENDS, step: PRICE_STEP, ceiling: 50_000 },
  weekly_price_range: { lowest: 0, highest: 1_000, step: 10, ceiling: 250 },
  subscription_price: { lowest: 0, highest: 1_000, step: 10, ceiling: 250 },
  km: { lowest: 0, highest: 200_000, step: 5_000, ceiling: 50_000 },
}
/** Sliders of lengths and masses start and end with the stock (KIND-03). */
const MEASURE_STEPS: Partial<Record<RangeParameter, number>> = {
  body_length: 100,
  tare: 50,
  atm: 50,
  gvm: 50,
  payload: 10,
  ball_weight: 5,
}

function fitToStock({ min, max }: Record<keyof NumberRange, number>, step: number): RangeScale {
  return { lowest: Math.floor(min / step) * step, highest: Math.ceil(max / step) * step, step }
}

/** The maximum span of a year slider. Older vehicles are found by leaving its lower end untouched. */
const MAX_YEARS = 25
/** The upper end grows when more than this share of the vehicles is beyond it. */
const MAX_SHARE_BEYOND = 0.1

/**
 * Returns the ends and the step of a filter's slider (SRCH-19). Prices range from 5000 to 250000 by 500, and further when much of the stock
 * costs more. Years follow the stock. Returns null when there is nothing to choose.
 */
export function toRangeScale(
  parameter: RangeParameter,
  stats: Record<keyof NumberRange, number> | undefined,
  histogram: readonly HistogramBin[] = [],
): RangeScale | null {
  if (!stats || stats.min >= stats.max) return null
  if (parameter === 'year') return { lowest: Math.max(stats.min, stats.max - MAX_YEARS), highest: stats.max, step: 1 }
  const scale = SCALES[parameter]
  if (!scale) return MEASURE_STEPS[parameter] === undefined ? null : fitToStock(stats, MEASURE_STEPS[parameter])
  const { lowest, step, ceiling } = scale
  const all = histogram.reduce((sum, { count }) => sum + count, 0)
  const beyond = histogram.reduce((sum, { from, count }) => sum + (from >= scale.highest ? count : 0), 0)
  return { lowest, step, highest: beyond > all * MAX_SHARE_BEYOND ? Math.ceil(stats.max / ceiling) * ceiling : scale.highest }
}
