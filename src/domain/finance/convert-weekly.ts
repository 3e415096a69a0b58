import type { Cents } from '../money/money'
import type { Frequency } from './frequency'

/** What a week's payment counts for in other periods, where a lender or quote states the week alone (FIN-25). */
const WEEKS = { weekly: 1, fortnightly: 2, monthly: 4.33 } as const satisfies Record<Frequency, number>

/** A payment per period from a weekly one: two weeks are twice, a month is 4.33 times it (FIN-25). */
export function convertWeekly(weekly: Cents, frequency: Frequency): Cents {
  return Math.round(weekly * WEEKS[frequency])
}
