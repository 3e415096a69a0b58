import { z } from 'zod'
import { toCents, toDollars } from '../money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { Vehicle, WeeklyQuote } from '../vehicle/vehicle'
import { computeExampleComparisonRate } from './comparison-rate'
import { PAYMENTS_PER_YEAR } from './calculator-limits'
import { findLenderRate, type LenderTerms } from './lender-terms'
import { computeRepayment } from './repayment'

/** FIN-37: every request is for five years and a great credit score. */
const LOAN_TERM = 5
const CREDIT_SCORE = 'GREAT'

const text = z
  .string()
  .trim()
  .max(120)
  .nullish()
  .transform((value) => value || null)

/** A quote request with the fields of FIN-37; the price in dollars, the term in years. */
export const quoteRequestSchema = z.object({
  selfAssessedCreditScore: z.enum(['GREAT', 'GOOD', 'AVERAGE', 'POOR'], { error: 'Give a credit score: GREAT, GOOD, AVERAGE or POOR.' }),
  purchasePrice: z.number({ error: 'Give the price in dollars.' }).positive({ error: 'Give a price above 0.' }).max(10_000_000, {
    error: 'Give a price of at most ten million dollars.',
  }),
  loanTerm: z.number({ error: 'Give the term in years.' }).min(1, { error: 'Give a term of at least a year.' }).max(7, {
    error: 'Give a term of at most seven years.',
  }),
  year: z
    .number()
    .int()
    .min(1900)
    .max(2200)
    .nullish()
    .transform((value) => value ?? null),
  vin: text,
  nvic: text,
  whoIsHelping: text,
})
export type QuoteRequest = z.infer<typeof quoteRequestSchema>

/** The fields of a quote, as a car's document and the call name them (CAR-02, API-08): dollars, percent per year. */
export type QuoteAnswer = { weeklyRepaymentAmount: number; advertisedRate: number | null; comparisonRate: number | null }

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

/** A quote as the call answers it → as the domain holds it; null when there is no amount in it. */
export function readQuote(answer: unknown): WeeklyQuote | null {
  const parsed = z
    .object({
      weeklyRepaymentAmount: z.number().positive(),
      advertisedRate: z.number().nullish(),
      comparisonRate: z.number().nullish(),
    })
    .safeParse(answer)
  const weekly = parsed.success ? toCents(parsed.data.weeklyRepaymentAmount) : null
  if (!parsed.success || weekly === null) return null
  return { weeklyRepayment: weekly, advertisedRate: parsed.data.advertisedRate ?? null, comparisonRate: parsed.data.comparisonRate ?? null }
}

/**
 * A quote from the tenant's own rate tables: that of the lender in force, at its rate for the car's age, its fee financed.
 * @param year The current year at the tenant.
 * @returns null when the table has no rate for such a car or it is older than the lender takes (FIN-28).
 */
export function quoteFromTable(request: QuoteRequest, lender: LenderTerms | null, year: number): QuoteAnswer | null {
  if (!lender) return null
  const { maxCarAge } = lender
  if (maxCarAge !== null && (request.year === null || request.year <= year - maxCarAge)) return null
  const rate = findLenderRate(lender, request.year, year)
  const price = toCents(request.purchasePrice)
  if (rate === null || price === null) return null
  const fee = toCents(lender.establishmentFee) ?? 0
  const weekly = computeRepayment({
    financed: price + fee,
    residual: 0,
    rate,
    years: request.loanTerm,
    paymentsPerYear: PAYMENTS_PER_YEAR.weekly,
  })
  return { weeklyRepaymentAmount: toDollars(weekly), advertisedRate: rate, comparisonRate: computeExampleComparisonRate(rate, fee) }
}
