import type { Cents } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { Vehicle } from '../vehicle/vehicle'
import { computeExampleComparisonRate } from './comparison-rate'
import { isEligibleForFinance } from './eligibility'
import { findLenderEntry, type LenderEntries } from './lender-entry'
import { resolveLoanFees, type FeeSettings } from './loan-fees'
import { isPayment } from './payment'
import { computeWeeklyPayment } from './weekly-payment'

/** A repayment together with the rates that must stand beside it, in percent per year. */
export type WeeklyEstimate = {
  weekly: Cents
  rate: number
  comparisonRate: number
  /** Where it comes from: the broker's quote, the tenant's lender, or our own calculation with the tenant's defaults. */
  source: 'quote' | 'lender' | 'calculated'
}

export type EstimateSettings = FeeSettings & {
  /** Percent per year. */
  financeDefaultRate: number
  financeDefaultTermYears: number
  financeTermMaxYears: number
  /** Key among the car's lender offers. */
  financeLender: string | null
  /** Years; null where a car's age does not matter (FIN-28). */
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
 * The weekly repayment of sidebar, sticky header and card: the quote's, else that of the tenant's lender, else our own for the
 * asking price over the default term with no deposit and no residual (FIN-24, FIN-20, FIN-22). A source that lacks a rate, a comparison rate
 * or a payment worth the name (FIN-26) is passed over, since an amount may not stand without both rates beside it.
 * @param year The current year at the tenant.
 * @returns null when there is nothing to state, or the car is not eligible (FIN-27, FIN-28).
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
