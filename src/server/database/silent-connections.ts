import type { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import type pg from 'pg'
import { processGlobal } from '../cache/process-global'

/** A statement that has received nothing for this long since the database fell silent will not receive anything. */
const GIVE_UP_MS = 30_000

/** The open connections of the process's pools, with whether one is in use. */
function connections(): Map<pg.PoolClient, boolean> {
  const holder = processGlobal<Map<pg.PoolClient, boolean>>('forecourt.pooled-connections')
  return (holder.value ??= new Map())
}

/** Follows the connections of a pool for `dropSilentConnections`. */
export function followConnections(pool: Pick<EventEmitter, 'on'>): void {
  pool.on('acquire', (client: pg.PoolClient) => connections().set(client, true))
  pool.on('release', (_: unknown, client: pg.PoolClient) => connections().set(client, false))
  pool.on('remove', (client: pg.PoolClient) => connections().delete(client))
}

/**
 * Ends the pooled connections that can't be trusted after the database fell silent: idle ones at once, and those in use when they have
 * received nothing for a while. The operating system would notice only after a quarter of an hour, and until then every request that
 * got such a connection would wait (REL-11).
 * @param giveUpMs After this time a connection in use that has received nothing is ended.
 */
export function dropSilentConnections(giveUpMs = GIVE_UP_MS): void {
  for (const [client, isInUse] of connections()) {
    const { stream } = client.connection
    if (!(stream instanceof Socket)) continue
    const received = stream.bytesRead
    if (!isInUse) stream.destroy()
    else setTimeout(() => void (stream.bytesRead === received && stream.destroy()), giveUpMs).unref()
  }
}
