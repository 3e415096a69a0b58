import type { Cents } from '../money/money'

/** FUEL-02: dollars per litre. */
export const DEFAULT_FUEL_PRICE = 1.7
/** FUEL-03: kilometres per week. */
export const DEFAULT_WEEKLY_DISTANCE = 250
/** FUEL-04: litres per 100 km, for a car that states no consumption. */
const DEFAULT_CONSUMPTION = 10

const WEEKS_PER_YEAR = 52
const MONTHS_PER_YEAR = 12
/** Upper bound for typed numbers, so that a typo does not give millions. */
const MAX_INPUT = 100_000

type FuelledVehicle = { simpleFuel: string | null; fuel: string | null; variant: { fuelConsumptionCombined: number | null } }

/**
 * A car's consumption in litres per 100 km, or 10 if it states none (FUEL-04); null for an electric car, which has no fuel calculator
 * (FUEL-01).
 */
export function resolveConsumption({ simpleFuel, fuel, variant }: FuelledVehicle): number | null {
  if ((simpleFuel ?? fuel ?? '').trim().toLowerCase() === 'electric') return null
  const stated = variant.fuelConsumptionCombined
  return stated !== null && stated > 0 ? stated : DEFAULT_CONSUMPTION
}

/** Parses a typed number with its unit and commas. Invalid and negative numbers are 0 (FUEL-05, FUEL-06). */
function readTyped(text: string, unit: RegExp): number {
  const rest = text.replace(unit, '').replaceAll(',', '').trim()
  const value = rest === '' ? 0 : Number(rest)
  return Number.isFinite(value) ? Math.min(MAX_INPUT, Math.max(0, value)) : 0
}

/** '1,250 kms' → 1250 (FUEL-05). */
export function readDistance(text: string): number {
  return readTyped(text, /kms?/gi)
}

/** '$1.70' → 1.7 (FUEL-06). */
export function readFuelPrice(text: string): number {
  return readTyped(text, /\$/g)
}

/** Rounds half a cent up, even where floating point falls slightly short of it. */
const toWholeCents = (amount: number): Cents => Math.round(amount + 1e-6)

export type FuelCost = { weekly: Cents; monthly: Cents; yearly: Cents }

/**
 * The cost of fuel in cents (FUEL-07): a year has 52 weeks, and a month is a twelfth of a year.
 * @param distance Kilometres per week.
 * @param consumption Litres per 100 km.
 * @param price Dollars per litre.
 */
export function computeFuelCost(distance: number, consumption: number, price: number): FuelCost {
  const weekly = (distance / 100) * consumption * price * 100
  return {
    weekly: toWholeCents(weekly),
    monthly: toWholeCents((weekly * WEEKS_PER_YEAR) / MONTHS_PER_YEAR),
    yearly: toWholeCents(weekly * WEEKS_PER_YEAR),
  }
}
