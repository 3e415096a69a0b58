import { startNode } from '@scripts/setup/child'
import { openDatabaseServer, recreateDatabase } from '@scripts/setup/open-database'
import { prepareDatabase } from '@scripts/setup/prepare-database'
import { readSettings } from '@scripts/setup/settings'
import { runWithShutdown } from '@scripts/setup/shutdown'

const DATABASE = 'forecourt_bench_import'

await runWithShutdown(async (shutdown) => {
  const settings = readSettings()
  const server = await openDatabaseServer(settings, shutdown)
  await recreateDatabase(server, DATABASE)
  const variables = { ...settings.variables, DATABASE_URL: server.urlOf(DATABASE), DEMO: 'none', LOG_LEVEL: 'warn' }
  await prepareDatabase({ variables, lockUrl: server.adminUrl, label: 'Preparing the database' })
  const child = startNode(['--import', 'tsx', 'bench/import/measure-process.ts', ...process.argv.slice(2)], {
    env: { ...variables, NODE_ENV: 'production' },
    onText: (text) => process.stdout.write(text),
  })
  process.exitCode = await child.exited
})
