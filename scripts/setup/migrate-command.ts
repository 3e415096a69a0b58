import { withClient } from '../postgres/databases'
import { clearMark } from './database-marks'
import { openOwnDatabase, prepareOwnDatabase } from './own-database'
import { readSettings } from './settings'
import { runWithShutdown } from './shutdown'

/** `npm run migrate`: migrates, and seeds an empty database. With --resolve it first forgets an interrupted migration. */
export async function main(args: readonly string[]): Promise<void> {
  await runWithShutdown(async (shutdown) => {
    const database = await openOwnDatabase(readSettings(), shutdown)
    if (args.includes('--resolve')) await withClient(database.variables.DATABASE_URL ?? '', (client) => clearMark(client, 'migration'))
    const admin = await prepareOwnDatabase(database)
    if (admin) console.log(`Sign in as ${admin.email} with the password ${admin.password ?? 'of ADMIN_PASSWORD'}`)
    console.log('The database is up to date.')
  })
}
