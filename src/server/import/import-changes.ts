import { type InferResult, sql } from 'kysely'
import type { RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'
import { type CarPatch, inBatches } from './stock-rows'

/** What an import did to one vehicle; `before` has the earlier column values, null for an added vehicle. */
export type StoredChange = {
  vehicleId: number
  kind: 'added' | 'changed' | 'removed'
  stockNumber: string
  before: CarPatch['columns'] | null
}

/** A change with its vehicle's current state; null when the vehicle was deleted. */
export type FoundChange = StoredChange & { now: { slug: string; isUntouched: boolean } | null }

export async function storeChanges(run: RunSql, importId: number, changes: readonly StoredChange[]): Promise<void> {
  await inBatches(changes, async (batch) => {
    const rows = batch.map(({ vehicleId, kind, stockNumber, before }) => ({ vehicle_id: vehicleId, kind, stocknum: stockNumber, before }))
    await run(
      `insert into stock_import_change (import_id, vehicle_id, kind, stocknum, before)
       select $1::integer, vehicle_id, kind, stocknum, nullif(before, 'null'::jsonb)
       from jsonb_to_recordset($2::jsonb) given (vehicle_id integer, kind varchar, stocknum varchar, before jsonb)`,
      [importId, JSON.stringify(rows)],
    )
  })
}

function selectChanges(run: RunSql, importId: number) {
  return typedQueries(run)
    .selectFrom('stock_import_change as c')
    .innerJoin('stock_imports as i', 'i.id', 'c.import_id')
    .leftJoin('vehicles as v', 'v.id', 'c.vehicle_id')
    .select([
      'c.vehicle_id',
      'c.kind',
      'c.stocknum',
      'c.before',
      'v.slug',
      ({ eb, ref }) => eb('v.updated_at', '=', ref('i.applied_at')).as('is_untouched'),
    ])
    .where('c.import_id', '=', importId)
    .orderBy('c.vehicle_id')
}

function toChange(row: InferResult<ReturnType<typeof selectChanges>>[number]): FoundChange {
  const { before, slug, kind } = row
  return {
    vehicleId: row.vehicle_id,
    kind: kind === 'added' || kind === 'removed' ? kind : 'changed',
    stockNumber: row.stocknum,
    before: typeof before === 'object' && before !== null ? { ...before } : null,
    now: slug === null ? null : { slug, isUntouched: row.is_untouched === true },
  }
}

/**
 * Returns the changes of an import and locks their vehicles against other writers. A vehicle is untouched when its last change is the
 * import's own.
 */
export async function readChanges(run: RunSql, importId: number): Promise<FoundChange[]> {
  const changed = typedQueries(run).selectFrom('stock_import_change').select('vehicle_id').where('import_id', '=', importId)
  await typedQueries(run).selectFrom('vehicles').select('id').where('id', 'in', changed).orderBy('id').forUpdate().execute()
  return (await selectChanges(run, importId).execute()).map(toChange)
}

/** Stores the file of an import that is held. */
export async function storeHeldFile(run: RunSql, importId: number, bytes: Uint8Array): Promise<void> {
  const content = sql<Uint8Array>`decode(${Buffer.from(bytes).toString('base64')}::text, 'base64')`
  await typedQueries(run).insertInto('stock_import_file').values({ import_id: importId, content }).execute()
}

export async function readHeldFile(run: RunSql, importId: number): Promise<Uint8Array | null> {
  const file = await typedQueries(run)
    .selectFrom('stock_import_file')
    .select('content')
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return file?.content ?? null
}

/** Deletes the files of a dealership's imports that are no longer held. */
export async function dropHeldFiles(run: RunSql, dealershipId: number): Promise<void> {
  await typedQueries(run)
    .deleteFrom('stock_import_file')
    .where('import_id', 'in', ({ selectFrom }) =>
      selectFrom('stock_imports').select('id').where('dealership_id', '=', dealershipId).where('state', '<>', 'held'),
    )
    .execute()
}
