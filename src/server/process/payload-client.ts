import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { logger } from './log'

const watched = new WeakSet<Payload>()

type Emitter = { on: (event: 'error', listener: (error: Error) => void) => unknown }

function isEmitter(value: unknown): value is Emitter {
  return typeof value === 'object' && value !== null && 'on' in value && typeof value.on === 'function'
}

/** Handles errors of idle pooled connections, which would end the process. The pool replaces the connection. */
function surviveLostConnections(payload: Payload): void {
  if (watched.has(payload)) return
  watched.add(payload)
  const pool: unknown = Reflect.get(payload.db, 'pool')
  if (isEmitter(pool)) pool.on('error', ({ message }) => logger.warn({ reason: message }, 'a database connection was lost'))
}

/** Starts the scheduled jobs of this process, such as lead deliveries. Servers call it once; commands never do. */
export async function startJobs(): Promise<void> {
  surviveLostConnections(await getPayload({ config, cron: true }))
}

/** Returns this process's Payload instance. Only for the tenant-scoped readers and for calls that write on behalf of a visitor. */
export async function payloadClient(): Promise<Payload> {
  const payload = await getPayload({ config })
  surviveLostConnections(payload)
  return payload
}
