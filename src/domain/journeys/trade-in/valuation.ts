import { DAY_SECONDS } from '@/domain/time/zone'
import type { MarketRange } from '@/domain/pricing/market-range'
import type { Cents } from '@/domain/money/money'
import { adjustValue, type AdjustmentAnswers } from './adjustments'

/** A price for a trade-in with how sure it is: `confidence` from 0 to 1, `comparables` 0 where the valuer does not say; `until` in Unix seconds. */
export type TradeInOffer = { price: Cents; min: Cents; max: Cents; confidence: number; comparables: number; until: number }
export type Valuation = Omit<TradeInOffer, 'until'>

/** What preparing, warranting and selling a car costs a dealer, as a share of what it is asked for, and at least. */
const DEALER_SHARE = 0.13
const DEALER_LEAST: Cents = 1_500_00
/** Offers come in steps of fifty dollars. */
const STEP: Cents = 50_00
/** Below this much confidence a figure would mislead: people look at the car instead. */
const LEAST_CONFIDENCE = 0.15
/** How long an offer stands (TRD-04). */
const OFFER_DAYS = 7

function toTradePrice(asking: Cents, answers: AdjustmentAnswers): Cents {
  const trade = asking - Math.max(DEALER_LEAST, asking * DEALER_SHARE)
  return Math.max(0, Math.floor(adjustValue(trade, answers) / STEP) * STEP)
}

/**
 * What a dealer can pay for a car: asking prices of comparable cars, less what it costs to sell one and less what the answers about its state take off
 * (TRD-02, TRD-04). The range is that of the market, so it is as wide as the market is mixed.
 * @returns null where too little is known for an honest figure, or nothing would be left.
 */
export function computeTradeIn(market: MarketRange | null, answers: AdjustmentAnswers): Valuation | null {
  if (market === null || market.confidence < LEAST_CONFIDENCE) return null
  const [min, price, max] = [market.min, market.middle, market.max].map((asking) => toTradePrice(asking, answers))
  if (min === undefined || price === undefined || max === undefined || price === 0) return null
  return { price, min, max, confidence: market.confidence, comparables: market.comparables }
}

/** A valuation as an offer that stands for seven days from `now` (Unix seconds). */
export function toOffer(valuation: Valuation, now: number): TradeInOffer {
  return { ...valuation, until: now + OFFER_DAYS * DAY_SECONDS }
}

/** Whether an offer still stands at `now` (Unix seconds). */
export function isOfferValid({ until }: Pick<TradeInOffer, 'until'>, now: number): boolean {
  return now < until
}

/** How sure a valuation is, in a word and with its reason. */
export function describeConfidence({ confidence, comparables }: Pick<Valuation, 'confidence' | 'comparables'>): string {
  const word = confidence >= 0.7 ? 'High' : confidence >= 0.4 ? 'Medium' : 'Low'
  return comparables > 0 ? `${word}: from ${comparables} comparable cars for sale` : word
}
