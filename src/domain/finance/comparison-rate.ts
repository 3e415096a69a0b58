import type { Cents } from '../money/money'
import type { LoanFees } from './loan-fees'
import { computeRepayment } from './repayment'

/** Payments per year by frequency, as defined by regulation 71 (National Credit). */
const REGULATED_PAYMENTS_PER_YEAR = { monthly: 12, fortnightly: 26.09, weekly: 52.18 } as const

/** The example loan of car comparison rates (FIN-32): secured, 30,000 dollars over 5 years. */
export const COMPARISON_EXAMPLE = { amount: 30_000_00, years: 5 } as const

/** The warning that must accompany every comparison rate. */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'

/** A loan with the lender's fees. Government charges do not count. */
export type ComparedLoan = {
  /** Credit provided at the start, including financed fees. */
  credit: Cents
  repayment: Cents
  payments: number
  frequency: keyof typeof REGULATED_PAYMENTS_PER_YEAR
  upfrontFees?: Cents
  feePerPayment?: Cents
  /** Balloon paid with the last repayment. */
  finalPayment?: Cents
}

/** The present value of all payments and the balloon, for a rate per period (geometric series). */
function presentValue(payment: Cents, payments: number, finalPayment: Cents, rate: number): number {
  if (rate === 0) return payment * payments + finalPayment
  const discount = (1 + rate) ** -payments
  return (payment * (1 - discount)) / rate + finalPayment * discount
}

/**
 * The comparison rate by regulation 71: n x r x 100 %, r solving sum((A_j - R_j - C_j) / (1+r)^j) = 0.
 * @returns percent per year, to two decimals; null if nothing is lent or less is repaid than was lent.
 */
export function computeComparisonRate(loan: ComparedLoan): number | null {
  const { credit, payments, upfrontFees = 0, feePerPayment = 0, finalPayment = 0 } = loan
  const net = credit - upfrontFees
  const payment = loan.repayment + feePerPayment
  const surplus = payment * payments + finalPayment - net
  if (net <= 0 || payments <= 0) return null
  // Repayments are rounded to the cent, so a loan without interest can fall short by half a cent per payment.
  if (surplus <= 0) return surplus >= -payments / 2 ? 0 : null
  let low = 0
  let high = 1
  while (presentValue(payment, payments, finalPayment, high) > net) high *= 2
  while (high - low > 1e-12) {
    const middle = (low + high) / 2
    if (presentValue(payment, payments, finalPayment, middle) > net) low = middle
    else high = middle
  }
  return Math.round(REGULATED_PAYMENTS_PER_YEAR[loan.frequency] * low * 100_00) / 100
}

/**
 * The comparison rate of the example loan for a rate and a tenant's fees, repaid monthly, with one-off fees financed (FIN-22, FIN-23,
 * FIN-32, FIN-35).
 * @param rate Percent per year.
 * @returns percent per year, to two decimals.
 */
export function computeExampleComparisonRate(rate: number, { financed, monthly }: LoanFees): number | null {
  const { amount, years } = COMPARISON_EXAMPLE
  const credit = amount + financed
  return computeComparisonRate({
    credit,
    repayment: computeRepayment({ financed: credit, residual: 0, rate, years, paymentsPerYear: 12 }),
    payments: years * 12,
    frequency: 'monthly',
    upfrontFees: financed,
    feePerPayment: monthly,
  })
}
