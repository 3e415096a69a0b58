import type { RunSql, SqlRow } from '../database/transaction'
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

function toChange(row: SqlRow): FoundChange {
  const { before, slug, kind } = row
  return {
    vehicleId: Number(row.vehicle_id),
    kind: kind === 'added' || kind === 'removed' ? kind : 'changed',
    stockNumber: String(row.stocknum),
    before: typeof before === 'object' && before !== null ? { ...before } : null,
    now: typeof slug === 'string' ? { slug, isUntouched: row.is_untouched === true } : null,
  }
}

/**
 * Returns the changes of an import and locks their vehicles against other writers. A vehicle is untouched when its last change is the
 * import's own.
 */
export async function readChanges(run: RunSql, importId: number): Promise<FoundChange[]> {
  await run(
    'select id from vehicles where id in (select vehicle_id from stock_import_change where import_id = $1) order by id for update',
    [importId],
  )
  const { rows } = await run(
    `select c.*, v.slug, v.updated_at = i.applied_at is_untouched
     from stock_import_change c join stock_imports i on i.id = c.import_id left join vehicles v on v.id = c.vehicle_id
     where c.import_id = $1 order by c.vehicle_id`,
    [importId],
  )
  return rows.map(toChange)
}

/** Stores the file of an import that is held. */
export async function storeHeldFile(run: RunSql, importId: number, bytes: Uint8Array): Promise<void> {
  await run(`insert into stock_import_file (import_id, content) values ($1::integer, decode($2::text, 'base64'))`, [
    importId,
    Buffer.from(bytes).toString('base64'),
  ])
}

export async function readHeldFile(run: RunSql, importId: number): Promise<Uint8Array | null> {
  const { rows } = await run(`select content from stock_import_file where import_id = $1`, [importId])
  const content = rows[0]?.content
  return content instanceof Uint8Array ? content : null
}

/** Deletes the files of a dealership's imports that are no longer held. */
export async function dropHeldFiles(run: RunSql, dealershipId: number): Promise<void> {
  await run(
    `delete from stock_import_file f using stock_imports i where i.id = f.import_id and i.dealership_id = $1 and i.state <> 'held'`,
    [dealershipId],
  )
}
