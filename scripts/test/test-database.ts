import { rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { withClient } from '../postgres/databases'
import { withFileLock } from '../postgres/file-lock'
import { fingerprintFiles } from '../setup/fingerprint'
import { openDatabaseServer, recreateDatabase, type DatabaseServer } from '../setup/open-database'
import { prepareDatabase } from '../setup/prepare-database'
import { STATE_FOLDER, type Settings } from '../setup/settings'
import type { Shutdown } from '../setup/shutdown'

export const TEMPLATE = 'forecourt_test_template'
const TEST_MEDIA = path.join(STATE_FOLDER, 'test-media')
const SOURCES = [
  'migrations',
  'demo/seed',
  'demo/tenants',
  // The seed copies them into the media library.
  'public/demo-media',
  'tenants',
  'collections',
  'blocks',
  'src/domain',
  'src/server/search',
  'src/server/vehicles',
  'payload.config.ts',
]

/**
 * Opens the server for the tests' databases: the given one, or an embedded one separate from the site's, whose data need not survive a
 * crash.
 */
export function openTestServer(settings: Settings, shutdown: Shutdown): Promise<DatabaseServer> {
  return openDatabaseServer(settings, shutdown, { stateFolder: path.join(STATE_FOLDER, 'tests'), isDisposable: true })
}

/** Returns the variables for tests: this checkout's settings, with a separate database (by default the template) and separate media. */
export function listTestVariables({ variables }: Settings, server: DatabaseServer, database = TEMPLATE): NodeJS.ProcessEnv {
  return {
    ...variables,
    DATABASE_URL: server.urlOf(database),
    FORECOURT_TEST_ADMIN_URL: server.adminUrl,
    MEDIA_DIR: TEST_MEDIA,
    DEMO: 'full',
    DEV_PAGES: 'on',
    // tests set the caller's address as a proxy would
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: variables.LOG_LEVEL ?? 'warn',
  }
}

/**
 * Creates a migrated and seeded database that tests copy. Recreates it when migrations or the seed have changed, and daily, because the
 * demo's promotions are dated relative to the seeding.
 */
export async function ensureTestTemplate(server: DatabaseServer, settings: Settings): Promise<void> {
  await withFileLock(path.join(STATE_FOLDER, 'test-template.lock'), async () => {
    const wanted = fingerprintFiles(SOURCES, [new Date().toISOString().slice(0, 10)])
    if ((await readComment(server.adminUrl)) === wanted) return
    rmSync(TEST_MEDIA, { recursive: true, force: true })
    await recreateDatabase(server, TEMPLATE)
    await prepareDatabase({
      variables: listTestVariables(settings, server),
      lockUrl: server.adminUrl,
      label: 'Preparing the test database',
    })
    await withClient(server.adminUrl, (client) => client.query(`comment on database ${TEMPLATE} is ${pg.escapeLiteral(wanted)}`))
  })
}

async function readComment(adminUrl: string): Promise<string | undefined> {
  return withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ comment: string | null }>(
      "select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1",
      [TEMPLATE],
    )
    return rows[0]?.comment ?? undefined
  })
}
