import { sql } from 'kysely'
import type { RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'
import type { ColumnPatch, StockRow } from './stock-columns'

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
export async function readStockRows(run: RunSql, dealershipId: number, isLocked: boolean): Promise<StockRow[]> {
  return typedQueries(run)
    .selectFrom('vehicles as v')
    .select(({ exists, selectFrom }) => [
      'v.id',
      'v.slug',
      sql<unknown>`to_jsonb(v)`.as('doc'),
      exists(
        selectFrom('stock_import_change as c')
          .innerJoin('stock_imports as i', 'i.id', 'c.import_id')
          .select('c.import_id')
          .whereRef('c.vehicle_id', '=', 'v.id')
          .where('c.kind', '=', 'removed')
          .where('i.state', '=', 'applied')
          .whereRef('i.applied_at', '=', 'v.updated_at'),
      ).as('is_hidden_by_import'),
    ])
    .where('v.dealership_id', '=', dealershipId)
    .orderBy('v.id')
    .$if(isLocked, (query) => query.forUpdate('v'))
    .execute()
}

/**
 * Inserts vehicles and returns their ids by slug. All rows must have the same columns: one that a row lacks gets its default in all of
 * them.
 */
export async function insertStockRows(run: RunSql, rows: readonly ColumnPatch[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  await inBatches(rows, async (batch) => {
    const columns = unite(batch).join(', ')
    const { rows: inserted } = await run<{ id: number; slug: string }>(
      `insert into vehicles (${columns}) select ${columns} from json_populate_recordset(null::vehicles, $1::json) returning id, slug`,
      [JSON.stringify(batch)],
    )
    for (const { id, slug } of inserted) ids.set(slug, id)
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
  if (ids.length > 0)
    await typedQueries(run)
      .deleteFrom('vehicles')
      .where(sql<boolean>`id = any (${[...ids]}::integer[])`)
      .execute()
}
