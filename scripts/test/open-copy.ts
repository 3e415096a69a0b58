import { cloneDatabase, dropDatabase } from '../postgres/databases'
import { ensureBuild } from '../setup/build'
import { stopChildren } from '../setup/child'
import { readSettings } from '../setup/settings'
import type { Shutdown } from '../setup/shutdown'
import { ensureTestTemplate, listTestVariables, openTestServer, TEMPLATE } from './test-database'

/** A copy of the demonstration, and the production build that serves it. */
export type DemoCopy = { databaseUrl: string; slot: string; variables: NodeJS.ProcessEnv }

/** Copies the demonstration into a database that may be changed and is dropped at the end, and builds the site if necessary. */
export async function openCopy(shutdown: Shutdown, database: string): Promise<DemoCopy> {
  const settings = readSettings()
  shutdown.add(stopChildren)
  const server = await openTestServer(settings, shutdown)
  await ensureTestTemplate(server, settings)
  await cloneDatabase(server.adminUrl, TEMPLATE, database)
  shutdown.add(() => dropDatabase(server.adminUrl, database))
  const variables = listTestVariables(settings, server, database)
  return { databaseUrl: server.urlOf(database), slot: await ensureBuild(variables), variables }
}
