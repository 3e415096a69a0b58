import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { logger } from './log/log'

const watched = new WeakSet<Payload>()

type Emitter = { on: (event: 'error', listener: (error: Error) => void) => unknown }

function isEmitter(value: unknown): value is Emitter {
  return typeof value === 'object' && value !== null && 'on' in value && typeof value.on === 'function'
}

/** A pooled connection that dies while nobody uses it is replaced on the next use; unheard, its error would end the process. */
function surviveLostConnections(payload: Payload): void {
  if (watched.has(payload)) return
  watched.add(payload)
  const pool: unknown = Reflect.get(payload.db, 'pool')
  if (isEmitter(pool)) pool.on('error', ({ message }) => logger.warn({ reason: message }, 'a database connection was lost'))
}

/** Begins what this process does by the clock, such as delivering leads from the outbox; a server calls it once, a command never. */
export async function startJobs(): Promise<void> {
  surviveLostConnections(await getPayload({ config, cron: true }))
}

/** The one Payload of this process. Only the tenant-scoped readers and the calls that write for a visitor use it. */
export async function payloadClient(): Promise<Payload> {
  const payload = await getPayload({ config })
  surviveLostConnections(payload)
  return payload
}
