import { resolveAskingPrice } from '../pricing/price-display'
import type { Cents } from '../money/money'
import type { Vehicle } from '../vehicle/vehicle'

/** A car must cost more than this to be shown with finance (FIN-27). */
const FINANCE_ABOVE: Cents = 500_00

/** Clocks of the eastern states: a year that turns at midnight there is the current one everywhere within three hours. */
const EASTERN_SECONDS = 10 * 3600

/**
 * The year that a car's age is counted from (FIN-28).
 * @param now Unix seconds.
 */
export function financeYearAt(now: number): number {
  return new Date((now + EASTERN_SECONDS) * 1000).getUTCFullYear()
}

/**
 * Whether finance is shown for a car: it costs more than 500 dollars (FIN-27) and, where the lender sets an age, its year is newer than the
 * current year less that age (FIN-28). A car of unknown year is not, once there is an age to keep to.
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
