import { formatFixed } from '../numbers/figures'
import { COMPARISON_WARNING, computeExampleComparisonRate } from './comparison-rate'
import { resolveLoanFees, type FeeSettings } from './loan-fees'

export type ComparisonTextSettings = FeeSettings & {
  /** Percent per year; null for the default rate (FIN-33). */
  financeAdvertisedRate: number | null
  /** Percent per year. */
  financeDefaultRate: number
}

/** '8.90% p.a.' */
export function formatRate(rate: number): string {
  return `${formatFixed(rate, 2)}% p.a.`
}

/**
 * A tenant's comparison rate text: the advertised rate (FIN-33), the comparison rate of the example (FIN-32) and the warning. Null
 * without a comparison rate, because no rate may be stated without one.
 */
export function describeComparisonRate(settings: ComparisonTextSettings): { text: string; warning: string } | null {
  const rate = settings.financeAdvertisedRate ?? settings.financeDefaultRate
  const comparisonRate = computeExampleComparisonRate(rate, resolveLoanFees(settings))
  if (comparisonRate === null) return null
  return {
    text: `Interest rate ${formatRate(rate)}, comparison rate ${formatRate(comparisonRate)}, based on a 5 year secured loan of $30,000.`,
    warning: COMPARISON_WARNING,
  }
}
