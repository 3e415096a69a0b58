import { setTimeout as sleep } from 'node:timers/promises'
import { showProgress } from '../bootstrap/progress.mjs'
import { ensureDatabase } from '../postgres/databases'
import { probePort } from '../postgres/free-port'
import { ensureBuild } from '../setup/build'
import { stopChildren } from '../setup/child'
import { openDatabaseServer, recreateDatabase } from '../setup/open-database'
import { prepareDatabase } from '../setup/prepare-database'
import { Refusal } from '../setup/refusal'
import { serveSite } from '../setup/serve'
import { readSettings, type Settings } from '../setup/settings'
import { runWithShutdown, type Shutdown } from '../setup/shutdown'
import { readDirectory, tellAddresses } from './addresses'

const DATABASE = 'forecourt'

/** `npm start` and, with --dev, `npm run dev`: from a checkout to a running platform; returns when it has been stopped. */
export async function main(args: readonly string[]): Promise<void> {
  const mode = args.includes('--dev') ? 'dev' : 'start'
  await runWithShutdown(async (shutdown) => {
    const settings = readSettings()
    await refuseTakenPort(settings)
    const { variables, admin } = await prepareOwnDatabase(settings, shutdown)
    const slot = mode === 'dev' ? '.next' : await ensureBuild(variables)
    const { PORT: port, HOST: host } = settings.env
    const child = await showProgress('Starting the site', () =>
      serveSite({ slot, variables, port, host, mode, onText: (text) => process.stdout.write(text) }),
    )
    tellAddresses(settings.env, await readDirectory(variables.DATABASE_URL ?? ''), admin)
    shutdown.expectSignal()
    const code = await child.exited
    throw new Refusal(`The site stopped by itself (exit code ${code}).`)
  })
}

async function refuseTakenPort({ env: { PORT, HOST } }: Settings): Promise<void> {
  let state = await probePort(PORT, HOST)
  for (let tries = 0; state === 'EADDRINUSE' && tries < 10; tries += 1) {
    await sleep(200) // the site of a start that was killed ends within half a second
    state = await probePort(PORT, HOST)
  }
  if (state === 'EADDRINUSE')
    throw new Refusal(`Port ${PORT} is taken by another program: stop that, or choose another port with PORT=${PORT + 1} npm start.`)
  if (state !== 'free') throw new Refusal(`Port ${PORT} of ${HOST} cannot be used (${state}): choose another with PORT=3000 npm start.`)
}

async function prepareOwnDatabase(settings: Settings, shutdown: Shutdown) {
  const server = await openDatabaseServer(settings, shutdown)
  shutdown.add(stopChildren)
  if (server.isEmbedded) await ensureDatabase(server.adminUrl, DATABASE)
  const variables = { ...settings.variables, DATABASE_URL: server.isEmbedded ? server.urlOf(DATABASE) : settings.env.DATABASE_URL }
  const admin = await prepareDatabase({
    variables,
    lockUrl: server.adminUrl,
    label: 'Preparing the database',
    startAfresh: server.isEmbedded ? () => recreateDatabase(server, DATABASE) : undefined,
  })
  return { variables, admin }
}
