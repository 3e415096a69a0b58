import { isAvailable } from '@/domain/vehicle/availability/availability'
import { calculate, defaultEntries } from '@/domain/finance/calculator'
import { type CalculatorSettings, pickCalculatorSettings, suggestPrices } from '@/domain/finance/calculator-limits'
import { COMPARISON_WARNING } from '@/domain/finance/comparison-rate'
import { formatRate } from '@/domain/finance/comparison-text'
import type { FinanceDisclaimer } from '@/domain/finance/disclaimer'
import { financeYearAt, isEligibleForFinance } from '@/domain/finance/eligibility'
import { toFinanceFormHref, toFinanceHref } from '@/domain/finance/finance-href'
import { describeFinanceNote } from '@/domain/finance/finance-note'
import { findLenderEntry, resolveLenderPayment, type LenderEntry } from '@/domain/finance/lender-entry'
import { isPayment } from '@/domain/finance/payment'
import { type Cents, formatMoney } from '@/domain/money/money'
import { resolveAskingPrice, resolvePriceDisplay } from '@/domain/pricing/price-display'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { nameTerm, toRepaymentView, type RepaymentRow, type RepaymentView } from './repayment-view'

/** A lender's own offer for the vehicle, with every figure that the lender states (FIN-04). */
export type LenderOfferView = { name: string; rows: RepaymentRow[] }

/** All data that a calculator needs in the browser. Plain and small, because it is serialised into the page. */
export type CalculatorView = {
  settings: CalculatorSettings
  /** In cents. Null without a vehicle (FIN-20). */
  carPrice: Cents | null
  carId: number | null
  financeHref: string | null
  /** In dollars: the suggestions of the money fields (MISC-09). */
  quickPicks: readonly number[]
  /** Those that suit the vehicle's price. */
  pricePicks: readonly number[]
}

export type FinanceView = {
  calculator: CalculatorView
  /** The initial result, for visitors without JavaScript. */
  estimate: EstimateView
  /** FIN-31. */
  note: string | null
  offer: LenderOfferView | null
  warning: string
  disclaimer: FinanceDisclaimer
}

const NO_NAME = 'Our lender'

function describeTerm({ termYears, termMonths, termWeeks }: LenderEntry): string | null {
  if (termYears !== null) return `${termYears} years`
  if (termMonths !== null) return `${termMonths} months`
  return termWeeks === null ? null : `${termWeeks} weeks`
}

/** Returns null for an offer without a positive payment (FIN-26), a rate or a comparison rate: the three are only shown together. */
function toOfferView(entry: LenderEntry | null): LenderOfferView | null {
  if (!entry || entry.paymentWeek === null || !isPayment(entry.paymentWeek)) return null
  const { interestRate, comparisonRate } = entry
  if (interestRate === null || comparisonRate === null) return null
  const money = (amount: Cents | null) => (amount === null ? null : formatMoney(amount))
  const rows: [label: string, value: string | null][] = [
    ['Per week', money(entry.paymentWeek)],
    ['Per fortnight', money(resolveLenderPayment(entry, 'fortnightly'))],
    ['Per month', money(resolveLenderPayment(entry, 'monthly'))],
    ['Interest rate', formatRate(interestRate)],
    ['Comparison rate', formatRate(comparisonRate)],
    ['Term', describeTerm(entry)],
    ['Deposit', money(entry.deposit)],
    ['Establishment fees', money(entry.establishmentFees)],
    ['Balloon', money(entry.balloon)],
    ['Total payable', money(entry.totalPayable)],
  ]
  return { name: entry.provider ?? NO_NAME, rows: rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])) }
}

/** A repayment with its assumptions. */
export type EstimateView = { repayment: RepaymentView; entries: RepaymentRow[] }

/** Returns the initial result of a calculator (FIN-20). */
export function toEstimateView({ settings, carPrice }: Pick<CalculatorView, 'settings' | 'carPrice'>): EstimateView {
  const entries = defaultEntries(settings, carPrice)
  return {
    repayment: toRepaymentView(calculate(entries, settings, carPrice)),
    entries: [
      { label: 'Purchase price', value: formatMoney(entries.price) },
      { label: 'Deposit or trade-in', value: formatMoney(entries.deposit) },
      { label: 'Term', value: nameTerm(entries.years) },
      { label: 'Residual', value: formatMoney(entries.residual) },
      { label: 'Interest rate', value: formatRate(entries.rate) },
    ],
  }
}

/**
 * Returns the finance section of a vehicle page. Returns null when the vehicle is sold, has a subscription price or no price, or is not
 * eligible (FIN-27, FIN-28).
 * @param now Unix seconds.
 */
export function toFinanceView(
  vehicle: Vehicle,
  switches: EffectiveSwitches,
  disclaimer: FinanceDisclaimer,
  now: number,
): FinanceView | null {
  const carPrice = resolveAskingPrice(vehicle)
  const isShown =
    isAvailable(vehicle) &&
    resolvePriceDisplay(vehicle, switches).kind === 'price' &&
    isEligibleForFinance(vehicle, switches, financeYearAt(now))
  if (carPrice === null || !isShown) return null
  const calculator = {
    settings: pickCalculatorSettings(switches),
    carPrice,
    carId: vehicle.id,
    financeHref: toFinanceHref(switches, vehicle),
    quickPicks: switches.moneyQuickPicks,
    pricePicks: suggestPrices(switches.moneyQuickPicks, carPrice / 100),
  }
  return {
    calculator,
    estimate: toEstimateView(calculator),
    note: describeFinanceNote(carPrice, switches),
    offer: toOfferView(findLenderEntry(vehicle.lenders, switches.financeLender)),
    warning: COMPARISON_WARNING,
    disclaimer,
  }
}

/**
 * Returns the finance section without a vehicle (FIN-20). The calculator starts with the default amount and links to the form of the
 * finance page.
 */
export function toSiteFinanceView(switches: EffectiveSwitches, disclaimer: FinanceDisclaimer): FinanceView {
  const calculator = {
    settings: pickCalculatorSettings(switches),
    carPrice: null,
    carId: null,
    financeHref: toFinanceFormHref(switches),
    quickPicks: switches.moneyQuickPicks,
    pricePicks: switches.moneyQuickPicks,
  }
  return { calculator, estimate: toEstimateView(calculator), note: null, offer: null, warning: COMPARISON_WARNING, disclaimer }
}
