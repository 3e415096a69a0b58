import { toCents, type Cents } from '../money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { Vehicle } from '../vehicle/vehicle'
import { PAYMENTS_PER_YEAR } from './calculator-limits'
import { computeExampleComparisonRate } from './comparison-rate'
import { FINANCE_ABOVE } from './eligibility'
import { computeRepayment } from './repayment'

/** A payment must be more than this to be one (FIN-26). */
const PAYMENT_ABOVE: Cents = 25_00

/** What a payment that counts as none reads (FIN-26). */
export const NO_PAYMENT_TEXT = 'Enquire for Finance'

/** A repayment together with the rates that must stand beside it, in percent per year. */
export type WeeklyEstimate = {
  weekly: Cents
  rate: number
  comparisonRate: number
  /** Where it comes from: the broker's quote, the tenant's lender, or our own calculation with the tenant's defaults. */
  source: 'quote' | 'lender' | 'calculated'
}

/** A lender's own figures for one car (FIN-04); rates in percent per year. */
export type LenderOffer = { weekly: Cents; rate: number | null; comparisonRate: number | null }

export type EstimateSettings = {
  /** Percent per year. */
  financeDefaultRate: number
  financeDefaultTermYears: number
  financeTermMaxYears: number
  /** Dollars. */
  financeEstablishmentFee: number
  /** Key among the car's lender offers. */
  financeLender: string | null
}

type FinancedVehicle = Pick<Vehicle, 'price' | 'offerPrice' | 'quote'> & { lenderOffers?: Readonly<Record<string, LenderOffer>> }

/** Whether an amount counts as a payment at all (FIN-26). */
export function isPayment(amount: Cents): boolean {
  return amount > PAYMENT_ABOVE
}

function toEstimate(
  source: WeeklyEstimate['source'],
  weekly: Cents,
  rate: number | null,
  comparisonRate: number | null,
): WeeklyEstimate | null {
  if (rate === null || comparisonRate === null || !isPayment(weekly)) return null
  return { weekly, rate, comparisonRate, source }
}

function calculateEstimate(price: Cents, settings: EstimateSettings): WeeklyEstimate | null {
  const fee = toCents(settings.financeEstablishmentFee) ?? 0
  const rate = settings.financeDefaultRate
  const weekly = computeRepayment({
    financed: price + fee,
    residual: 0,
    rate,
    years: Math.min(settings.financeDefaultTermYears, settings.financeTermMaxYears),
    paymentsPerYear: PAYMENTS_PER_YEAR.weekly,
  })
  return toEstimate('calculated', weekly, rate, computeExampleComparisonRate(rate, fee))
}

/**
 * The weekly repayment of sidebar, sticky header and card: the quote's, else that of the tenant's lender, else our own for the
 * asking price over the default term with no deposit and no residual (FIN-24, FIN-20, FIN-22). A source that lacks a rate, a comparison rate
 * or a payment worth the name (FIN-26) is passed over, since an amount may not stand without both rates beside it.
 * @returns null when there is nothing to state, or the car costs 500 dollars or less (FIN-27).
 */
export function resolveWeeklyEstimate(vehicle: FinancedVehicle, settings: EstimateSettings): WeeklyEstimate | null {
  const price = resolveAskingPrice(vehicle)
  if (price === null || price <= FINANCE_ABOVE) return null
  const { quote } = vehicle
  const offer = settings.financeLender === null ? undefined : vehicle.lenderOffers?.[settings.financeLender]
  return (
    (quote && toEstimate('quote', quote.weeklyRepayment, quote.advertisedRate, quote.comparisonRate)) ??
    (offer && toEstimate('lender', offer.weekly, offer.rate, offer.comparisonRate)) ??
    calculateEstimate(price, settings)
  )
}
