import { EventEmitter } from 'node:events'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { followConnections } from '../database/silent-connections'
import { logger } from './log'

const watched = new WeakSet<Payload>()

/** Handles errors of pooled connections, which would end the process, and lets silent ones be dropped. The pool replaces them. */
function surviveLostConnections(payload: Payload): void {
  if (watched.has(payload)) return
  watched.add(payload)
  const pool: unknown = Reflect.get(payload.db, 'pool')
  if (!(pool instanceof EventEmitter)) return
  pool.on('error', ({ message }: Error) => logger.warn({ reason: message }, 'a database connection was lost'))
  followConnections(pool)
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
