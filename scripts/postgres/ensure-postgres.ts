import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { choosePlace, type ClusterPlace } from './cluster-place'
import { createCluster, DATABASE_USER, readClusterPassword } from './create-cluster'
import { withClient } from './databases'
import { withFileLock } from './file-lock'
import { findFreePort } from './free-port'
import { takeLease } from './leases'
import { isAlive, isPostmasterOf, readPostmasterLock, removePostmasterLock } from './postmaster-lock'
import { runProgram } from './run-program'

const PREFERRED_PORT = 54_329
const ANSWER_WITHIN_MS = 15_000
const START_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 500

export type PostgresServer = {
  port: number
  /** False when a server of this checkout was already running. */
  startedHere: boolean
  urlOf: (database: string) => string
  /** Restarts the server on its port whenever it dies, and reports it (REL-11). */
  keepRunning: (tell: (text: string) => void) => void
  /** Stops the server unless another process still uses it. */
  stop: () => Promise<void>
}

export type PostgresOptions = {
  stateFolder?: string
  /** The data can be created again, so nothing waits for the disk. A crash of the machine (not of a process) may corrupt all of it. */
  isDisposable?: boolean
}

/**
 * Starts this checkout's embedded server, or joins the running one. Safe for concurrent callers. It listens on 127.0.0.1 only, and copes
 * with a kill -9 (a lock counts only if its process is ours) and a port in use. Throws an Error with PostgreSQL's last lines when it can't
 * start.
 */
export async function ensurePostgres({ stateFolder = '.data', isDisposable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const place = choosePlace(stateFolder)
  return withFileLock(place.lockFile, async () => {
    await createCluster(place)
    const running = await findRunning(place)
    const port = running ?? (await startServer(place, isDisposable))
    const lease = takeLease(place.leaseFolder)
    const guard = createGuard(place, { port, isDisposable })
    return {
      port,
      startedHere: running === undefined,
      urlOf: (database) => urlOf(place, port, database),
      keepRunning: guard.begin,
      stop: () => {
        guard.end()
        return withFileLock(place.lockFile, async () => void (lease.release().isLast && (await stopServer(place))))
      },
    }
  })
}

function urlOf(place: ClusterPlace, port: number, database: string): string {
  return `postgres://${DATABASE_USER}:${readClusterPassword(place)}@127.0.0.1:${port}/${database}`
}

/** A live postmaster may still be starting or stopping, so it gets some time to answer. */
async function findRunning(place: ClusterPlace): Promise<number | undefined> {
  const deadline = Date.now() + ANSWER_WITHIN_MS
  for (;;) {
    const lock = readPostmasterLock(place.dataFolder)
    if (!lock || !isPostmasterOf(place.dataFolder, lock.pid)) return undefined
    if (await isOurServer(place, lock.port)) return lock.port
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${lock.pid}) runs but does not answer. Stop it and try again.`)
    await sleep(200)
  }
}

async function isOurServer(place: ClusterPlace, port: number): Promise<boolean> {
  try {
    return await withClient(urlOf(place, port, 'postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return rows[0]?.data_directory === place.dataFolder
    })
  } catch {
    return false
  }
}

/** Checks the server regularly and restarts it when it is gone, until stopped. */
function createGuard(place: ClusterPlace, server: { port: number; isDisposable: boolean }) {
  let timer: NodeJS.Timeout | undefined
  let isBusy = false
  const startAgain = async (tell: (text: string) => void) => {
    // The previous holder of the lock may have started it, or stopped it for good.
    if (timer === undefined || (await findRunning(place)) !== undefined) return
    tell('PostgreSQL has stopped. Starting it again.')
    await startServer(place, server.isDisposable, server.port)
    tell('PostgreSQL runs again.')
  }
  const look = (tell: (text: string) => void) => {
    const lock = readPostmasterLock(place.dataFolder)
    if (isBusy || (lock && isAlive(lock.pid))) return
    isBusy = true
    withFileLock(place.lockFile, () => startAgain(tell))
      .catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        isBusy = false
      })
  }
  return {
    begin: (tell: (text: string) => void) => {
      timer ??= setInterval(look, LOOK_EVERY_MS, tell).unref()
    },
    end: () => {
      clearInterval(timer)
      timer = undefined
    },
  }
}

/** @param wantedPort The only acceptable port; by default any free one. */
async function startServer(place: ClusterPlace, isDisposable: boolean, wantedPort?: number): Promise<number> {
  const deadline = Date.now() + START_WITHIN_MS
  for (;;) {
    removePostmasterLock(place.dataFolder)
    const port = wantedPort ?? (await findFreePort(PREFERRED_PORT))
    const { code, output } = await control(place, [
      '-l',
      path.join(place.dataFolder, 'server.log'),
      '-o',
      serverOptions(port, isDisposable),
      'start',
    ])
    if (code === 0) return port
    const winner = await findRunning(place)
    if (winner !== undefined) return winner
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${output.trim()}\n${readLogTail(place)}`)
    await sleep(250) // backends orphaned by a kill -9 keep the shared memory for a moment
  }
}

function serverOptions(port: number, isDisposable: boolean): string {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    ...(isDisposable ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'] : []),
  ]
  return [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
}

async function stopServer(place: ClusterPlace): Promise<void> {
  const { code } = await control(place, ['-m', 'fast', '-t', '5', 'stop'])
  if (code !== 0) await control(place, ['-m', 'immediate', '-t', '2', 'stop'])
}

function control(place: ClusterPlace, args: string[]): Promise<{ code: number; output: string }> {
  return runProgram(place.binaries.pgCtl, ['-D', place.dataFolder, '-w', ...args], place.owner)
}

function readLogTail(place: ClusterPlace): string {
  const log = path.join(place.dataFolder, 'server.log')
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n') : ''
}
