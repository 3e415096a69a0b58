import pg from 'pg'
import { env } from '@/env'
import { shared } from '../cache/process-global'

/** Connections for what speaks SQL itself: search and the maps of the sites. Payload keeps its own. */
export function databasePool(): pg.Pool {
  const holder = shared<pg.Pool>('forecourt.database-pool')
  return (holder.value ??= openPool())
}

function openPool(): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: 8,
    application_name: 'forecourt-reads',
    connectionTimeoutMillis: 5_000,
  })
  // an idle connection that dies is replaced on the next use
  pool.on('error', () => undefined)
  return pool
}
