import { cloneDatabase, dropDatabase } from '../postgres/databases'
import { findFreePort } from '../postgres/free-port'
import { ensureBuild } from '../setup/build'
import { stopChildren } from '../setup/child'
import { serveSite } from '../setup/serve'
import { readSettings } from '../setup/settings'
import type { Shutdown } from '../setup/shutdown'
import { ensureTestTemplate, listTestVariables, openTestServer, TEMPLATE } from '../test/test-database'

const DATABASE = 'forecourt_guide'
const FIRST_PORT = 3_300

type ServedCopy = { port: number; databaseUrl: string }

/** Serves a production build with a copy of the demonstration, which may be changed and is dropped at the end. */
export async function serveCopy(shutdown: Shutdown): Promise<ServedCopy> {
  const settings = readSettings()
  shutdown.add(stopChildren)
  const server = await openTestServer(settings, shutdown)
  await ensureTestTemplate(server, settings)
  await cloneDatabase(server.adminUrl, TEMPLATE, DATABASE)
  shutdown.add(() => dropDatabase(server.adminUrl, DATABASE))
  const variables = listTestVariables(settings, server, DATABASE)
  const slot = await ensureBuild(variables)
  const port = await findFreePort(FIRST_PORT)
  const site = await serveSite({ slot, variables, port })
  shutdown.add(() => site.stop())
  return { port, databaseUrl: server.urlOf(DATABASE) }
}
