import type { Cents } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { Vehicle, WeeklyQuote } from '../vehicle/vehicle'
import { calculateLoan } from './calculator'
import type { CalculatorSettings } from './calculator-limits'
import { isEligibleForFinance } from './eligibility'
import { findLenderEntry, type LenderEntries } from './lender-entry'
import { defaultTerms, entriesFor, type OwnTerms } from './own-terms'
import { isPayment } from './payment'

/** A repayment with the rates that must be shown beside it, in percent per year. */
export type WeeklyEstimate = {
  /** The asking price that it is about. */
  price: Cents
  weekly: Cents
  rate: number
  comparisonRate: number
  /** The source: the broker's quote, the tenant's lender, or our calculation with the visitor's own or the tenant's default terms. */
  source: 'quote' | 'lender' | 'own' | 'calculated'
  /** Who offers it (LOOK-01); null for our calculation. */
  lender: string | null
}

/** The broker of quotes (FIN-37). */
export const QUOTE_BROKER = 'youX'

export type EstimateSettings = CalculatorSettings & {
  /** Key of the tenant's lender among the car's lenders. */
  financeLender: string | null
  /** Years; null for no limit (FIN-28). */
  financeMaxCarAgeYears: number | null
}

type FinancedVehicle = Pick<Vehicle, 'price' | 'offerPrice' | 'quote' | 'year'> & { lenders?: LenderEntries }

type Figures = { weekly: Cents | null; rate: number | null; comparisonRate: number | null }
type Origin = Pick<WeeklyEstimate, 'price' | 'source' | 'lender'>

/** Whether a repayment may be shown: never without both rates (FIN-24), nor if it is too small (FIN-26). */
function isShown(figures: Figures): figures is { weekly: Cents; rate: number; comparisonRate: number } {
  return figures.weekly !== null && figures.rate !== null && figures.comparisonRate !== null && isPayment(figures.weekly)
}

function toEstimate(origin: Origin, figures: Figures): WeeklyEstimate | null {
  if (!isShown(figures)) return null
  const { weekly, rate, comparisonRate } = figures
  return { ...origin, weekly, rate, comparisonRate }
}

const figuresOf = (quote: WeeklyQuote): Figures => ({
  weekly: quote.weeklyRepayment,
  rate: quote.advertisedRate,
  comparisonRate: quote.comparisonRate,
})

/** A quote's weekly repayment if it may be shown, else null. The search uses it too (SRCH-09). */
export function readQuotedWeekly(quote: WeeklyQuote | null): Cents | null {
  return quote !== null && isShown(figuresOf(quote)) ? quote.weeklyRepayment : null
}

/**
 * The calculator's result for the whole price, which may be beyond what a visitor can enter there (LOOK-01). A visitor who has chosen terms
 * gets it instead of a quote or a lender's offer, because these are for other terms.
 * @param terms The visitor's own terms; null for the tenant's defaults.
 */
export function calculateEstimate(price: Cents, settings: CalculatorSettings, terms: OwnTerms | null): WeeklyEstimate | null {
  const result = calculateLoan(entriesFor(price, terms ?? defaultTerms(settings), settings), settings)
  if (result.kind === 'none') return null
  return toEstimate({ price, source: terms ? 'own' : 'calculated', lender: null }, { ...result, weekly: result.payment })
}

/**
 * The weekly repayment shown in the sidebar, sticky header and cards: the quote's, or else the lender's, or else calculated from the
 * asking price in the tenant's default terms (FIN-20, FIN-22, FIN-24, LOOK-01). A source without both rates, or with too
 * small a payment (FIN-26), is skipped, because an amount must never be shown without its rates.
 * @param year The current year at the tenant.
 * @returns null if no source qualifies or the car is not eligible (FIN-27, FIN-28).
 */
export function resolveWeeklyEstimate(vehicle: FinancedVehicle, settings: EstimateSettings, year: number): WeeklyEstimate | null {
  const price = resolveAskingPrice(vehicle)
  if (price === null || !isEligibleForFinance(vehicle, settings, year)) return null
  const { quote } = vehicle
  const offer = findLenderEntry(vehicle.lenders, settings.financeLender)
  return (
    (quote && toEstimate({ price, source: 'quote', lender: QUOTE_BROKER }, figuresOf(quote))) ??
    (offer &&
      toEstimate(
        { price, source: 'lender', lender: offer.provider ?? settings.financeLender },
        { weekly: offer.paymentWeek, rate: offer.interestRate, comparisonRate: offer.comparisonRate },
      )) ??
    calculateEstimate(price, settings, null)
  )
}
