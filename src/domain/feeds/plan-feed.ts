import Papa from 'papaparse'
import { type AdChannel, CHANNEL_FILES, type Fault, type FeedCar, type FeedCells, type FeedSite } from './ad-feed'
import { GOOGLE_COLUMNS, toGoogleCells } from './google-cells'
import { listFaults, readVin } from './list-faults'
import { META_COLUMNS, toMetaCells } from './meta-cells'

/** A car that a feed leaves out, with every reason. */
export type LeftOut = { id: number; name: string; stockNumber: string | null; faults: Fault[] }

/** What a channel gets. Each car of the site is either among `rows` or among `leftOut` (FEED-04). */
export type FeedPlan = { columns: readonly string[]; rows: FeedCells[]; leftOut: LeftOut[] }

const CHANNELS = {
  google: { columns: GOOGLE_COLUMNS, toCells: toGoogleCells },
  meta: { columns: META_COLUMNS, toCells: toMetaCells },
} as const

/** Values of `key` that occur more than once. */
function findRepeated(cars: readonly FeedCar[], key: (car: FeedCar) => string | null): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const car of cars) {
    const value = key(car)
    if (value === null) continue
    if (seen.has(value)) repeated.add(value)
    seen.add(value)
  }
  return repeated
}

/**
 * Decides which cars a channel gets (SEO-05, FEED-01, FEED-02). Both channels refuse all cars that share a VIN or a stock number, so they are left out here
 * and named.
 * @param cars Every car that the site shows.
 */
export function planFeed(cars: readonly FeedCar[], channel: AdChannel, site: FeedSite): FeedPlan {
  const { columns, toCells } = CHANNELS[channel]
  const judged = cars.map((car) => ({ car, faults: listFaults(car, channel, site) }))
  const sound = judged.flatMap(({ car, faults }) => (faults.length === 0 ? [car] : []))
  const vins = findRepeated(sound, ({ vehicle }) => readVin(vehicle))
  const numbers = findRepeated(sound, ({ vehicle }) => vehicle.stockNumber)
  const plan: FeedPlan = { columns, rows: [], leftOut: [] }
  for (const { car, faults } of judged) {
    const { id, name, stockNumber } = car.vehicle
    const owner = { collection: 'vehicles', id } as const
    const all = [...faults]
    if (faults.length === 0 && vins.has(readVin(car.vehicle) ?? ''))
      all.push({ field: 'vin', message: 'Another car has the same VIN.', owner })
    if (faults.length === 0 && numbers.has(stockNumber ?? ''))
      all.push({ field: 'stocknum', message: 'Another car has the same stock number.', owner })
    if (all.length === 0) plan.rows.push(toCells(car, site))
    else plan.leftOut.push({ id, name, stockNumber, faults: all })
  }
  return plan
}

/** One line: a tab or a line break in a cell would shift the row in Google's tab-separated file. */
const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The file that the channel fetches: a heading and one row for each car that is sent. */
export function writeFeed({ columns, rows }: FeedPlan, channel: AdChannel): string {
  const lines = rows.map((cells) => columns.map((column) => toLine(cells[column] ?? '')))
  return Papa.unparse([[...columns], ...lines], { delimiter: CHANNEL_FILES[channel].delimiter, newline: '\r\n' })
}
