import { formatKilometres } from '@/domain/numbers/kilometres'
import { computeFuelCost, readDistance, readFuelPrice, DEFAULT_FUEL_PRICE, DEFAULT_WEEKLY_DISTANCE } from '@/domain/vehicle/fuel-cost'
import { formatMoney } from '@/domain/money/money'
import type { CostRow } from '@/ui/pages/cost-panel'

/** The texts of the calculator's two fields, as typed. */
export type FuelEntries = { distance: string; price: string }

/** The defaults of the two fields (FUEL-02, FUEL-03). */
export const DEFAULT_ENTRIES: FuelEntries = {
  distance: formatKilometres(DEFAULT_WEEKLY_DISTANCE),
  price: `$${DEFAULT_FUEL_PRICE.toFixed(2)}`,
}

export type FuelView = { rows: CostRow[]; spoken: string }

/** Formats the cost of fuel (FUEL-05 to FUEL-07). `consumption` is in L/100 km. */
export function toFuelView({ distance, price }: FuelEntries, consumption: number): FuelView {
  const cost = computeFuelCost(readDistance(distance), consumption, readFuelPrice(price))
  const [week, month, year] = [formatMoney(cost.weekly), formatMoney(cost.monthly), formatMoney(cost.yearly)]
  return {
    rows: [
      { label: 'Estimated weekly cost', value: week, isStrong: true },
      { label: 'Per month', value: month },
      { label: 'Per year', value: year },
    ],
    spoken: `Fuel costs ${week} a week, ${month} a month and ${year} a year.`,
  }
}
