import type { CalculatorSettings } from './calculator-limits'

/** A row of a lender's rate table: percent per year for cars up to this age in years; null for any age. */
export type LenderRate = { upToAge: number | null; rate: number }

/** A lender's terms as entered by the tenant. Null keeps the tenant's own setting. Money in dollars, as in switches. */
export type LenderTerms = {
  /** Key used by the switch financeLender and by the lenders of cars. */
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

/** The tenant's current lender: the one in the switch financeLender, or else the first; null for none. */
export function chooseLender(lenders: readonly LenderTerms[], key: string | null): LenderTerms | null {
  const chosen = key === null ? lenders[0] : lenders.find((lender) => lender.key === key)
  return chosen ?? null
}

/**
 * Applies a lender's terms to the tenant's finance settings (FIN-08, FIN-13, FIN-16, FIN-23, FIN-28). Terms that the lender leaves open
 * stay the tenant's.
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
 * The lender's rate for a car: the row with the lowest age limit that includes it. A car of unknown year gets the rate for any age.
 * @returns percent per year; null without a matching row.
 */
export function findLenderRate({ rates }: Pick<LenderTerms, 'rates'>, carYear: number | null, currentYear: number): number | null {
  const age = carYear === null ? Infinity : Math.max(0, currentYear - carYear)
  const fitting = rates
    .filter(({ upToAge }) => upToAge === null || age <= upToAge)
    .toSorted((one, other) => (one.upToAge ?? Infinity) - (other.upToAge ?? Infinity))
  return fitting[0]?.rate ?? null
}
