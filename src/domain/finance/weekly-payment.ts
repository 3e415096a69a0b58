import type { Cents } from '../money/money'
import { PAYMENTS_PER_YEAR } from './frequency'
import { spreadMonthlyFee, type LoanFees } from './loan-fees'
import { computeRepayment } from './repayment'

/** A loan without deposit and residual: price in cents, rate in percent per year. */
export type PlainLoan = { price: Cents; rate: number; years: number; fees: LoanFees }

/** The weekly payment for a car with fees: one-off fees are financed, monthly fees are part of each payment (FIN-22, FIN-24). */
export function computeWeeklyPayment({ price, rate, years, fees }: PlainLoan): Cents {
  const repayment = computeRepayment({
    financed: price + fees.financed,
    residual: 0,
    rate,
    years,
    paymentsPerYear: PAYMENTS_PER_YEAR.weekly,
  })
  return repayment + spreadMonthlyFee(fees.monthly, 'weekly')
}
