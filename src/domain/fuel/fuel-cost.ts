import type { Cents } from '../money/money'

/** FUEL-02: dollars per litre. */
export const DEFAULT_FUEL_PRICE = 1.7
/** FUEL-03: kilometres per week. */
export const DEFAULT_WEEKLY_DISTANCE = 250
/** FUEL-04: litres per 100 km, for a car that states none. */
const USUAL_CONSUMPTION = 10

const WEEKS_PER_YEAR = 52
const MONTHS_PER_YEAR = 12
/** A typo should not come out as millions: more than anybody drives in a week, or pays for a litre. */
const MOST_TYPED = 100_000

type FuelledVehicle = { simpleFuel: string | null; fuel: string | null; variant: { fuelConsumptionCombined: number | null } }

/** Litres per 100 km: the car's own where it states one, else 10 (FUEL-04); null for an electric car, which has no fuel calculator (FUEL-01). */
export function resolveConsumption({ simpleFuel, fuel, variant }: FuelledVehicle): number | null {
  if ((simpleFuel ?? fuel ?? '').trim().toLowerCase() === 'electric') return null
  const stated = variant.fuelConsumptionCombined
  return stated !== null && stated > 0 ? stated : USUAL_CONSUMPTION
}

/** A typed number without its unit and commas; what is no number, or below 0, is 0 (FUEL-05, FUEL-06). */
function readTyped(text: string, unit: RegExp): number {
  const rest = text.replace(unit, '').replaceAll(',', '').trim()
  const value = rest === '' ? 0 : Number(rest)
  return Number.isFinite(value) ? Math.min(MOST_TYPED, Math.max(0, value)) : 0
}

/** '1,250 kms' → 1250 (FUEL-05). */
export function readDistance(text: string): number {
  return readTyped(text, /kms?/gi)
}

/** '$1.70' → 1.7 (FUEL-06). */
export function readFuelPrice(text: string): number {
  return readTyped(text, /\$/g)
}

/** Half a cent goes up, also where binary fractions fall a hair short of it. */
const toWholeCents = (amount: number): Cents => Math.round(amount + 1e-6)

/** What fuel costs, in cents. */
export type FuelCost = { weekly: Cents; monthly: Cents; yearly: Cents }

/**
 * The cost of fuel for a distance in km per week, a consumption in L/100 km and a price in dollars per litre (FUEL-07): a year has 52 weeks, and
 * a month is a twelfth of it.
 */
export function computeFuelCost(distance: number, consumption: number, price: number): FuelCost {
  const weekly = (distance / 100) * consumption * price * 100
  return {
    weekly: toWholeCents(weekly),
    monthly: toWholeCents((weekly * WEEKS_PER_YEAR) / MONTHS_PER_YEAR),
    yearly: toWholeCents(weekly * WEEKS_PER_YEAR),
  }
}
