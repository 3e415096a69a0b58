import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { Refusal } from '../setup/refusal'
import { type DatabaseDump, TABLES_FOLDER } from './manifest'

/** A search engine's position in this database. A restored database is indexed from the beginning. */
const LEFT_OUT = ['search_sync']

export const toTableFile = (folder: string, table: string) => path.join(folder, TABLES_FOLDER, `${table}.copy`)

/** Lists the stored columns of a table for COPY. */
export function listColumns(columns: readonly string[]): string {
  return columns.map((name) => pg.escapeIdentifier(name)).join(', ')
}

/** Returns the tables of the schema with their stored columns, without computed ones. */
export async function readTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1 order by 1`,
  )
  return rows.filter(({ name }) => !LEFT_OUT.includes(name))
}

/** Writes every table into the folder, in one snapshot. Throws a Refusal when the database was never set up. */
export async function dumpDatabase(client: pg.Client, folder: string): Promise<DatabaseDump> {
  await mkdir(path.join(folder, TABLES_FOLDER), { recursive: true })
  await client.query('begin isolation level repeatable read read only')
  const tables = await readTables(client)
  if (!tables.some(({ name }) => name === 'payload_migrations')) throw new Refusal('The database is empty: there is nothing to back up.')
  const dumped: DatabaseDump['tables'] = []
  for (const { name, columns } of tables) {
    const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${listColumns(columns)}) to stdout`))
    await pipeline(rows, createWriteStream(toTableFile(folder, name), { mode: 0o600 }))
    dumped.push({ name, columns, rows: rows.rowCount })
  }
  const migrations = await client.query<{ name: string }>('select name from payload_migrations order by name')
  const sequences = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`,
  )
  await client.query('commit')
  return { migrations: migrations.rows.map(({ name }) => name), tables: dumped, sequences: sequences.rows }
}
