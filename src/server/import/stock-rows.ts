import type { RunSql } from '../database/transaction'
import type { ColumnPatch } from './stock-columns'

const ROWS_PER_STATEMENT = 1_000

/** The columns to write for one vehicle. */
export type CarPatch = { id: number; columns: ColumnPatch }

/** Runs a task on batches of a thousand items, one after the other, since they share one connection. */
export async function inBatches<Item>(items: readonly Item[], task: (batch: Item[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += ROWS_PER_STATEMENT) await task(items.slice(start, start + ROWS_PER_STATEMENT))
}

function unite(patches: readonly ColumnPatch[]): string[] {
  return [...new Set(patches.flatMap((columns) => Object.keys(columns)))]
}

/**
 * Returns a dealership's vehicles with their columns as JSON, and whether an import hid them and nobody saved them since.
 * @param isLocked Locks them against other writers until the transaction ends.
 */
export async function readStockRows(run: RunSql, dealershipId: number, isLocked: boolean) {
  const { rows } = await run(
    `select v.id, v.slug, to_jsonb(v) doc, exists (
       select from stock_import_change c join stock_imports i on i.id = c.import_id
       where c.vehicle_id = v.id and c.kind = 'removed' and i.state = 'applied' and i.applied_at = v.updated_at
     ) is_hidden_by_import
     from vehicles v where v.dealership_id = $1 order by v.id${isLocked ? ' for update of v' : ''}`,
    [dealershipId],
  )
  return rows
}

/**
 * Inserts vehicles and returns their ids by slug. All rows must have the same columns: one that a row lacks gets its default in all of
 * them.
 */
export async function insertStockRows(run: RunSql, rows: readonly ColumnPatch[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  await inBatches(rows, async (batch) => {
    const columns = unite(batch).join(', ')
    const { rows: made } = await run(
      `insert into vehicles (${columns}) select ${columns} from json_populate_recordset(null::vehicles, $1::json) returning id, slug`,
      [JSON.stringify(batch)],
    )
    for (const { id, slug } of made) ids.set(String(slug), Number(id))
  })
  return ids
}

/** Writes the given columns of each vehicle; other columns stay unchanged. */
export async function updateStockRows(run: RunSql, patches: readonly CarPatch[]): Promise<void> {
  await inBatches(patches, async (batch) => {
    const columns = unite(batch.map((patch) => patch.columns)).join(', ')
    await run(
      `update vehicles v set (${columns}) = (select ${columns} from jsonb_populate_record(v, given.columns))
       from jsonb_to_recordset($1::jsonb) given (id integer, columns jsonb) where v.id = given.id`,
      [JSON.stringify(batch)],
    )
  })
}

export async function deleteStockRows(run: RunSql, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await run('delete from vehicles where id = any ($1::integer[])', [[...ids]])
}
