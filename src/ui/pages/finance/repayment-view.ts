import type { CalculatorResult } from '@/domain/finance/calculator'
import type { Frequency } from '@/domain/finance/frequency'
import { formatRate } from '@/domain/finance/comparison-text'
import { toWholeDollars } from '@/domain/finance/payment'
import { formatMoney } from '@/domain/money/money'

/** A row of the calculator's results. An empty value stays blank (FIN-26). */
export type RepaymentRow = { label: string; value: string }

/** The result of the calculator: a repayment with both rates, or a message. */
export type RepaymentView =
  | { kind: 'none'; text: string; rows: RepaymentRow[]; spoken: string }
  | { kind: 'repayment'; amount: string; period: string; rate: string; comparisonRate: string; rows: RepaymentRow[]; spoken: string }

const PERIODS: Record<Frequency, { per: string; name: string; unit: string }> = {
  weekly: { per: 'per week', name: 'Weekly', unit: 'weeks' },
  fortnightly: { per: 'per fortnight', name: 'Fortnightly', unit: 'fortnights' },
  monthly: { per: 'per month', name: 'Monthly', unit: 'months' },
}

/** Returns the label of a frequency: 'Weekly', 'Fortnightly' or 'Monthly' (FIN-05). */
export function nameFrequency(frequency: Frequency): string {
  return PERIODS[frequency].name
}

/** Returns the label of a term: '1 year', '5.5 years'. */
export function nameTerm(years: number): string {
  return years === 1 ? '1 year' : `${years} years`
}

const TOTAL = 'Total repayments'

/** Formats a calculator result for display and for the announced sentence (FIN-06, FIN-26). */
export function toRepaymentView(result: CalculatorResult): RepaymentView {
  if (result.kind === 'none') return { ...result, rows: [{ label: TOTAL, value: '' }], spoken: `${result.text}.` }
  const { per, name, unit } = PERIODS[result.frequency]
  // The payment in whole dollars, as on cards (LOOK-01).
  const [amount, total] = [formatMoney(toWholeDollars(result.payment)), formatMoney(result.total)]
  const [rate, comparisonRate] = [formatRate(result.rate), formatRate(result.comparisonRate)]
  return {
    kind: 'repayment',
    amount,
    period: per,
    rate,
    comparisonRate,
    rows: [
      { label: 'Amount financed', value: formatMoney(result.financed) },
      ...(result.feePerPayment > 0 ? [{ label: 'Fees in each payment', value: formatMoney(result.feePerPayment) }] : []),
      { label: 'Term', value: `${result.payments} ${unit}` },
      ...(result.residual > 0 ? [{ label: 'Residual at the end', value: formatMoney(result.residual) }] : []),
      { label: TOTAL, value: total },
    ],
    spoken: `${name} repayment ${amount}, interest ${rate}, comparison rate ${comparisonRate}, ${TOTAL.toLowerCase()} ${total}.`,
  }
}
