import type { CalculatorSettings } from './calculator-limits'

/** A rate of a lender's table: percent per year for cars of up to so many years; null is every age. */
export type LenderRate = { upToAge: number | null; rate: number }

/**
 * What a lender asks of a loan, as the tenant has written it down. Null leaves the tenant's own setting in force; money in dollars, as in switches.
 */
export type LenderTerms = {
  /** As in the switch financeLender and in the lenders of cars. */
  key: string
  name: string
  priceMin: number | null
  priceMax: number | null
  /** Percent per year. */
  rateMin: number | null
  rateMax: number | null
  /** Years. */
  termMax: number | null
  /** A car must be newer than the current year less this (FIN-28). */
  maxCarAge: number | null
  establishmentFee: number | null
  disclaimer: string | null
  rates: readonly LenderRate[]
}

export type LenderSettings = CalculatorSettings & { financeMaxCarAgeYears: number | null }

/** The lender in force among those that a tenant has written down: that of the switch financeLender, else the first; null for none. */
export function chooseLender(lenders: readonly LenderTerms[], key: string | null): LenderTerms | null {
  const chosen = key === null ? lenders[0] : lenders.find((lender) => lender.key === key)
  return chosen ?? null
}

/**
 * A tenant's finance settings under its lender's terms (FIN-08, FIN-13, FIN-16, FIN-23, FIN-28): what the lender sets wins, what it leaves open stays
 * the tenant's.
 */
export function applyLender<Settings extends LenderSettings>(settings: Settings, lender: LenderTerms | null): Settings {
  if (!lender) return settings
  const [rateMin, rateMax] = settings.financeRateRange
  return {
    ...settings,
    financePriceMin: lender.priceMin ?? settings.financePriceMin,
    financePriceMax: lender.priceMax ?? settings.financePriceMax,
    financeRateRange: [lender.rateMin ?? rateMin, Math.max(lender.rateMax ?? rateMax, lender.rateMin ?? rateMin)],
    financeTermMaxYears: lender.termMax ?? settings.financeTermMaxYears,
    financeMaxCarAgeYears: lender.maxCarAge ?? settings.financeMaxCarAgeYears,
    financeEstablishmentFee: lender.establishmentFee ?? settings.financeEstablishmentFee,
  }
}

/**
 * The lender's rate for a car: that of the narrowest age that still holds it. A car of unknown year gets the rate for every age.
 * @returns percent per year; null when the table has no rate for it.
 */
export function findLenderRate({ rates }: Pick<LenderTerms, 'rates'>, carYear: number | null, currentYear: number): number | null {
  const age = carYear === null ? Infinity : Math.max(0, currentYear - carYear)
  const fitting = rates
    .filter(({ upToAge }) => upToAge === null || age <= upToAge)
    .toSorted((one, other) => (one.upToAge ?? Infinity) - (other.upToAge ?? Infinity))
  return fitting[0]?.rate ?? null
}
