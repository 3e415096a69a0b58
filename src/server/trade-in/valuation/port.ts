import type { AdjustmentAnswers } from '@/domain/trade-in/adjustments'
import type { TradeInCar, TradeInRego } from '@/domain/trade-in/journey'
import type { Valuation } from '@/domain/trade-in/valuation'

/** What is to be valued. */
export type ValuationQuestion = { car: TradeInCar; rego: TradeInRego; adjustments: AdjustmentAnswers }

/** Who says what a dealer can pay for a car, whichever provider it is (TRD-04). */
export type Valuer = {
  kind: 'embedded' | 'service'
  /**
   * The value of one car; null when the provider knows none.
   * @throws when the provider does not answer in time or not in the agreed form.
   */
  ask: (question: ValuationQuestion) => Promise<Valuation | null>
}
