import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/env'
import { Drain } from './drain'
import { createRequestListener } from './request-listener'

const LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  // a stock file over a slow connection
  requestTimeout: 300_000,
  // longer than a load balancer's own timeout, so that it never sends on a connection that is being closed
  keepAliveTimeout: 65_000,
}
/** A form takes seconds, even on a poor connection. */
const BODY_TIME_MS = 30_000
/** Far above what one process serves. The rest waits at the load balancer instead of in this process's memory. */
const MOST_CONNECTIONS = 10_000

/** Sets what a standalone build needs before Next.js is loaded, as its own server.js does. */
function readStandaloneConfig(folder: string): void {
  const file = path.join(folder, 'required-server-files.json')
  if (!process.env.BUILD_STANDALONE || !existsSync(file)) return
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')).config)
}

async function loadNext(port: number, hostname: string) {
  readStandaloneConfig(import.meta.dirname)
  // server actions compare with it; the command line of Next.js sets it, but its programming interface does not
  process.env.__NEXT_PRIVATE_ORIGIN = `http://${hostname === '0.0.0.0' ? 'localhost' : hostname}:${port}`
  const { default: next } = await import('next')
  const app = next({ dev: false, dir: process.cwd(), hostname, port })
  await app.prepare()
  return app
}

/** Starts the platform's server: our own HTTP server in front of Next.js, in one process (docs/decisions/0025). */
async function serve(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } })
  const { PORT, HOST, BASE_DOMAIN, PUBLIC_SCHEME, TRUSTED_PROXIES, PAYLOAD_SECRET } = env()
  const port = values.port === undefined ? PORT : Number(values.port)
  const host = values.host ?? HOST
  const app = await loadNext(port, host)
  const isHttps = PUBLIC_SCHEME === 'https'
  const listener = createRequestListener(
    {
      baseDomain: BASE_DOMAIN,
      isHttps,
      trustedProxies: TRUSTED_PROXIES ?? (isHttps ? 1 : 0),
      secret: PAYLOAD_SECRET,
      // the bundle is in the build's folder
      buildFolder: import.meta.dirname,
      publicFolder: path.resolve('public'),
      bodyTimeMs: BODY_TIME_MS,
    },
    app.getRequestHandler(),
  )
  const drain = new Drain()
  const server = createServer(LIMITS, (request, response) => {
    drain.watch(response)
    listener(request, response)
  })
  server.maxConnections = MOST_CONNECTIONS
  drain.stopOnSignal(server, () => app.close())
  server.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  server.listen(port, host)
}

await serve()
