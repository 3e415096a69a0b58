import { ensureDatabase } from '../postgres/databases'
import { openDatabaseServer, recreateDatabase, type DatabaseServer } from './open-database'
import { prepareDatabase, type NewAdmin } from './prepare-database'
import type { Settings } from './settings'
import type { Shutdown } from './shutdown'
import { stopChildren } from './child'

const DATABASE = 'forecourt'

export type OwnDatabase = { server: DatabaseServer; variables: NodeJS.ProcessEnv }

/** Opens the platform's database on the given or the embedded server, and returns the variables of a process that uses it. */
export async function openOwnDatabase(settings: Settings, shutdown: Shutdown): Promise<OwnDatabase> {
  const server = await openDatabaseServer(settings, shutdown)
  shutdown.add(stopChildren)
  if (!server.isEmbedded) return { server, variables: settings.variables }
  await ensureDatabase(server.adminUrl, DATABASE)
  return { server, variables: { ...settings.variables, DATABASE_URL: server.urlOf(DATABASE) } }
}

/** Migrates and seeds it as needed. Recreates an embedded database whose first setup was interrupted. */
export async function prepareOwnDatabase({ server, variables }: OwnDatabase): Promise<NewAdmin> {
  return prepareDatabase({
    variables,
    lockUrl: server.adminUrl,
    label: 'Preparing the database',
    startAfresh: server.isEmbedded ? () => recreateDatabase(server, DATABASE) : undefined,
  })
}
