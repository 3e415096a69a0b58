import type { Cents } from '../money/money'

/** A car as the market sees it; km null when unknown. */
export type MarketCar = { badge: string | null; year: number; km: number | null; price: Cents }
export type MarketSubject = Omit<MarketCar, 'price'>

/** What cars like one are asked for. `confidence` lies between 0 and 1; `comparables` says how many cars it rests on. */
export type MarketRange = { min: Cents; max: Cents; middle: Cents; confidence: number; comparables: number }

/** Nearer years only: a generation changes what a car is worth more than its age does. */
const YEARS_APART = 3
/** What a year's age and a thousand kilometres take off a car's price, as shares of it. */
const SHARE_PER_YEAR = 0.07
const SHARE_PER_THOUSAND_KM = 0.0015
/** Fewer cars than this are no market. */
const FEWEST = 4
/** So many comparable cars leave nothing to wish for. */
const PLENTY = 20
/** Half the spread of a market that is too mixed to say anything. */
const WIDEST_SPREAD = 0.35
const LOWER = 0.15
const UPPER = 0.85

/** A comparable car's price as if it had the subject's age and distance. */
function adjust(car: MarketCar, subject: MarketSubject): number {
  const years = subject.year - car.year
  const thousands = subject.km === null || car.km === null ? 0 : (car.km - subject.km) / 1000
  const factor = (1 + SHARE_PER_YEAR) ** years * (1 + SHARE_PER_THOUSAND_KM) ** thousands
  return car.price * factor
}

/** The value below which `share` of the sorted numbers lie, between its two neighbours. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return below + (above - below) * (place - Math.floor(place))
}

const sameBadge = (one: string | null, other: string | null) => (one ?? '').toLowerCase() === (other ?? '').toLowerCase()

/**
 * The market range of a car from the asking prices of comparable ones: same make and model (the caller's choice), a year at most three apart, the
 * same badge where enough of those exist, each price moved to the subject's age and distance. The range holds the middle 70 of 100 cars, so that one
 * odd price does not move it. Confidence grows with the number of cars and shrinks with their spread, with other badges and with an unknown
 * distance (GAUGE-02, GAUGE-04).
 * @returns null when fewer than four cars compare.
 */
export function computeMarketRange(subject: MarketSubject, cars: readonly MarketCar[]): MarketRange | null {
  const near = cars.filter(({ year, price }) => price > 0 && Math.abs(year - subject.year) <= YEARS_APART)
  const alike = near.filter(({ badge }) => sameBadge(badge, subject.badge))
  const isAlike = alike.length >= FEWEST
  const chosen = isAlike ? alike : near
  if (chosen.length < FEWEST) return null
  const prices = chosen.map((car) => adjust(car, subject)).toSorted((one, other) => one - other)
  const [min, middle, max] = [quantile(prices, LOWER), quantile(prices, 0.5), quantile(prices, UPPER)]
  const spread = middle > 0 ? (max - min) / 2 / middle : 1
  const confidence =
    Math.min(1, chosen.length / PLENTY) ** 0.5 *
    Math.max(0, 1 - spread / WIDEST_SPREAD) ** 0.5 *
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

/** Where a price lies in its market as the gauge's fill: 1 at or below its lower end, 0 at or above its upper end (GAUGE-06). */
export function toGaugeFill(listing: Cents, { min, max }: Pick<MarketRange, 'min' | 'max'>): number {
  if (max <= min) return listing <= min ? 1 : 0
  return Math.min(1, Math.max(0, (max - listing) / (max - min)))
}
