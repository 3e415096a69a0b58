import { computeExampleComparisonRate } from '@/domain/finance/comparison-rate'
import { resolveLoanFees, type LoanFees } from '@/domain/finance/loan-fees'
import { computeWeeklyPayment } from '@/domain/finance/weekly-payment'
import { toCents, toDollars } from '@/domain/money/money'
import type { DemoFinance } from '@demo/tenants/content'

/** A lender's terms: the rate in percent per year, and the fees in every payment and in the comparison rate. */
export type FinanceTerms = { rate: number; fees: LoanFees }

/** Returns the terms stated on a dealership's own site. */
export function toFinanceTerms({ rate, establishmentFee, fees = [] }: DemoFinance): FinanceTerms {
  return { rate, fees: resolveLoanFees({ financeEstablishmentFee: establishmentFee, financeFees: fees }) }
}

export const KM_PER_YEAR = 14_000
const QUOTE_YEARS = 5
/** The yearly increase of new prices. */
const INFLATION = 1.02

export type Wear = {
  /** Drive-away price in dollars in the last year it was sold new. */
  newPrice: number
  /** Years since it was new, with fractions. */
  age: number
  /** Years between its own price list and the latest one. */
  listAge: number
  km: number
  /** 1 is the market's average, more retains its value better. */
  retention: number
  isElectric: boolean
}

/** Returns the market value of a used vehicle in dollars, not rounded. */
export function depreciate({ newPrice, age, listAge, km, retention, isElectric }: Wear): number {
  const newThen = newPrice / INFLATION ** listAge
  const yearly = (0.085 / retention ** 2) * (isElectric ? 1.3 : 1)
  const unusualKm = km - age * KM_PER_YEAR
  return newThen * 0.95 * Math.exp(-yearly * age) * Math.exp(-unusualKm / 400_000)
}

/** Rounds dollars to an asking price that ends in 990, 490 or 888, as dealers prefer. */
export function roundToAsking(dollars: number, ending: 990 | 490 | 888): number {
  return Math.max(2_000, Math.round((dollars - ending) / 1_000) * 1_000) + ending
}

/**
 * Returns the quote for a price: weekly over five years, no deposit, no residual, with all fees. Null below the smallest amount that
 * lenders finance.
 */
export function quoteWeekly(dollars: number | null, { rate, fees }: FinanceTerms) {
  const price = toCents(dollars)
  if (price === null || price <= 500_00) return { weeklyRepaymentAmount: null, advertisedRate: null, comparisonRate: null }
  const weekly = computeWeeklyPayment({ price, rate, years: QUOTE_YEARS, fees })
  return { weeklyRepaymentAmount: toDollars(weekly), advertisedRate: rate, comparisonRate: computeExampleComparisonRate(rate, fees) }
}
