import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@scripts/postgres/free-port'
import { toServerFile } from '@scripts/setup/bundle-server'
import { ask } from './http'

const FIRST_PORT = 4600

export type SiteServer = {
  port: number
  /** Resolves once the process has ended, with the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>
  kill: (signal: NodeJS.Signals) => Promise<void>
  /** Returns the log so far. */
  log: () => string
}

/**
 * Starts another process of the site with this run's build and database, for tests that kill it, need two, or cut it off from a service.
 */
export async function startSiteServer(variables: Record<string, string> = {}): Promise<SiteServer> {
  const port = await findFreePort(FIRST_PORT + Math.floor(Math.random() * 300))
  const child = spawn(process.execPath, [toServerFile(process.env.DIST_DIR ?? '.next'), '--port', String(port), '--host', 'localhost'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: process.env.SITE_PORT, ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let logged = ''
  child.stdout.on('data', (chunk: Buffer) => void (logged += chunk.toString('utf8')))
  const ended = once(child, 'exit').then(() => child.signalCode)
  await waitUntilReady(child, port)
  return {
    port,
    ended,
    kill: async (signal) => {
      child.kill(signal)
      await ended
    },
    log: () => logged,
  }
}

async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    const answer = await ask(port, '/api/ready').catch(() => null)
    if (answer?.status === 200) return
    await sleep(100)
  }
  child.kill('SIGKILL')
  throw new Error('The second process of the site did not become ready.')
}
