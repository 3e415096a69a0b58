import { toCents, type Cents } from '../money/money'

/**
 * The answer of a market gauge service (GAUGE-02), not validated: prices in dollars, `fill` and `confidence` from 0 to 1. `similar_cars` is
 * our own field; not every service provides it.
 */
export type GaugeAnswer = Partial<
  Record<'fill' | 'listing_price' | 'market_range_min' | 'market_range_max' | 'confidence' | 'description' | 'similar_cars', unknown>
>

/** Response header with the number of similar vehicles. The body has only the fields of GAUGE-02 (API-02). */
export const SIMILAR_CARS_HEADER = 'x-similar-cars'

export const GAUGE_BANDS = ['low', 'medium', 'high'] as const
export type GaugeBand = (typeof GAUGE_BANDS)[number]

/** The market gauge of the vehicle page. `fill` is between 0 and 1; `similarCars` is null if the number is unknown. */
export type GaugeView =
  | { kind: 'hidden' }
  | {
      kind: 'panel'
      fill: number
      band: GaugeBand
      label: string
      listing: Cents
      market: { min: Cents; max: Cents }
      similarCars: number | null
    }

const HIDDEN: GaugeView = { kind: 'hidden' }
/** GAUGE-04: the panel is hidden up to this confidence. */
const MAX_HIDDEN_CONFIDENCE = 0.2
/** GAUGE-06. */
const MEDIUM_FROM = 0.3
const HIGH_FROM = 0.6
/** GAUGE-07. */
const GREAT_FROM = 0.65

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const toCount = (value: unknown): number | null => (isNumber(value) && Number.isInteger(value) && value > 0 ? value : null)

/** Returns the band of a fill: low under 0.3, medium under 0.6, else high (GAUGE-06). */
export function toGaugeBand(fill: number): GaugeBand {
  if (fill < MEDIUM_FROM) return 'low'
  return fill < HIGH_FROM ? 'medium' : 'high'
}

/**
 * Converts the answer of a gauge to a panel. Hides it if the call failed (null), a field is missing (GAUGE-03), the confidence is 0.2 or
 * less (GAUGE-04), or the market ends below the listing price (GAUGE-05). The service's description replaces our label (GAUGE-07).
 */
export function resolveGauge(answer: GaugeAnswer | null): GaugeView {
  if (answer === null) return HIDDEN
  const { fill, listing_price, market_range_min, market_range_max, confidence, description, similar_cars } = answer
  if (![fill, confidence, listing_price, market_range_min, market_range_max].every(isNumber)) return HIDDEN
  if (!isNumber(fill) || !isNumber(confidence) || confidence <= MAX_HIDDEN_CONFIDENCE) return HIDDEN
  const [listing, min, max] = [listing_price, market_range_min, market_range_max].map((value) => (isNumber(value) ? toCents(value) : null))
  if (listing == null || min == null || max == null || max < listing || max < min) return HIDDEN
  const own = fill < GREAT_FROM ? 'Good Deal' : 'Great Deal'
  const label = typeof description === 'string' && description.trim() !== '' ? description.trim() : own
  const similarCars = toCount(similar_cars)
  return { kind: 'panel', fill: Math.min(1, Math.max(0, fill)), band: toGaugeBand(fill), label, listing, market: { min, max }, similarCars }
}
