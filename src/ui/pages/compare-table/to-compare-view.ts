import { toCompareHref, toCompareRows, type CompareRow } from '@/domain/vehicle/compare-cars'
import { listSpecifications } from '@/domain/vehicle/specifications'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { isAvailable } from '@/domain/vehicle/availability/availability'
import { type CardSettings, CONDITIONS, toEnquireHref, toPriceView, toWeeklyView } from '@/ui/sections/vehicle-card/card-view'
import type { WeeklyView } from '@/ui/sections/vehicle-card/weekly-view'
import { findKind } from '@/domain/vehicle/kinds/kinds'

/** The head of a vehicle's column. */
export type ComparedCar = {
  slug: string
  href: string
  enquireHref: string
  name: string
  badgeLine: string | null
  photoUrl: string | null
  body: string | null
  /** The address of the comparison without this vehicle. */
  removeHref: string
}

/** The row with weekly prices. */
export const WEEKLY_LABEL = 'Per week*'

/** `weekly` has the weekly price of each vehicle, which the table shows in its row. */
export type CompareView = { cars: ComparedCar[]; rows: CompareRow[]; weekly: (WeeklyView | null)[] }

const findWeekly = (vehicle: Vehicle, { switches, now }: CardSettings) =>
  isAvailable(vehicle) ? toWeeklyView(vehicle, switches, now) : null

function listFacts(vehicle: Vehicle, settings: CardSettings) {
  const { switches } = settings
  const price = toPriceView(vehicle, switches)
  const isSold = !isAvailable(vehicle)
  const weekly = findWeekly(vehicle, settings)
  return [
    { label: 'Price', value: isSold ? 'Sold' : [price.text, price.basis].filter(Boolean).join(', ') },
    { label: WEEKLY_LABEL, value: weekly && `${weekly.amount} at ${weekly.rate}, ${weekly.comparisonRate} comparison rate` },
    { label: 'Condition', value: CONDITIONS[vehicle.carType] },
    { label: 'Year', value: vehicle.year === null ? null : String(vehicle.year) },
    ...listSpecifications(vehicle).map(({ label, value }) => ({ label, value })),
    { label: 'Location', value: vehicle.location?.name ?? vehicle.city },
    { label: 'Stock number', value: vehicle.stockNumber },
  ]
}

/** Returns the view of a comparison: the vehicles, and their facts side by side. */
export function toCompareView(vehicles: readonly Vehicle[], settings: CardSettings): CompareView {
  const slugs = vehicles.map(({ slug }) => slug)
  return {
    cars: vehicles.map(({ slug, path, year, make, model, badge, series, primaryImageUrl, images, kind, simpleBody, body }) => ({
      ...{ slug, href: path, enquireHref: toEnquireHref(path), name: [year, make, model].filter(Boolean).join(' ') },
      badgeLine: [badge, series].filter(Boolean).join(' · ') || null,
      photoUrl: primaryImageUrl ?? images.find(({ isVideo }) => !isVideo)?.url ?? null,
      body: findKind(kind).icon ?? simpleBody ?? body,
      removeHref: toCompareHref(slugs.filter((one) => one !== slug)),
    })),
    weekly: vehicles.map((vehicle) => findWeekly(vehicle, settings)),
    rows: toCompareRows(vehicles.map((vehicle) => listFacts(vehicle, settings))),
  }
}
