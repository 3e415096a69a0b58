import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import * as searchDocument from '@migrations/20261121_000100_search_document'
import * as colourFamilies from '@migrations/20261125_071255_colour_families'
import * as caravanSearch from '@migrations/20261125_173900_caravan_search'
import * as searchText from '@migrations/20261122_123500_search_text'

export type TestDatabase = { pool: Pool; close: () => Promise<void> }

/** Opens a separate schema in the test database with only the search tables. `close` drops it. */
export async function openSearchDatabase(): Promise<TestDatabase> {
  const connectionString = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  if (!connectionString) throw new Error('TEST_DATABASE_URL or DATABASE_URL must name a PostgreSQL database for the search contract')
  const schema = `search_${randomUUID().replaceAll('-', '')}`
  const pool = new Pool({ connectionString, options: `-c search_path=${schema}`, max: 4 })
  // The database is dropped while the last connections are still closing.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  await pool.query(`create schema ${schema}`)
  const db = drizzle({ client: pool })
  await searchDocument.up({ db })
  await searchText.up({ db })
  await colourFamilies.up({ db })
  await caravanSearch.up({ db })
  return {
    pool,
    close: async () => {
      await pool.query(`drop schema ${schema} cascade`)
      await pool.end()
    },
  }
}
