import type { PayloadRequest } from 'payload'
import type { AddedCar } from '@/domain/import/plan-import'
import { slugify } from '@/domain/text/slug'
import { onTransaction, type RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'
import type { ImportTarget } from './find-import-target'
import { storeChanges, type StoredChange } from './import-changes'
import type { FilePlan } from './plan-file'
import { publishStock, type TouchedCar } from './publish-stock'
import { type ColumnPatch, type StockRow, toColumns } from './stock-columns'
import { type CarPatch, insertStockRows, updateStockRows } from './stock-rows'

type Application = {
  importId: number
  target: ImportTarget
  /** ISO timestamp that every written vehicle gets as its last change. */
  appliedAt: string
}

/** Chooses the slug of a new vehicle: name and stock number, then with the dealership's slug, then with a count, until it is free. */
function chooseSlug({ name, stockNumber }: AddedCar, dealershipSlug: string, taken: Set<string>): string {
  const wanted = slugify(`${name} ${stockNumber}`) || 'car'
  const withYard = `${wanted}-${dealershipSlug}`
  let slug = taken.has(wanted) ? withYard : wanted
  for (let count = 2; taken.has(slug); count += 1) slug = `${withYard}-${count}`
  taken.add(slug)
  return slug
}

/** A new vehicle with its stock number. */
type NewCar = TouchedCar & { stockNumber: string }

async function insertCars(run: RunSql, added: readonly AddedCar[], { target, appliedAt }: Application): Promise<NewCar[]> {
  if (added.length === 0) return []
  const stored = await typedQueries(run).selectFrom('vehicles').select('slug').execute()
  const taken = new Set(stored.map(({ slug }) => slug))
  const ownership = { tenant_id: target.tenantId, dealership_id: target.dealershipId, created_at: appliedAt, updated_at: appliedAt }
  const cars = added.map((car) => ({ car, slug: chooseSlug(car, target.dealershipSlug, taken) }))
  const ids = await insertStockRows(
    run,
    cars.map(({ car, slug }) => ({ ...toColumns(car.values, car.soldAt), ...ownership, slug })),
  )
  return cars.map(({ car, slug }) => ({ id: ids.get(slug) ?? 0, slug, isDeleted: false, stockNumber: car.stockNumber }))
}

/** Returns the current values of the columns that a patch will write. */
function pickBefore(row: StockRow | undefined, patch: ColumnPatch): ColumnPatch {
  const doc: unknown = row?.doc
  const columns = typeof doc === 'object' && doc !== null ? Object.fromEntries(Object.entries(doc)) : {}
  return Object.fromEntries(Object.keys(patch).map((column) => [column, columns[column] ?? null]))
}

/**
 * Applies a plan in the request's transaction: writes the vehicles in bulk, stores their earlier values and publishes them. A plan without
 * changes writes no vehicle.
 */
export async function applyPlan(req: PayloadRequest, { plan, stock }: FilePlan, application: Application): Promise<void> {
  const { importId, target, appliedAt } = application
  const run = await onTransaction(req)
  const rowById = new Map(stock.map((row) => [row.id, row]))
  const toPatch = (id: number, columns: ColumnPatch): CarPatch => ({ id, columns: { ...columns, updated_at: appliedAt } })
  const changed = plan.changed.map((car) => toPatch(car.id, toColumns(car.values, car.soldAt)))
  const removed = plan.removed.map(({ id }) => toPatch(id, { show_on_dealer_website: false }))
  const added = await insertCars(run, plan.added, application)
  await updateStockRows(run, [...changed, ...removed])
  const numberById = new Map([...plan.changed, ...plan.removed].map(({ id, stockNumber }) => [id, stockNumber]))
  const toChange =
    (kind: StoredChange['kind']) =>
    ({ id, columns }: CarPatch): StoredChange => ({
      vehicleId: id,
      kind,
      stockNumber: numberById.get(id) ?? '',
      before: pickBefore(rowById.get(id), columns),
    })
  await storeChanges(run, importId, [
    ...added.map(({ id, stockNumber }): StoredChange => ({ vehicleId: id, kind: 'added', stockNumber, before: null })),
    ...changed.map(toChange('changed')),
    ...removed.map(toChange('removed')),
  ])
  const touched = [...plan.changed, ...plan.removed].map(({ id, slug }) => ({ id, slug, isDeleted: false }))
  await publishStock(req, target.dealershipId, [...added, ...touched])
}
