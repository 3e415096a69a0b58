import { dropDatabase, ensureDatabase, withClient, withDatabase } from '../postgres/databases'
import { ensurePostgres, type PostgresOptions } from '../postgres/ensure-postgres'
import { showProgress } from '../bootstrap/progress.mjs'
import { explainDatabaseError } from './explain-database-error'
import { Refusal } from './refusal'
import type { Settings } from './settings'
import type { Shutdown } from './shutdown'

/** Access to one PostgreSQL server, embedded or given. */
export type DatabaseServer = {
  /** Returns the address of a database on that server. */
  urlOf: (name: string) => string
  /** The address with the right to create databases. */
  adminUrl: string
  isEmbedded: boolean
  /** Restarts the server whenever it dies. Does nothing for a given server. */
  keepRunning: (log: (text: string) => void) => void
}

/** Returns the given server if it answers, or else the embedded one, started if necessary. Throws a Refusal of one sentence. */
export async function openDatabaseServer(
  { hasOwnDatabase, env }: Settings,
  shutdown: Shutdown,
  embedded: PostgresOptions = {},
): Promise<DatabaseServer> {
  if (hasOwnDatabase) {
    await refuseUnreachable(env.DATABASE_URL)
    return {
      urlOf: (name) => withDatabase(env.DATABASE_URL, name),
      adminUrl: env.DATABASE_URL,
      isEmbedded: false,
      keepRunning: () => undefined,
    }
  }
  const server = await showProgress('Starting PostgreSQL', () => ensurePostgres(embedded))
  shutdown.add(server.stop)
  return { urlOf: server.urlOf, adminUrl: server.urlOf('postgres'), isEmbedded: true, keepRunning: server.keepRunning }
}

async function refuseUnreachable(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query('select 1'))
  } catch (error) {
    throw new Refusal(explainDatabaseError(url, error), { cause: error })
  }
}

/** Drops and creates a database. */
export async function recreateDatabase(server: DatabaseServer, name: string): Promise<void> {
  await dropDatabase(server.adminUrl, name)
  await ensureDatabase(server.adminUrl, name)
}
