import { DAY_SECONDS } from '@/domain/time/zone'
import type { MarketRange } from '@/domain/pricing/market-range'
import type { Cents } from '@/domain/money/money'
import { adjustValue, type AdjustmentAnswers } from './adjustments'

/** An offer for a trade-in. `confidence` from 0 to 1; `comparables` is 0 if the valuer does not state it; `until` in Unix seconds. */
export type TradeInOffer = { price: Cents; min: Cents; max: Cents; confidence: number; comparables: number; until: number }
export type Valuation = Omit<TradeInOffer, 'until'>

/** A dealer's cost to prepare, warrant and sell a car: a share of the asking price, and a minimum. */
const DEALER_SHARE = 0.13
const MIN_DEALER_COST: Cents = 1_500_00
/** Offers are multiples of fifty dollars. */
const STEP: Cents = 50_00
/** Below this confidence a figure would mislead, so staff value the car. */
const MIN_CONFIDENCE = 0.15
/** Days for which an offer is valid (TRD-04). */
const OFFER_DAYS = 7

function toTradePrice(asking: Cents, answers: AdjustmentAnswers): Cents {
  const trade = asking - Math.max(MIN_DEALER_COST, asking * DEALER_SHARE)
  return Math.max(0, Math.floor(adjustValue(trade, answers) / STEP) * STEP)
}

/**
 * Values a trade-in from the asking prices of comparable cars, less the dealer's cost and the deductions for its condition (TRD-02,
 * TRD-04). The range is as wide as the market's.
 * @returns null if too little is known for a fair figure, or nothing would be left.
 */
export function computeTradeIn(market: MarketRange | null, answers: AdjustmentAnswers): Valuation | null {
  if (market === null || market.confidence < MIN_CONFIDENCE) return null
  const [min, price, max] = [market.min, market.middle, market.max].map((asking) => toTradePrice(asking, answers))
  if (min === undefined || price === undefined || max === undefined || price === 0) return null
  return { price, min, max, confidence: market.confidence, comparables: market.comparables }
}

/** Turns a valuation into an offer valid for seven days from `now` (Unix seconds). */
export function toOffer(valuation: Valuation, now: number): TradeInOffer {
  return { ...valuation, until: now + OFFER_DAYS * DAY_SECONDS }
}

/** Whether an offer is valid at `now` (Unix seconds). */
export function isOfferValid({ until }: Pick<TradeInOffer, 'until'>, now: number): boolean {
  return now < until
}

/** Describes the confidence of a valuation with its reason. */
export function describeConfidence({ confidence, comparables }: Pick<Valuation, 'confidence' | 'comparables'>): string {
  const word = confidence >= 0.7 ? 'High' : confidence >= 0.4 ? 'Medium' : 'Low'
  return comparables > 0 ? `${word}: from ${comparables} comparable cars for sale` : word
}
