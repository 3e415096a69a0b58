import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import * as searchDocument from '@migrations/20261121_000100_search_document'
import * as searchText from '@migrations/20261122_123500_search_text'

export type TestDatabase = { pool: Pool; close: () => Promise<void> }

/** A schema of its own in the test database, holding just the search tables; dropped again by `close`. */
export async function openSearchDatabase(): Promise<TestDatabase> {
  const connectionString = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  if (!connectionString) throw new Error('TEST_DATABASE_URL or DATABASE_URL must name a PostgreSQL database for the search contract')
  const schema = `search_${randomUUID().replaceAll('-', '')}`
  const pool = new Pool({ connectionString, options: `-c search_path=${schema}`, max: 4 })
  // the database is dropped while the last connections still take their leave
  pool.on('connect', (client) => client.on('error', () => undefined))
  await pool.query(`create schema ${schema}`)
  const db = drizzle({ client: pool })
  await searchDocument.up({ db })
  await searchText.up({ db })
  return {
    pool,
    close: async () => {
      await pool.query(`drop schema ${schema} cascade`)
      await pool.end()
    },
  }
}
