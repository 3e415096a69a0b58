import { formatMoney, toCents } from '../money/money'
import { truncate } from '../text/truncate'
import { describeComparisonRate, formatRate, type ComparisonTextSettings } from './comparison-text'
import { listLoanFees, type FinanceFee } from './loan-fees'

/** Characters that stand before the toggle (FIN-30). */
const SHOWN_CHARACTERS = 197

const USUAL_WORDS =
  'Repayments are estimates and no offer of credit. Finance is for approved applicants only; lending criteria, terms, conditions, fees and charges apply.'

export type DisclaimerSettings = ComparisonTextSettings & {
  /** Percent per year. */
  financeComparisonRange: readonly [number, number] | null
}

/** Whole, and as much as stands there at first. */
export type FinanceDisclaimer = { full: string; short: string; isTruncated: boolean }

function describeRange(range: readonly [number, number]): string {
  const [low, high] = range
  return low === high ? `Comparison rate ${formatRate(low)}.` : `Comparison rates range from ${formatRate(low)} to ${formatRate(high)}.`
}

function describeFee({ label, amount, per }: FinanceFee): string {
  return `${label} ${formatMoney(toCents(amount) ?? 0)}${per === 'month' ? ' a month' : ''}`
}

/**
 * A tenant's finance disclaimer (API-22): the comparison rate text (FIN-32, FIN-33); the words of the car's lender, else the tenant's, else ours; the
 * lender's range of comparison rates (FIN-34) and every fee that the rate includes (FIN-23, FIN-35). The warning that belongs to every comparison rate
 * is no part of it: it stands in full beside the rate and is never cut.
 * @param words From the most to the least particular; null and blank ones are passed over.
 */
export function composeDisclaimer(settings: DisclaimerSettings, ...words: (string | null)[]): FinanceDisclaimer {
  const { financeComparisonRange: range } = settings
  const fees = listLoanFees(settings)
  const full = [
    // first, so that the cut never parts a rate from its comparison rate
    describeComparisonRate(settings)?.text,
    words.find((text) => text !== null && text.trim() !== '')?.trim() ?? USUAL_WORDS,
    range && describeRange(range),
    fees.length > 0 && `Fees: ${fees.map(describeFee).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
  const { text, isTruncated } = truncate(full, SHOWN_CHARACTERS)
  return { full, short: text, isTruncated }
}
