import type { Cents } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { Vehicle } from '../vehicle/vehicle'
import { computeExampleComparisonRate } from './comparison-rate'
import { isEligibleForFinance } from './eligibility'
import { findLenderEntry, type LenderEntries } from './lender-entry'
import { resolveLoanFees, type FeeSettings } from './loan-fees'
import { isPayment } from './payment'
import { computeWeeklyPayment } from './weekly-payment'

/** A repayment with the rates that must be shown beside it, in percent per year. */
export type WeeklyEstimate = {
  weekly: Cents
  rate: number
  comparisonRate: number
  /** The source: the broker's quote, the tenant's lender, or our calculation with the tenant's defaults. */
  source: 'quote' | 'lender' | 'calculated'
}

export type EstimateSettings = FeeSettings & {
  /** Percent per year. */
  financeDefaultRate: number
  financeDefaultTermYears: number
  financeTermMaxYears: number
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

function calculateEstimate(price: Cents, settings: EstimateSettings): WeeklyEstimate | null {
  const fees = resolveLoanFees(settings)
  const rate = settings.financeDefaultRate
  const years = Math.min(settings.financeDefaultTermYears, settings.financeTermMaxYears)
  const weekly = computeWeeklyPayment({ price, rate, years, fees })
  return toEstimate('calculated', weekly, rate, computeExampleComparisonRate(rate, fees))
}

/**
 * The weekly repayment shown in the sidebar, sticky header and cards: the quote's, or else the lender's, or else calculated from the
 * asking price over the default term without deposit and residual (FIN-20, FIN-22, FIN-24). A source without both rates, or with too
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
