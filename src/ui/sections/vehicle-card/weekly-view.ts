import { formatRate } from '@/domain/finance/comparison-text'
import { toWholeDollars } from '@/domain/finance/payment'
import type { WeeklyEstimate } from '@/domain/finance/weekly-estimate'
import { formatMoney } from '@/domain/money/money'

/** A weekly price. It must always be shown with its rate and comparison rate: '$206', '8.99% p.a.', '9.74% p.a.'. */
export type WeeklyView = {
  amount: string
  rate: string
  comparisonRate: string
  /** Who offers it, or that it is for the visitor's own terms (LOOK-01): 'Quote by youX'. Empty for the site's terms. */
  source: string
  /** The asking price in cents, from which it is calculated for a visitor's own terms. */
  price: number
}

/** A part of a weekly price, named in the attributes data-loan and data-quote. */
export type WeeklyPart = Exclude<keyof WeeklyView, 'price'>
export const WEEKLY_PARTS = ['amount', 'rate', 'comparisonRate', 'source'] as const satisfies readonly WeeklyPart[]

function nameSource({ source, lender }: Pick<WeeklyEstimate, 'source' | 'lender'>): string {
  if (source === 'own') return 'Your terms'
  if (lender === null) return ''
  return source === 'quote' ? `Quote by ${lender}` : `Offer by ${lender}`
}

/** Formats a weekly estimate. */
export function formatWeekly(estimate: WeeklyEstimate): WeeklyView {
  return {
    amount: formatMoney(toWholeDollars(estimate.weekly)),
    rate: formatRate(estimate.rate),
    comparisonRate: formatRate(estimate.comparisonRate),
    source: nameSource(estimate),
    price: estimate.price,
  }
}
