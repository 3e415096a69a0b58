import { toCents, type Cents } from '../money/money'
import type { FeeSettings } from './loan-fees'

/** Allowed values of an entry, both ends included. */
export type Bounds = { min: number; max: number; step: number }

export type CalculatorSettings = FeeSettings & {
  financeProvider: 'Angle' | null
  /** Dollars. */
  financePriceMin: number
  financePriceMax: number
  financePriceSlider: boolean
  /** Dollars. */
  financePriceSliderMax: number
  financeSliderFollowsPrice: boolean
  financeTermMaxYears: number
  /** Years. */
  financeTermIncrements: readonly number[] | null
  /** Percent per year. */
  financeRateRange: readonly [number, number]
  financeDefaultTermYears: number
  /** Percent per year. */
  financeDefaultRate: number
}

/** Picks the switches that a calculator needs, so that a browser gets no others. */
export function pickCalculatorSettings(switches: CalculatorSettings): CalculatorSettings {
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

/** The limits of a tenant's calculator: money in cents, rate in percent per year, terms in years in ascending order. */
export type CalculatorLimits = { price: Bounds; deposit: Bounds; residual: Bounds; rate: Bounds; terms: readonly number[] }

const PRICE_STEP: Cents = 500_00
const RATE_STEP = 0.5
const TERM_STEP = 0.5
/** FIN-17, FIN-18. */
const SUM: Bounds = { min: 0, max: 250_000_00, step: PRICE_STEP }
/** Limits of a provider, which override the tenant's (FIN-08, FIN-16): dollars and percent per year. */
const PROVIDERS = { Angle: { priceMin: 5_000, rateRange: [7.5, 14.5] } } as const
/** The slider reaches this far above the price of an expensive car (FIN-10). */
const PRICE_MARGIN = 1.05

const inCents = (dollars: number): Cents => toCents(dollars) ?? 0

/** FIN-09, FIN-10: a slider has a lower maximum than a typed price, unless its car costs more. */
function resolvePriceMax(settings: CalculatorSettings, carPrice: Cents | null): Cents {
  if (!settings.financePriceSlider) return inCents(settings.financePriceMax)
  const end = inCents(settings.financePriceSliderMax)
  if (!settings.financeSliderFollowsPrice || carPrice === null || carPrice <= end) return end
  return Math.ceil((carPrice * PRICE_MARGIN) / PRICE_STEP) * PRICE_STEP
}

function listTerms({ financeTermIncrements, financeTermMaxYears }: CalculatorSettings): number[] {
  if (financeTermIncrements && financeTermIncrements.length > 0)
    return [...new Set(financeTermIncrements)].sort((one, other) => one - other)
  return Array.from({ length: Math.floor((financeTermMaxYears - 1) / TERM_STEP) + 1 }, (_, index) => 1 + index * TERM_STEP)
}

/**
 * The calculator's limits for a tenant and an optional car (FIN-07 to FIN-18).
 * @param carPrice The car's asking price in cents; null on pages without a car.
 */
export function resolveCalculatorLimits(settings: CalculatorSettings, carPrice: Cents | null): CalculatorLimits {
  const provider = settings.financeProvider === null ? null : PROVIDERS[settings.financeProvider]
  const min = inCents(provider?.priceMin ?? settings.financePriceMin)
  const [rateMin, rateMax] = provider?.rateRange ?? settings.financeRateRange
  return {
    price: { min, max: Math.max(min, resolvePriceMax(settings, carPrice)), step: PRICE_STEP },
    deposit: SUM,
    residual: SUM,
    rate: { min: rateMin, max: rateMax, step: RATE_STEP },
    terms: listTerms(settings),
  }
}

/** Clamps an entry to its bounds. A negative entry counts as 0, and NaN as the lower bound (FIN-12, FIN-19). */
export function clampEntry(entry: number, { min, max }: Bounds): number {
  if (Number.isNaN(entry)) return min
  return Math.min(max, Math.max(min, Math.max(0, entry)))
}

/** The offered term nearest to `years`; the shorter of two equally near ones. */
export function nearestTerm(years: number, terms: readonly number[]): number {
  return terms.reduce((best, term) => (Math.abs(term - years) < Math.abs(best - years) ? term : best), terms[0] ?? years)
}

/** The hint for an entry out of bounds (FIN-11); null within them. */
export function describeBounds(entry: number, { min, max }: Bounds, format: (value: number) => string): string | null {
  return entry >= min && entry <= max ? null : `Cannot be less than ${format(min)} or more than ${format(max)}`
}

/** A suggested purchase price is within this share of the vehicle's price, above or below it. */
const NEAR_PRICE = 0.25
/** A suggested deposit is at most this share of the purchase price. */
const MOST_DEPOSIT = 0.5

/**
 * The site's amounts that make sense as the purchase price of a vehicle (MISC-09). Without a vehicle these are all amounts. In dollars.
 * @param carPrice The vehicle's price; null or 0 without a vehicle.
 */
export function suggestPrices(amounts: readonly number[], carPrice: number | null): number[] {
  return amounts.filter((amount) => !carPrice || Math.abs(amount / carPrice - 1) <= NEAR_PRICE)
}

/** The site's amounts that make sense as a deposit on a vehicle of that price (MISC-09). In dollars. */
export function suggestDeposits(amounts: readonly number[], price: number): number[] {
  return amounts.filter((amount) => amount <= price * MOST_DEPOSIT)
}
