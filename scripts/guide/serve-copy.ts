import { findFreePort } from '../postgres/free-port'
import { serveSite } from '../setup/serve'
import type { Shutdown } from '../setup/shutdown'
import { openCopy } from '../test/open-copy'

const DATABASE = 'forecourt_guide'
const FIRST_PORT = 3_300

type ServedCopy = { port: number; databaseUrl: string }

/** Serves a production build with a copy of the demonstration, which may be changed and is dropped at the end. */
export async function serveCopy(shutdown: Shutdown): Promise<ServedCopy> {
  const { databaseUrl, slot, variables } = await openCopy(shutdown, DATABASE)
  const port = await findFreePort(FIRST_PORT)
  const site = await serveSite({ slot, variables, port })
  shutdown.add(() => site.stop())
  return { port, databaseUrl }
}
