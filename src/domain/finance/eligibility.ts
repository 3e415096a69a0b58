import { resolveAskingPrice } from '../pricing/price-display'
import type { Cents } from '../money/money'
import type { Vehicle } from '../vehicle/vehicle'

/** Finance is shown for cars above this price (FIN-27). */
const FINANCE_ABOVE: Cents = 500_00

/** UTC offset of eastern standard time. The year that starts there at midnight starts everywhere in Australia within three hours. */
const EASTERN_SECONDS = 10 * 3600

/**
 * The year from which a car's age is counted (FIN-28).
 * @param now Unix seconds.
 */
export function financeYearAt(now: number): number {
  return new Date((now + EASTERN_SECONDS) * 1000).getUTCFullYear()
}

/**
 * Whether finance is shown for a car: its price is above 500 dollars (FIN-27) and, if the lender limits the age, its year is newer than
 * the current year less that age (FIN-28). A car of unknown year is not eligible if there is an age limit.
 * @param year The current year at the tenant.
 */
export function isEligibleForFinance(
  vehicle: Pick<Vehicle, 'price' | 'offerPrice' | 'year'>,
  { financeMaxCarAgeYears }: { financeMaxCarAgeYears: number | null },
  year: number,
): boolean {
  const price = resolveAskingPrice(vehicle)
  if (price === null || price <= FINANCE_ABOVE) return false
  return financeMaxCarAgeYears === null || (vehicle.year !== null && vehicle.year > year - financeMaxCarAgeYears)
}
