import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { writeTables } from './write-tables'

const MIGRATIONS = 'migrations'
export const TABLES_FILE = 'src/server/database/tables.ts'
/** The tables of typed queries. Add a table when a store starts to use them (docs/decisions/0052). */
const TABLES = ['reservations', 'leads', 'vehicles']

/** Returns the formatted types of the tables in the newest migration. */
export async function generateTables(): Promise<string> {
  const newest = readdirSync(MIGRATIONS)
    .filter((file) => /^\d.*\.json$/.test(file))
    .toSorted()
    .at(-1)
  const migration: unknown = JSON.parse(readFileSync(path.join(MIGRATIONS, newest ?? ''), 'utf8'))
  const settings = await resolveConfig(TABLES_FILE)
  return format(writeTables(migration, TABLES), { ...settings, filepath: TABLES_FILE })
}

/** Writes them into their file. */
export async function writeTablesFile(): Promise<void> {
  writeFileSync(TABLES_FILE, await generateTables())
}
