import type { Cents } from '../money/money'

/** The inputs of a repayment. */
export type Loan = {
  /** Price less deposit plus financed fees. */
  financed: Cents
  /** Balloon or residual, still owed at the end. */
  residual: Cents
  /** Percent per year. */
  rate: number
  years: number
  paymentsPerYear: number
}

/** Below this rate per period, a million dollars over ten years earn less than a cent. */
const NO_RATE = 1e-12

/**
 * The repayment per period by compound amortisation: P = (A - V(1+r)^-n) r / (1 - (1+r)^-n), with r = rate/100/payments per year
 * and n = years x payments per year; without interest (A - V)/n (FIN-22). Rounded to the cent.
 */
export function computeRepayment({ financed, residual, rate, years, paymentsPerYear }: Loan): Cents {
  const periodRate = rate / 100 / paymentsPerYear
  const payments = years * paymentsPerYear
  if (periodRate < NO_RATE) return Math.round((financed - residual) / payments)
  // 1 - (1 + r)^-n, without the loss of precision for a small r.
  const discounted = -Math.expm1(-payments * Math.log1p(periodRate))
  return Math.round(((financed - residual * (1 - discounted)) * periodRate) / discounted)
}
