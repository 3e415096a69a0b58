import type { Cents } from '../money/money'
import { PAYMENTS_PER_YEAR } from './frequency'
import { spreadMonthlyFee, type LoanFees } from './loan-fees'
import { computeRepayment } from './repayment'

/** A car's price without deposit or residual: the price in cents, the rate in percent per year. */
export type PlainLoan = { price: Cents; rate: number; years: number; fees: LoanFees }

/** What is paid every week for a car, its fees included: those charged once are financed, monthly ones are part of each payment (FIN-22, FIN-24). */
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
