import { formatFigure, formatFixed } from '../numbers/figures'
import { formatMoney, type Cents } from '../money/money'
import { priceLoan } from './calculator'
import { formatRate } from './comparison-text'
import { resolveLoanFees, type FeeSettings } from './loan-fees'
import { isPayment, toWholeDollars } from './payment'

/** The terms of the finance note's example (FIN-31). */
const NOTE = { years: 5, depositShare: 0.1, finalShare: 0.3 } as const

type NoteSettings = FeeSettings & { financeDefaultRate: number }

/**
 * A car's finance note (FIN-31): a second example with a 5 year term, 10% deposit, 30% final payment and the default rate (FIN-21), with
 * the repayment for exactly these terms (docs/decisions/0009). Null if the payment is too small (FIN-26).
 * @param price Cents.
 */
export function describeFinanceNote(price: Cents, settings: NoteSettings): string | null {
  const rate = settings.financeDefaultRate
  const deposit = Math.round(price * NOTE.depositShare)
  const residual = Math.round(price * NOTE.finalShare)
  const terms = { residual, rate, years: NOTE.years, frequency: 'weekly' } as const
  const { payment, comparisonRate } = priceLoan(price - deposit, resolveLoanFees(settings), terms)
  if (comparisonRate === null || !isPayment(payment)) return null
  return [
    `Example: ${NOTE.years} year term, ${formatFixed(100 * NOTE.depositShare, 1)}% deposit (${formatMoney(toWholeDollars(deposit))}),`,
    `${formatFigure(100 * NOTE.finalShare)}% final payment (${formatMoney(toWholeDollars(residual))})`,
    `and ${formatRate(rate)} interest (${formatRate(comparisonRate)} comparison rate): ${formatMoney(toWholeDollars(payment))} a week.`,
  ].join(' ')
}
