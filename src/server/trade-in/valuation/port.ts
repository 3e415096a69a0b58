import type { AdjustmentAnswers } from '@/domain/journeys/trade-in/adjustments'
import type { TradeInCar, TradeInRego } from '@/domain/journeys/trade-in/journey'
import type { Valuation } from '@/domain/journeys/trade-in/valuation'

/** The car to value. */
export type ValuationQuestion = { car: TradeInCar; rego: TradeInRego; adjustments: AdjustmentAnswers }

/** The provider of valuations (TRD-04). */
export type Valuer = {
  kind: 'embedded' | 'service'
  /**
   * Returns the value of one car; null when the provider knows none.
   * @throws ServiceUnavailableError when an outside provider does not answer in time or in the agreed form.
   */
  ask: (question: ValuationQuestion) => Promise<Valuation | null>
}
