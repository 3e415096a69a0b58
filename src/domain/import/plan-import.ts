import { type CarChange, compareCar, nameCar, type StockCar } from './compare-car'
import { type StockDrop, measureStockDrop } from './stock-drop'
import { type CarValues, type FeedCar, type FeedCars, type RefusedRow, type RowNote, toStockKey } from './read-cars'

export type AddedCar = { row: number; stockNumber: string; name: string; values: CarValues; soldAt: number | null }
export type ChangedCar = CarChange & { row: number; id: number; slug: string; stockNumber: string; name: string }
export type RemovedCar = { id: number; slug: string; stockNumber: string; name: string }

/** The planned result of an import, row by row (ADM-19). */
export type ImportPlan = {
  added: AddedCar[]
  changed: ChangedCar[]
  removed: RemovedCar[]
  refused: RefusedRow[]
  /** Number of cars without differences. */
  unchanged: number
  notes: RowNote[]
  fall: StockDrop
}

type PlanSettings = {
  /** Unix seconds; the time of sale of cars that become sold. */
  now: number
  /** Percent (switch stockFallLimit). */
  fallLimit: number
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const isOnOffer = (values: CarValues) => values.show_on_dealer_website === true && values.status !== 'sold'

/** If two stored cars share a stock number, the one on offer is used, or else the newer one. The other stays unchanged. */
function indexStock(stock: readonly StockCar[]): Map<string, StockCar> {
  const byKey = new Map<string, StockCar>()
  for (const car of stock.toSorted((one, other) => one.id - other.id)) {
    const key = toStockKey(textOf(car.values.stocknum))
    const known = byKey.get(key)
    if (!known || isOnOffer(car.values) || !isOnOffer(known.values)) byKey.set(key, car)
  }
  return byKey
}

/** Defaults of a new car. */
const NEW_CAR: CarValues = {
  status: 'in_stock',
  car_type: 'used',
  show_on_dealer_website: true,
  preorder: false,
  reserved: false,
  certified: false,
}

function addCar({ row, stockNumber, values }: FeedCar, now: number): AddedCar {
  const name = textOf(values.name) || nameCar(values)
  const complete = { ...NEW_CAR, ...values, name }
  return { row, stockNumber, name, values: complete, soldAt: complete.status === 'sold' ? now : null }
}

function describe({ id, slug, values }: StockCar): RemovedCar {
  return { id, slug, stockNumber: textOf(values.stocknum), name: textOf(values.name) }
}

/**
 * Compares a file with the stock of its dealership by stock number (ADM-19). The file is complete: a car on offer that it lacks is
 * hidden. It is not marked as sold, which would announce a sale that did not happen, and not deleted, which would lose its page and
 * enquiries. It is shown again by the next file that has it, unless staff saved it meanwhile. A sold car may be absent. A car whose row
 * is refused stays unchanged.
 */
export function planImport({ cars, refused, notes }: FeedCars, stock: readonly StockCar[], { now, fallLimit }: PlanSettings): ImportPlan {
  const byKey = indexStock(stock)
  const plan: Pick<ImportPlan, 'added' | 'changed' | 'unchanged'> = { added: [], changed: [], unchanged: 0 }
  let leaving = 0
  for (const car of cars) {
    const stored = byKey.get(toStockKey(car.stockNumber))
    if (!stored) {
      plan.added.push(addCar(car, now))
      continue
    }
    const change = compareCar(stored, car.values, now)
    if (change.fields.length === 0) plan.unchanged += 1
    else plan.changed.push({ ...change, row: car.row, ...describe(stored) })
    if (isOnOffer(stored.values) && !isOnOffer({ ...stored.values, ...change.values })) leaving += 1
  }
  const named = new Set([...cars, ...refused].flatMap(({ stockNumber }) => (stockNumber === null ? [] : [toStockKey(stockNumber)])))
  const onOffer = stock.filter(({ values }) => isOnOffer(values))
  const removed = onOffer.filter(({ values }) => !named.has(toStockKey(textOf(values.stocknum)))).map(describe)
  const fall = measureStockDrop({ before: onOffer.length, leaving: leaving + removed.length }, fallLimit)
  return { ...plan, removed, refused, notes, fall }
}
