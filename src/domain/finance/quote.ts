import { toCents, toDollars } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { Vehicle, WeeklyQuote } from '../vehicle/vehicle'
import { computeExampleComparisonRate } from './comparison-rate'
import type { LoanFees } from './loan-fees'
import type { QuoteRequest } from './quote-request'
import { findLenderRate, type LenderTerms } from './lender-terms'
import { computeWeeklyPayment } from './weekly-payment'

/** FIN-37: every request has these values. */
const LOAN_TERM = 5
const CREDIT_SCORE = 'GREAT'

/** A quote under its names in documents and in the API (CAR-02, API-08): dollars, percent per year. */
export type QuoteResponse = { weeklyRepaymentAmount: number; advertisedRate: number | null; comparisonRate: number | null }

type QuotedVehicle = Pick<Vehicle, 'price' | 'offerPrice' | 'quote' | 'year' | 'vin' | 'nvic' | 'dealership'>

/**
 * The quote request for a car (FIN-37). Null if quotes are off, the car has no positive price (a placeholder price is none, PRC-03), or
 * it already has a quote (FIN-38).
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

/** Reads a quote from a response; null without a positive amount. */
export function readQuote(response: unknown): WeeklyQuote | null {
  const fields = typeof response === 'object' && response !== null ? new Map(Object.entries(response)) : new Map<string, unknown>()
  const weekly = toCents(readRate(fields.get('weeklyRepaymentAmount')))
  if (weekly === null || weekly <= 0) return null
  return {
    weeklyRepayment: weekly,
    advertisedRate: readRate(fields.get('advertisedRate')),
    comparisonRate: readRate(fields.get('comparisonRate')),
  }
}

/** Inputs of a quote: the lender with its rate table, the fees to include (FIN-23, FIN-35), and the year from which car ages count. */
export type QuoteContext = { lender: LenderTerms | null; fees: LoanFees; year: number }

/**
 * A quote from the tenant's rate table: the current lender's rate for the car's age, with the current fees.
 * @returns null without a matching rate, or if the car is older than the lender accepts (FIN-28).
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
