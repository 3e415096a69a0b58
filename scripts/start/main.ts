import { setTimeout as sleep } from 'node:timers/promises'
import { showProgress } from '../bootstrap/progress.mjs'
import { probePort } from '../postgres/free-port'
import { ensureBuild } from '../setup/build'
import { bundleCacheHandler } from '../setup/bundle-server'
import { openOwnDatabase, prepareOwnDatabase } from '../setup/own-database'
import { Refusal } from '../setup/refusal'
import { serveSite } from '../setup/serve'
import { readSettings, type Settings } from '../setup/settings'
import { runWithShutdown } from '../setup/shutdown'
import { readDirectory, printAddresses } from './addresses'

/** `npm start` and, with --dev, `npm run dev`: from a checkout to a running platform. Returns when it was stopped. */
export async function main(args: readonly string[]): Promise<void> {
  const mode = args.includes('--dev') ? 'dev' : 'start'
  await runWithShutdown(async (shutdown) => {
    const settings = readSettings()
    await refuseTakenPort(settings)
    const database = await openOwnDatabase(settings, shutdown)
    const { variables, server } = database
    const admin = await prepareOwnDatabase(database)
    const slot = mode === 'dev' ? await prepareDevelopment() : await ensureBuild(variables)
    const { PORT: port, HOST: host } = settings.env
    const child = await showProgress('Starting the site', () =>
      serveSite({ slot, variables, port, host, mode, onText: (text) => process.stdout.write(text) }),
    )
    printAddresses(settings.env, await readDirectory(variables.DATABASE_URL ?? ''), admin)
    server.keepRunning((text) => console.log(text))
    shutdown.expectSignal()
    const code = await child.exited
    throw new Refusal(`The server stopped unexpectedly (exit code ${code}).`)
  })
}

/** Prepares the development server's folder, with the one file that Next.js doesn't compile itself. */
async function prepareDevelopment(): Promise<string> {
  await bundleCacheHandler('.next')
  return '.next'
}

async function refuseTakenPort({ env: { PORT, HOST } }: Settings): Promise<void> {
  let state = await probePort(PORT, HOST)
  for (let tries = 0; state === 'EADDRINUSE' && tries < 10; tries += 1) {
    await sleep(200) // the server of a killed start ends within half a second
    state = await probePort(PORT, HOST)
  }
  if (state === 'EADDRINUSE')
    throw new Refusal(`Port ${PORT} is taken by another program: stop that, or choose another port with PORT=${PORT + 1} npm start.`)
  if (state !== 'free') throw new Refusal(`Port ${PORT} of ${HOST} cannot be used (${state}): choose another with PORT=3000 npm start.`)
}
