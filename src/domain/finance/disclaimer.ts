import { formatMoney, toCents } from '../money/money'
import { truncate } from '../text/truncate'
import { describeComparisonRate, formatRate, type ComparisonTextSettings } from './comparison-text'
import { listLoanFees, type FinanceFee } from './loan-fees'

/** Characters shown before the toggle (FIN-30). */
const SHOWN_CHARACTERS = 197

const DEFAULT_TEXT =
  'Repayments are estimates and not an offer of credit. Finance is for approved applicants only; lending criteria, terms, conditions, fees and charges apply.'

export type DisclaimerSettings = ComparisonTextSettings & {
  /** Percent per year. */
  financeComparisonRange: readonly [number, number] | null
}

/** The full text, and the part shown before the toggle. */
export type FinanceDisclaimer = { full: string; short: string; isTruncated: boolean }

function describeRange(range: readonly [number, number]): string {
  const [low, high] = range
  return low === high ? `Comparison rate ${formatRate(low)}.` : `Comparison rates range from ${formatRate(low)} to ${formatRate(high)}.`
}

function describeFee({ label, amount, per }: FinanceFee): string {
  return `${label} ${formatMoney(toCents(amount) ?? 0)}${per === 'month' ? ' a month' : ''}`
}

/**
 * A tenant's finance disclaimer (API-22): the comparison rate text (FIN-32, FIN-33), the disclaimer of the car's lender, the tenant or
 * the platform, the lender's range of comparison rates (FIN-34) and all included fees (FIN-23, FIN-35). It does not contain the
 * comparison rate warning, which is shown in full beside the rate.
 * @param words Candidates, the most specific first; null and blank ones are skipped.
 */
export function composeDisclaimer(settings: DisclaimerSettings, ...words: (string | null)[]): FinanceDisclaimer {
  const { financeComparisonRange: range } = settings
  const fees = listLoanFees(settings)
  const full = [
    // First, so that truncation never separates a rate from its comparison rate.
    describeComparisonRate(settings)?.text,
    words.find((text) => text !== null && text.trim() !== '')?.trim() ?? DEFAULT_TEXT,
    range && describeRange(range),
    fees.length > 0 && `Fees: ${fees.map(describeFee).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
  const { text, isTruncated } = truncate(full, SHOWN_CHARACTERS)
  return { full, short: text, isTruncated }
}
