import { formatRate } from '@/domain/finance/comparison-text'
import { toWholeDollars } from '@/domain/finance/payment'
import { type Cents, formatMoney } from '@/domain/money/money'

/** A weekly price. It must always be shown with its rate and comparison rate: '$206', '8.99% p.a.', '9.74% p.a.'. */
export type WeeklyView = { amount: string; rate: string; comparisonRate: string }

/** Formats a weekly estimate. Rates are in percent per year. */
export function formatWeekly({ weekly, rate, comparisonRate }: { weekly: Cents; rate: number; comparisonRate: number }): WeeklyView {
  return { amount: formatMoney(toWholeDollars(weekly)), rate: formatRate(rate), comparisonRate: formatRate(comparisonRate) }
}
