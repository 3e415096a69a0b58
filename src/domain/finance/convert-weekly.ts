import type { Cents } from '../money/money'
import type { Frequency } from './frequency'

/** Factors for lenders and quotes that state only a weekly payment (FIN-25). */
const WEEKS = { weekly: 1, fortnightly: 2, monthly: 4.33 } as const satisfies Record<Frequency, number>

/** Converts a weekly payment to another frequency (FIN-25). */
export function convertWeekly(weekly: Cents, frequency: Frequency): Cents {
  return Math.round(weekly * WEEKS[frequency])
}
