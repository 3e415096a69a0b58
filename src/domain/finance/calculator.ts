import type { Cents } from '../money/money'
import { clampEntry, nearestTerm, resolveCalculatorLimits, type CalculatorLimits, type CalculatorSettings } from './calculator-limits'
import { computeComparisonRate } from './comparison-rate'
import { PAYMENTS_PER_YEAR, type Frequency } from './frequency'
import { resolveLoanFees, spreadMonthlyFee, type LoanFees } from './loan-fees'
import { isPayment, NO_PAYMENT_TEXT } from './payment'
import { computeRepayment } from './repayment'

/** What a visitor has set: money in cents, `rate` in percent per year. */
export type CalculatorEntries = { price: Cents; years: number; rate: number; deposit: Cents; residual: Cents; frequency: Frequency }

/** FIN-20: the amount where no car gives one. */
const USUAL_AMOUNT: Cents = 30_000_00

/** What the calculator opens with (FIN-20, FIN-21), inside the tenant's bounds. `carPrice` in cents, null without a car. */
export function defaultEntries(settings: CalculatorSettings, carPrice: Cents | null): CalculatorEntries {
  const { price, rate, terms } = resolveCalculatorLimits(settings, carPrice)
  const longest = Math.min(settings.financeDefaultTermYears, settings.financeTermMaxYears)
  return {
    price: clampEntry(carPrice ?? USUAL_AMOUNT, price),
    years: nearestTerm(longest, terms),
    rate: clampEntry(settings.financeDefaultRate, rate),
    deposit: 0,
    residual: 0,
    frequency: 'weekly',
  }
}

/** Every entry inside its bounds (FIN-12, FIN-19). */
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

/** A loan paid back to the cent: equal payments, the last of which settles what rounding left, and then the residual. */
export type Amortisation = { payments: number; payment: Cents; lastPayment: Cents; interest: Cents; residual: Cents; total: Cents }

type Terms = Pick<CalculatorEntries, 'years' | 'rate' | 'residual' | 'frequency'> & { financed: Cents }

/** Runs the loan period by period, interest rounded to the cent each time as a lender's account does (FIN-22). */
export function amortise({ financed, residual, rate, years, frequency }: Terms): Amortisation {
  const paymentsPerYear = PAYMENTS_PER_YEAR[frequency]
  const payments = Math.round(years * paymentsPerYear)
  const payment = computeRepayment({ financed, residual, rate, years: payments / paymentsPerYear, paymentsPerYear })
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

/** A loan with its fees: `payment` and `total` include them, and so does the comparison rate, which is null where there is none. */
export type PricedLoan = Pick<Amortisation, 'payments' | 'payment' | 'total'> & {
  financed: Cents
  feePerPayment: Cents
  comparisonRate: number | null
}

/**
 * What a loan of `amount` costs: fees charged once are financed (FIN-22, FIN-23), monthly ones are part of each payment (FIN-35). The comparison rate is
 * of this very loan by regulation 71.
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
 * What the calculator shows (FIN-06): a repayment with both rates and the sum of all repayments, the residual included; or that there is none
 * to show, when nothing is financed or the payment is 25 dollars or less (FIN-26). `feePerPayment` is the part of the payment that is a fee.
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

/** The repayment for a visitor's entries, which are brought inside the tenant's bounds first; its amount is price less deposit (FIN-22). */
export function calculate(entries: CalculatorEntries, settings: CalculatorSettings, carPrice: Cents | null): CalculatorResult {
  const none: CalculatorResult = { kind: 'none', text: NO_PAYMENT_TEXT }
  const { price, deposit, residual, ...terms } = clampEntries(entries, resolveCalculatorLimits(settings, carPrice))
  const fees = resolveLoanFees(settings)
  if (price <= deposit || residual >= price - deposit + fees.financed) return none
  const { comparisonRate, ...loan } = priceLoan(price - deposit, fees, { ...terms, residual })
  if (!isPayment(loan.payment) || comparisonRate === null) return none
  return { kind: 'repayment', ...loan, residual, rate: terms.rate, frequency: terms.frequency, comparisonRate }
}
