import { COMPARISON_WARNING } from '@/domain/finance/comparison-rate'
import type { DemoFinance } from './content'

/** Returns the notes for weekly amounts: the rate with its comparison rate, and the full warning. */
export function financeNotes({ rate, comparisonRate }: DemoFinance): string[] {
  return [
    `* Weekly repayments are an estimate only, based on the drive-away price, no deposit, a 5 year term and an interest rate of ${rate.toFixed(2)}% p.a. (comparison rate ${comparisonRate.toFixed(2)}% p.a.). Approved applicants only. Fees, charges, terms and conditions apply.`,
    `Comparison rate is based on a secured loan of $30,000 over 5 years. ${COMPARISON_WARNING}`,
  ]
}
