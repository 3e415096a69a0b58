import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseClusterPaths, type ClusterPaths } from './cluster-paths'
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
  keepRunning: (log: (text: string) => void) => void
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
  const cluster = chooseClusterPaths(stateFolder)
  return withFileLock(cluster.lockFile, async () => {
    await createCluster(cluster)
    const running = await findRunning(cluster)
    const port = running ?? (await startServer(cluster, isDisposable))
    const lease = takeLease(cluster.leaseFolder)
    const guard = createGuard(cluster, { port, isDisposable })
    return {
      port,
      startedHere: running === undefined,
      urlOf: (database) => urlOf(cluster, port, database),
      keepRunning: guard.begin,
      stop: () => {
        guard.end()
        return withFileLock(cluster.lockFile, async () => void (lease.release().isLast && (await stopServer(cluster))))
      },
    }
  })
}

function urlOf(cluster: ClusterPaths, port: number, database: string): string {
  return `postgres://${DATABASE_USER}:${readClusterPassword(cluster)}@127.0.0.1:${port}/${database}`
}

/** A live postmaster may still be starting or stopping, so it gets some time to answer. */
async function findRunning(cluster: ClusterPaths): Promise<number | undefined> {
  const deadline = Date.now() + ANSWER_WITHIN_MS
  for (;;) {
    const lock = readPostmasterLock(cluster.dataFolder)
    if (!lock || !isPostmasterOf(cluster.dataFolder, lock.pid)) return undefined
    if (await isOurServer(cluster, lock.port)) return lock.port
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${lock.pid}) runs but does not answer. Stop it and try again.`)
    await sleep(200)
  }
}

async function isOurServer(cluster: ClusterPaths, port: number): Promise<boolean> {
  try {
    return await withClient(urlOf(cluster, port, 'postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return rows[0]?.data_directory === cluster.dataFolder
    })
  } catch {
    return false
  }
}

/** Checks the server regularly and restarts it when it is gone, until stopped. */
function createGuard(cluster: ClusterPaths, server: { port: number; isDisposable: boolean }) {
  let timer: NodeJS.Timeout | undefined
  let isBusy = false
  const startAgain = async (log: (text: string) => void) => {
    // The previous holder of the lock may have started it, or stopped it for good.
    if (timer === undefined || (await findRunning(cluster)) !== undefined) return
    log('PostgreSQL has stopped. Starting it again.')
    await startServer(cluster, server.isDisposable, server.port)
    log('PostgreSQL is running again.')
  }
  const look = (log: (text: string) => void) => {
    const lock = readPostmasterLock(cluster.dataFolder)
    if (isBusy || (lock && isAlive(lock.pid))) return
    isBusy = true
    withFileLock(cluster.lockFile, () => startAgain(log))
      .catch((error: unknown) => log(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        isBusy = false
      })
  }
  return {
    begin: (log: (text: string) => void) => {
      timer ??= setInterval(look, LOOK_EVERY_MS, log).unref()
    },
    end: () => {
      clearInterval(timer)
      timer = undefined
    },
  }
}

/** @param wantedPort The only acceptable port; by default any free one. */
async function startServer(cluster: ClusterPaths, isDisposable: boolean, wantedPort?: number): Promise<number> {
  const deadline = Date.now() + START_WITHIN_MS
  for (;;) {
    removePostmasterLock(cluster.dataFolder)
    const port = wantedPort ?? (await findFreePort(PREFERRED_PORT))
    const { code, output } = await control(cluster, [
      '-l',
      path.join(cluster.dataFolder, 'server.log'),
      '-o',
      serverOptions(port, isDisposable),
      'start',
    ])
    if (code === 0) return port
    const winner = await findRunning(cluster)
    if (winner !== undefined) return winner
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${output.trim()}\n${readLogTail(cluster)}`)
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

async function stopServer(cluster: ClusterPaths): Promise<void> {
  const { code } = await control(cluster, ['-m', 'fast', '-t', '5', 'stop'])
  if (code !== 0) await control(cluster, ['-m', 'immediate', '-t', '2', 'stop'])
}

function control(cluster: ClusterPaths, args: string[]): Promise<{ code: number; output: string }> {
  return runProgram(cluster.binaries.pgCtl, ['-D', cluster.dataFolder, '-w', ...args], cluster.owner)
}

function readLogTail(cluster: ClusterPaths): string {
  const log = path.join(cluster.dataFolder, 'server.log')
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n') : ''
}
