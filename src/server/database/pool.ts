import pg from 'pg'
import { env } from '@/env'
import { processGlobal } from '../cache/process-global'
import { redactDriverErrors } from './redact-database-error'
import { followConnections } from './silent-connections'

/** Returns the connection pool for direct SQL: search and site maps. Payload has its own pool. */
export function databasePool(): pg.Pool {
  const holder = processGlobal<pg.Pool>('forecourt.database-pool')
  return (holder.value ??= openReadPool(env().DATABASE_URL))
}

/** A search keeps its candidates in memory. JIT compilation is off because it would take longer than the search itself. */
const READ_SETTINGS = "set work_mem = '32MB'; set jit = off"

/** Opens a connection pool for large reads. */
export function openReadPool(connectionString: string): pg.Pool {
  redactDriverErrors()
  const pool = new pg.Pool({
    connectionString,
    max: 8,
    application_name: 'forecourt-reads',
    connectionTimeoutMillis: 5_000,
    // runs before the first statement; if it fails, searches are only slower
    onConnect: (client) => client.query(READ_SETTINGS).catch(() => undefined),
  })
  // the pool replaces an idle connection that fails; without a handler the error would end the process
  pool.on('error', () => undefined)
  followConnections(pool)
  return pool
}
