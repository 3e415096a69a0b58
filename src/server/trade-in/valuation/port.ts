import type { AdjustmentAnswers } from '@/domain/journeys/trade-in/adjustments'
import type { TradeInCar, TradeInRego } from '@/domain/journeys/trade-in/journey'
import type { Valuation } from '@/domain/journeys/trade-in/valuation'

/** What is to be valued. */
export type ValuationQuestion = { car: TradeInCar; rego: TradeInRego; adjustments: AdjustmentAnswers }

/** Who says what a dealer can pay for a car, whichever provider it is (TRD-04). */
export type Valuer = {
  kind: 'embedded' | 'service'
  /**
   * The value of one car; null when the provider knows none.
   * @throws ServiceUnavailableError when an outside provider does not answer in time or not in the agreed form.
   */
  ask: (question: ValuationQuestion) => Promise<Valuation | null>
}
