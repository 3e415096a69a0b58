import { setTimeout as sleep } from 'node:timers/promises'
import { NEXT, recordServing } from './build'
import { toServerFile } from './bundle-server'
import { startNode, type Child } from './child'
import { Refusal } from './refusal'

const ANSWER_WITHIN_MS = 60_000
const HEAP_MB = 1_024
/** A rendered page leaves many short-lived objects. With Node's 16 MB, collecting them takes a fifth of its CPU time (PERF-09). */
const YOUNG_MB = 64
const DEVELOPMENT = { NODE_ENV: 'development', DEV_PAGES: 'on' } as const
const PRODUCTION = { NODE_ENV: 'production' } as const

type Serving = {
  slot: string
  variables: NodeJS.ProcessEnv
  port: number
  host?: string
  mode?: 'start' | 'dev'
  onText?: (text: string) => void
}

/** Returns the command for the production server, or for the development server of Next.js, which has no server of ours in front. */
function toCommand({ slot, port, host = 'localhost', mode = 'start' }: Serving): string[] {
  return mode === 'dev' ? [NEXT, mode, '-p', String(port), '-H', host] : [toServerFile(slot), '--port', String(port), '--host', host]
}

/** Starts the platform on a port and waits until /api/health answers. Throws a Refusal with the server's output when it fails to start. */
export async function serveSite(serving: Serving): Promise<Child> {
  const { slot, variables, port, host = 'localhost', mode = 'start', onText } = serving
  let isUp = false
  const child = startNode([`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`, ...toCommand(serving)], {
    env: { ...variables, ...(mode === 'dev' ? DEVELOPMENT : PRODUCTION), DIST_DIR: slot, PORT: String(port) },
    onText: (text) => isUp && onText?.(text),
  })
  if (child.process.pid !== undefined && mode === 'start') recordServing(slot, child.process.pid)
  await waitForHealth(child, `http://${host}:${port}/api/health`)
  isUp = true
  return child
}

async function waitForHealth(child: Child, address: string): Promise<void> {
  let isGone = false
  void child.exited.then(() => {
    isGone = true
  })
  const deadline = Date.now() + ANSWER_WITHIN_MS
  while (!isGone && Date.now() < deadline) {
    const isHealthy = await fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isHealthy) return
    await sleep(150)
  }
  await child.stop()
  throw new Refusal(`The server failed to start:\n${child.output().trim()}`)
}
