import type { Cents } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { Vehicle } from '../vehicle/vehicle'
import { calculateLoan, defaultEntries } from './calculator'
import type { CalculatorSettings } from './calculator-limits'
import { isEligibleForFinance } from './eligibility'
import { findLenderEntry, type LenderEntries } from './lender-entry'
import { isPayment } from './payment'

/** A repayment with the rates that must be shown beside it, in percent per year. */
export type WeeklyEstimate = {
  weekly: Cents
  rate: number
  comparisonRate: number
  /** The source: the broker's quote, the tenant's lender, or our calculation with the tenant's defaults. */
  source: 'quote' | 'lender' | 'calculated'
}

export type EstimateSettings = CalculatorSettings & {
  /** Key of the tenant's lender among the car's lenders. */
  financeLender: string | null
  /** Years; null for no limit (FIN-28). */
  financeMaxCarAgeYears: number | null
}

type FinancedVehicle = Pick<Vehicle, 'price' | 'offerPrice' | 'quote' | 'year'> & { lenders?: LenderEntries }

function toEstimate(
  source: WeeklyEstimate['source'],
  weekly: Cents | null,
  rate: number | null,
  comparisonRate: number | null,
): WeeklyEstimate | null {
  if (weekly === null || rate === null || comparisonRate === null || !isPayment(weekly)) return null
  return { weekly, rate, comparisonRate, source }
}

/** The calculator's first result for the whole price, which may be beyond what a visitor can enter there (LOOK-01). */
function calculateEstimate(price: Cents, settings: EstimateSettings): WeeklyEstimate | null {
  const result = calculateLoan({ ...defaultEntries(settings, price), price }, settings)
  return result.kind === 'none' ? null : toEstimate('calculated', result.payment, result.rate, result.comparisonRate)
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
    (quote && toEstimate('quote', quote.weeklyRepayment, quote.advertisedRate, quote.comparisonRate)) ??
    (offer && toEstimate('lender', offer.paymentWeek, offer.interestRate, offer.comparisonRate)) ??
    calculateEstimate(price, settings)
  )
}
