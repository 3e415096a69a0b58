import { toCents, toDollars } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { Vehicle, WeeklyQuote } from '../vehicle/vehicle'
import { computeExampleComparisonRate } from './comparison-rate'
import type { LoanFees } from './loan-fees'
import type { QuoteRequest } from './quote-request'
import { findLenderRate, type LenderTerms } from './lender-terms'
import { computeWeeklyPayment } from './weekly-payment'

/** FIN-37: every request is for five years and a great credit score. */
const LOAN_TERM = 5
const CREDIT_SCORE = 'GREAT'

/** The fields of a quote, as a car's document and the call name them (CAR-02, API-08): dollars, percent per year. */
export type QuoteResponse = { weeklyRepaymentAmount: number; advertisedRate: number | null; comparisonRate: number | null }

type QuotedVehicle = Pick<Vehicle, 'price' | 'offerPrice' | 'quote' | 'year' | 'vin' | 'nvic' | 'dealership'>

/**
 * What is asked for a car (FIN-37), or null when nothing is: quotes are off, its price is not positive, or a quote is held already (FIN-38).
 * A placeholder price is no price (PRC-03).
 */
export function toQuoteRequest(vehicle: QuotedVehicle, { youxEnabled }: { youxEnabled: boolean }): QuoteRequest | null {
  const price = resolveAskingPrice(vehicle)
  if (!youxEnabled || price === null || vehicle.quote !== null) return null
  return {
    selfAssessedCreditScore: CREDIT_SCORE,
    purchasePrice: toDollars(price),
    loanTerm: LOAN_TERM,
    year: vehicle.year,
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    whoIsHelping: vehicle.dealership.name,
  }
}

const readRate = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** A quote as the call answers it → as the domain holds it; null when there is no amount in it. */
export function readQuote(answer: unknown): WeeklyQuote | null {
  const fields = typeof answer === 'object' && answer !== null ? new Map(Object.entries(answer)) : new Map<string, unknown>()
  const weekly = toCents(readRate(fields.get('weeklyRepaymentAmount')))
  if (weekly === null || weekly <= 0) return null
  return {
    weeklyRepayment: weekly,
    advertisedRate: readRate(fields.get('advertisedRate')),
    comparisonRate: readRate(fields.get('comparisonRate')),
  }
}

/** Whose rate table a quote is made from, the fees that it includes (FIN-23, FIN-35), and the year that cars' ages are counted from. */
export type QuoteContext = { lender: LenderTerms | null; fees: LoanFees; year: number }

/**
 * A quote from the tenant's own rate tables: that of the lender in force, at its rate for the car's age, with the fees in force.
 * @returns null when the table has no rate for such a car or it is older than the lender takes (FIN-28).
 */
export function quoteFromTable(request: QuoteRequest, { lender, fees, year }: QuoteContext): QuoteResponse | null {
  if (!lender) return null
  const { maxCarAge } = lender
  if (maxCarAge !== null && (request.year === null || request.year <= year - maxCarAge)) return null
  const rate = findLenderRate(lender, request.year, year)
  const price = toCents(request.purchasePrice)
  if (rate === null || price === null) return null
  const weekly = computeWeeklyPayment({ price, rate, years: request.loanTerm, fees })
  return { weeklyRepaymentAmount: toDollars(weekly), advertisedRate: rate, comparisonRate: computeExampleComparisonRate(rate, fees) }
}
