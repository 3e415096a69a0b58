import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { Refusal } from '../setup/refusal'
import { listColumns, readTables, toTableFile } from './dump-database'
import type { Manifest } from './manifest'

type Constraint = { table: string; name: string; definition: string }

const name = (text: string) => pg.escapeIdentifier(text)

/** Defers foreign key checks until all tables are loaded. Needs only the rights of the tables' owner. */
async function withoutReferences(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const { rows: references } = await client.query<Constraint>(
    `select t.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
  const { rows: triggered } = await client.query<{ table: string }>(
    `select distinct t.relname as "table" from pg_trigger g join pg_class t on t.oid = g.tgrelid
     where not g.tgisinternal and t.relnamespace = 'public'::regnamespace`,
  )
  for (const { table, name: constraint } of references) await client.query(`alter table ${name(table)} drop constraint ${name(constraint)}`)
  for (const { table } of triggered) await client.query(`alter table ${name(table)} disable trigger user`)
  await load()
  for (const { table } of triggered) await client.query(`alter table ${name(table)} enable trigger user`)
  for (const { table, name: constraint, definition } of references)
    await client.query(`alter table ${name(table)} add constraint ${name(constraint)} ${definition}`)
}

async function loadTable(client: pg.Client, folder: string, { name: table, columns, rows }: Manifest['tables'][number]): Promise<void> {
  const stream = client.query(copyFrom(`copy ${name(table)} (${listColumns(columns)}) from stdin`))
  await pipeline(createReadStream(toTableFile(folder, table)), stream)
  const { rows: counted } = await client.query<{ rows: string }>(`select count(*) as rows from ${name(table)}`)
  const found = Number(counted[0]?.rows)
  if (found !== rows) throw new Refusal(`${table} has ${found} rows, and ${rows} were backed up. Nothing was restored.`)
}

/**
 * Fills the tables of a new schema with an archive's content, in one transaction. Throws a Refusal when the counts or the tables don't
 * match.
 */
export async function loadDatabase(client: pg.Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await client.query('begin')
  const present = await readTables(client)
  const known = new Set(present.map((table) => table.name))
  const strange = tables.filter((table) => !known.has(table.name))
  if (strange.length > 0) throw new Refusal(`This version has no table ${strange.map((table) => table.name).join(', ')}.`)
  await withoutReferences(client, async () => {
    // Migrations may have inserted rows.
    await client.query(`truncate ${present.map((table) => name(table.name)).join(', ')}`)
    for (const table of tables) await loadTable(client, folder, table)
  })
  for (const { name: sequence, value } of sequences)
    await client.query('select setval($1::regclass, coalesce($2::bigint, 1), $2 is not null)', [name(sequence), value])
  // Revisions are transaction ids, which another server counts for itself.
  await client.query('update search_document set rev = pg_current_xact_id()::text::bigint')
  await client.query('commit')
  await client.query('analyze')
}
