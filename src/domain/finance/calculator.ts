import type { Cents } from '../money/money'
import { clampEntry, nearestTerm, resolveCalculatorLimits, type CalculatorLimits, type CalculatorSettings } from './calculator-limits'
import { computeComparisonRate, computeExampleComparisonRate } from './comparison-rate'
import { PAYMENTS_PER_YEAR, type Frequency } from './frequency'
import { type FeeSettings, resolveLoanFees, spreadMonthlyFee, type LoanFees } from './loan-fees'
import { isPayment, NO_PAYMENT_TEXT } from './payment'
import { computeRepayment } from './repayment'

/** A visitor's entries: money in cents, `rate` in percent per year. */
export type CalculatorEntries = { price: Cents; years: number; rate: number; deposit: Cents; residual: Cents; frequency: Frequency }

/** FIN-20: the amount without a car. */
const DEFAULT_AMOUNT: Cents = 30_000_00

/**
 * The calculator's initial entries (FIN-20, FIN-21), within the tenant's limits.
 * @param carPrice Cents; null without a car.
 */
export function defaultEntries(settings: CalculatorSettings, carPrice: Cents | null): CalculatorEntries {
  const { price, rate, terms } = resolveCalculatorLimits(settings, carPrice)
  const longest = Math.min(settings.financeDefaultTermYears, settings.financeTermMaxYears)
  return {
    price: clampEntry(carPrice ?? DEFAULT_AMOUNT, price),
    years: nearestTerm(longest, terms),
    rate: clampEntry(settings.financeDefaultRate, rate),
    deposit: 0,
    residual: 0,
    frequency: 'weekly',
  }
}

/** Clamps every entry to its bounds (FIN-12, FIN-19). */
export function clampEntries(entries: CalculatorEntries, limits: CalculatorLimits): CalculatorEntries {
  return {
    ...entries,
    price: clampEntry(entries.price, limits.price),
    deposit: clampEntry(entries.deposit, limits.deposit),
    residual: clampEntry(entries.residual, limits.residual),
    rate: clampEntry(entries.rate, limits.rate),
    years: nearestTerm(entries.years, limits.terms),
  }
}

/** A loan repaid to the cent: equal payments, a last payment that absorbs the rounding, and the residual. */
export type Amortisation = { payments: number; payment: Cents; lastPayment: Cents; interest: Cents; residual: Cents; total: Cents }

type Terms = Pick<CalculatorEntries, 'years' | 'rate' | 'residual' | 'frequency'> & { financed: Cents }

/** The number of payments of a loan, and their amount without fees. */
function computeEqualPayments({ financed, residual, rate, years, frequency }: Terms): Pick<Amortisation, 'payments' | 'payment'> {
  const paymentsPerYear = PAYMENTS_PER_YEAR[frequency]
  const payments = Math.round(years * paymentsPerYear)
  return { payments, payment: computeRepayment({ financed, residual, rate, years: payments / paymentsPerYear, paymentsPerYear }) }
}

/** Amortises a loan period by period, rounding interest to the cent each time as a lender's account does (FIN-22). */
export function amortise({ financed, residual, rate, years, frequency }: Terms): Amortisation {
  const paymentsPerYear = PAYMENTS_PER_YEAR[frequency]
  const { payments, payment } = computeEqualPayments({ financed, residual, rate, years, frequency })
  let owing = financed
  let interest = 0
  let lastPayment = payment
  for (let period = 1; period <= payments; period += 1) {
    const due = Math.round((owing * rate) / 100 / paymentsPerYear)
    interest += due
    lastPayment = period === payments ? owing + due - residual : payment
    owing += due - lastPayment
  }
  return { payments, payment, lastPayment, interest, residual, total: financed + interest }
}

/** A loan with its fees. `payment`, `total` and the comparison rate include them; the comparison rate is null if there is none. */
export type PricedLoan = Pick<Amortisation, 'payments' | 'payment' | 'total'> & {
  financed: Cents
  feePerPayment: Cents
  comparisonRate: number | null
}

/**
 * The cost of a loan of `amount` cents. One-off fees are financed (FIN-22, FIN-23), monthly fees are part of each payment (FIN-35). The
 * comparison rate follows regulation 71 for exactly this loan.
 */
export function priceLoan(amount: Cents, fees: LoanFees, terms: Omit<Terms, 'financed'>): PricedLoan {
  const financed = amount + fees.financed
  const { payment, payments, total } = amortise({ ...terms, financed })
  const feePerPayment = spreadMonthlyFee(fees.monthly, terms.frequency)
  const comparisonRate = computeComparisonRate({
    credit: financed,
    repayment: payment,
    payments,
    frequency: terms.frequency,
    upfrontFees: fees.financed,
    feePerPayment,
    finalPayment: terms.residual,
  })
  return { payments, payment: payment + feePerPayment, total: total + feePerPayment * payments, financed, feePerPayment, comparisonRate }
}

/**
 * The calculator's result (FIN-06): a repayment with both rates and the total of all repayments including the residual, or a text if
 * nothing is financed or the payment is 25 dollars or less (FIN-26). `feePerPayment` is the fee within each payment.
 */
export type CalculatorResult =
  | { kind: 'none'; text: string }
  | {
      kind: 'repayment'
      payment: Cents
      frequency: Frequency
      payments: number
      feePerPayment: Cents
      financed: Cents
      total: Cents
      residual: Cents
      rate: number
      comparisonRate: number
    }

/**
 * The payment of a loan with its fees, without amortising it. Searches call it many times.
 * @returns null if nothing is financed or the payment is too small (FIN-26).
 */
export function computeLoanPayment({ price, deposit, residual, ...terms }: CalculatorEntries, fees: LoanFees): Cents | null {
  const financed = price - deposit + fees.financed
  if (price <= deposit || residual >= financed) return null
  const payment = computeEqualPayments({ ...terms, residual, financed }).payment + spreadMonthlyFee(fees.monthly, terms.frequency)
  return isPayment(payment) ? payment : null
}

/**
 * Computes the result for entries as they are. The amount is price less deposit (FIN-22). The comparison rate is that of the example loan in
 * the warning beside it (FIN-32), so that it is the same wherever a weekly price is shown (LOOK-01, docs/decisions/0082).
 */
export function calculateLoan(entries: CalculatorEntries, settings: FeeSettings): CalculatorResult {
  const { price, deposit, residual, ...terms } = entries
  const none: CalculatorResult = { kind: 'none', text: NO_PAYMENT_TEXT }
  const fees = resolveLoanFees(settings)
  if (computeLoanPayment(entries, fees) === null) return none
  const { comparisonRate: own, ...loan } = priceLoan(price - deposit, fees, { ...terms, residual })
  const comparisonRate = computeExampleComparisonRate(terms.rate, fees)
  if (own === null || comparisonRate === null) return none
  return { kind: 'repayment', ...loan, residual, rate: terms.rate, frequency: terms.frequency, comparisonRate }
}

/** Computes the result for a visitor's entries, clamped to the tenant's limits. */
export function calculate(entries: CalculatorEntries, settings: CalculatorSettings, carPrice: Cents | null): CalculatorResult {
  return calculateLoan(clampEntries(entries, resolveCalculatorLimits(settings, carPrice)), settings)
}
