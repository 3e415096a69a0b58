import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatSource } from '../setup/format-source'
import { OWN_TABLES, ownTables } from './own-tables'
import { writeTables } from './write-tables'

const MIGRATIONS = 'migrations'
export const TABLES_FILE = 'src/server/database/tables.ts'
/** Payload's tables that typed queries use. Add a table when a store starts to use them (docs/decisions/0052). */
const TABLES = [
  ...['reservations', 'leads', 'vehicles', 'lead_deliveries', 'shoppers', 'shoppers_sessions', 'users', 'users_sessions', 'platform'],
  ...['audit_log', 'stock_imports', 'tenants_rels', 'payload_jobs', 'pages', 'lead_settings', 'captured_mails', 'trade_ins'],
  ...['tenants', 'tenants_texts', 'dealerships', 'locations', 'brands', 'models', 'models_texts', 'redirects', 'media'],
  ...['promo_cards', 'offers', 'announcements', 'site_settings', 'shared_sections', 'releases', 'releases_rels'],
]

/** Returns the formatted types of the tables in the newest migration. */
export async function generateTables(): Promise<string> {
  const newest = readdirSync(MIGRATIONS)
    .filter((file) => /^\d.*\.json$/.test(file))
    .toSorted()
    .at(-1)
  const migration: unknown = JSON.parse(readFileSync(path.join(MIGRATIONS, newest ?? ''), 'utf8'))
  return formatSource(TABLES_FILE, writeTables(migration, [...TABLES, ...Object.keys(OWN_TABLES)], ownTables()))
}

/** Writes them into their file. */
export async function writeTablesFile(): Promise<void> {
  writeFileSync(TABLES_FILE, await generateTables())
}
