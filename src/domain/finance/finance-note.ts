import { formatFigure, formatFixed } from '../numbers/figures'
import { formatMoney, type Cents } from '../money/money'
import { priceLoan } from './calculator'
import { formatRate } from './comparison-text'
import { resolveLoanFees, type FeeSettings } from './loan-fees'
import { isPayment, toWholeDollars } from './payment'

/** The terms that the finance note reads out (FIN-31). */
const NOTE = { years: 5, depositShare: 0.1, finalShare: 0.3 } as const

type NoteSettings = FeeSettings & { financeDefaultRate: number }

/**
 * The finance note of a car (FIN-31): a second example beside the estimate, of a 5 year term, 10.0% deposit, 30% final payment and the default
 * interest (FIN-21), told with the repayment that these very terms come to (docs/decisions/0009). Null when that is no payment (FIN-26).
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
