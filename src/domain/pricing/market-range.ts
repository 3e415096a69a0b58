import type { Cents } from '../money/money'

/** A vehicle to compare; `km` is null if unknown. */
export type MarketCar = { badge: string | null; year: number; km: number | null; price: Cents }
export type MarketSubject = Omit<MarketCar, 'price'>

/** The price range of comparable vehicles. `confidence` is between 0 and 1; `comparables` is the number of vehicles used. */
export type MarketRange = { min: Cents; max: Cents; middle: Cents; confidence: number; comparables: number }

/** A small limit, because a new generation changes the value of a vehicle more than its age. */
const MAX_YEARS_APART = 3
/** Share of the price that a vehicle loses per year and per thousand kilometres. */
const SHARE_PER_YEAR = 0.07
const SHARE_PER_THOUSAND_KM = 0.0015
/** With fewer vehicles there is no market range. */
const MIN_COMPARABLES = 4
/** From this number of vehicles on, more don't increase the confidence. */
const FULL_CONFIDENCE_COMPARABLES = 20
/** Half width of the range, relative to its middle, at which the confidence becomes 0. */
const MAX_SPREAD = 0.35
const LOWER_QUANTILE = 0.15
const UPPER_QUANTILE = 0.85

/** Adjusts a comparable vehicle's price to the subject's year and kilometres. */
function adjust(car: MarketCar, subject: MarketSubject): number {
  const years = subject.year - car.year
  const thousands = subject.km === null || car.km === null ? 0 : (car.km - subject.km) / 1000
  const factor = (1 + SHARE_PER_YEAR) ** years * (1 + SHARE_PER_THOUSAND_KM) ** thousands
  return car.price * factor
}

/** Returns the quantile of sorted numbers, interpolated between its two neighbours. */
function quantile(sorted: readonly number[], share: number): number {
  const index = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(index)] ?? 0, sorted[Math.ceil(index)] ?? 0]
  return below + (above - below) * (index - Math.floor(index))
}

const sameBadge = (one: string | null, other: string | null) => (one ?? '').toLowerCase() === (other ?? '').toLowerCase()

/**
 * Calculates a vehicle's market range from the prices of comparable ones. The caller passes vehicles of the same make and model; this uses
 * those at most three years apart, with the same badge if there are enough. The range covers the middle 70% of the adjusted prices, so an
 * outlier barely changes it. Confidence grows with the number of vehicles and drops with their spread, other badges and unknown kilometres
 * (GAUGE-02, GAUGE-04).
 * @returns null if fewer than four vehicles are comparable.
 */
export function computeMarketRange(subject: MarketSubject, cars: readonly MarketCar[]): MarketRange | null {
  const near = cars.filter(({ year, price }) => price > 0 && Math.abs(year - subject.year) <= MAX_YEARS_APART)
  const alike = near.filter(({ badge }) => sameBadge(badge, subject.badge))
  const isAlike = alike.length >= MIN_COMPARABLES
  const chosen = isAlike ? alike : near
  if (chosen.length < MIN_COMPARABLES) return null
  const prices = chosen.map((car) => adjust(car, subject)).toSorted((one, other) => one - other)
  const [min, middle, max] = [quantile(prices, LOWER_QUANTILE), quantile(prices, 0.5), quantile(prices, UPPER_QUANTILE)]
  const spread = middle > 0 ? (max - min) / 2 / middle : 1
  const confidence =
    Math.min(1, chosen.length / FULL_CONFIDENCE_COMPARABLES) ** 0.5 *
    Math.max(0, 1 - spread / MAX_SPREAD) ** 0.5 *
    (isAlike ? 1 : 0.6) *
    (subject.km === null ? 0.7 : 1)
  return {
    min: Math.round(min),
    max: Math.round(max),
    middle: Math.round(middle),
    confidence: Math.round(confidence * 100) / 100,
    comparables: chosen.length,
  }
}

/** Converts a price to the gauge's fill: 1 at or below the lower end of its market, 0 at or above the upper end (GAUGE-06). */
export function toGaugeFill(listing: Cents, { min, max }: Pick<MarketRange, 'min' | 'max'>): number {
  if (max <= min) return listing <= min ? 1 : 0
  return Math.min(1, Math.max(0, (max - listing) / (max - min)))
}
