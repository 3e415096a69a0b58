import type { RunSql } from '../database/transaction'
import type { ColumnPatch } from './stock-columns'

const ROWS_PER_STATEMENT = 1_000

/** Which car's columns to write. */
export type CarPatch = { id: number; columns: ColumnPatch }

/** Runs a task on a thousand items at a time, one after the other: they share one connection. */
export async function inBatches<Item>(items: readonly Item[], task: (batch: Item[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += ROWS_PER_STATEMENT) await task(items.slice(start, start + ROWS_PER_STATEMENT))
}

function unite(patches: readonly ColumnPatch[]): string[] {
  return [...new Set(patches.flatMap((columns) => Object.keys(columns)))]
}

/**
 * Cars of a dealership with their columns as JSON, and whether an import hid them last (nobody saved them since).
 * @param isLocked Holds them against other writers until the transaction ends.
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

/** Inserts cars; a column that one of them lacks takes its default in all, so every row must have the same. Answers the ids by slug. */
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

/** Writes the given columns of each car; columns that a patch does not name keep what the row holds. */
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
