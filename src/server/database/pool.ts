import pg from 'pg'
import { env } from '@/env'
import { shared } from '../cache/process-global'
import { hideQuotedValues } from './redact-database-error'

/** Connections for what speaks SQL itself: search and the maps of the sites. Payload keeps its own. */
export function databasePool(): pg.Pool {
  const holder = shared<pg.Pool>('forecourt.database-pool')
  return (holder.value ??= openReadPool(env().DATABASE_URL))
}

/** A search keeps its candidates in memory, and is never compiled: that would take longer than the search itself. */
const READ_SETTINGS = "set work_mem = '32MB'; set jit = off"

/** Connections to a database for reading much at once. */
export function openReadPool(connectionString: string): pg.Pool {
  hideQuotedValues()
  const pool = new pg.Pool({
    connectionString,
    max: 8,
    application_name: 'forecourt-reads',
    connectionTimeoutMillis: 5_000,
    // before the first statement; where it is refused the others are only slower
    onConnect: (client) => client.query(READ_SETTINGS).catch(() => undefined),
  })
  // an idle connection that dies is replaced on the next use
  pool.on('error', () => undefined)
  return pool
}
