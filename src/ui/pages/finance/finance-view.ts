import { isAvailable } from '@/domain/vehicle/availability/availability'
import { calculate, defaultEntries } from '@/domain/finance/calculator'
import type { CalculatorSettings } from '@/domain/finance/calculator-limits'
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

/** A lender's own offer for the car, with every figure that it states (FIN-04). */
export type LenderOfferView = { name: string; rows: RepaymentRow[] }

/** All that a calculator needs to work by itself; plain data, small enough to travel. */
export type CalculatorView = {
  settings: CalculatorSettings
  /** Cents; null where no car is known (FIN-20). */
  carPrice: Cents | null
  carId: number | null
  financeHref: string | null
  /** Dollars that its money fields offer to choose from (MISC-09). */
  quickPicks: readonly number[]
}

export type FinanceView = {
  calculator: CalculatorView
  /** What the calculator opens with, for those without scripts. */
  estimate: EstimateView
  /** FIN-31. */
  note: string | null
  offer: LenderOfferView | null
  warning: string
  disclaimer: FinanceDisclaimer
}

/** The switches that a calculator goes by, and nothing else of them. */
function pickSettings(switches: EffectiveSwitches): CalculatorSettings {
  return {
    financeProvider: switches.financeProvider,
    financePriceMin: switches.financePriceMin,
    financePriceMax: switches.financePriceMax,
    financePriceSlider: switches.financePriceSlider,
    financePriceSliderMax: switches.financePriceSliderMax,
    financeSliderFollowsPrice: switches.financeSliderFollowsPrice,
    financeTermMaxYears: switches.financeTermMaxYears,
    financeTermIncrements: switches.financeTermIncrements,
    financeRateRange: switches.financeRateRange,
    financeDefaultTermYears: switches.financeDefaultTermYears,
    financeDefaultRate: switches.financeDefaultRate,
    financeEstablishmentFee: switches.financeEstablishmentFee,
    financeFees: switches.financeFees,
  }
}

const NO_NAME = 'Our lender'

function describeTerm({ termYears, termMonths, termWeeks }: LenderEntry): string | null {
  if (termYears !== null) return `${termYears} years`
  if (termMonths !== null) return `${termMonths} months`
  return termWeeks === null ? null : `${termWeeks} weeks`
}

/** An offer without a payment worth the name (FIN-26), a rate or a comparison rate is not shown: none of them stands without the others. */
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

/** A repayment with what it rests on. */
export type EstimateView = { repayment: RepaymentView; entries: RepaymentRow[] }

/** What a calculator opens with (FIN-20). */
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
 * The finance of a car's page, or null where none is shown: the car is sold, stands at a subscription or at no price, or is not eligible (FIN-27, FIN-28).
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
    settings: pickSettings(switches),
    carPrice,
    carId: vehicle.id,
    financeHref: toFinanceHref(switches, vehicle),
    quickPicks: switches.moneyQuickPicks,
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

/** The finance of a site where no car is known (FIN-20): the calculator begins with the usual amount, and leads to the form of the finance page. */
export function toSiteFinanceView(switches: EffectiveSwitches, disclaimer: FinanceDisclaimer): FinanceView {
  const calculator = {
    settings: pickSettings(switches),
    carPrice: null,
    carId: null,
    financeHref: toFinanceFormHref(switches),
    quickPicks: switches.moneyQuickPicks,
  }
  return { calculator, estimate: toEstimateView(calculator), note: null, offer: null, warning: COMPARISON_WARNING, disclaimer }
}
