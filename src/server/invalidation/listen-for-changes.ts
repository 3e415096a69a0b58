import pg from 'pg'
import { logger } from '../process/log'
import { ACK_CHANNEL, readSiteMessage, SITE_CHANNEL, type SiteMessage } from './messages'
import { pageCache } from '../cache/page-cache'

/** The application name by which `untilLive` counts the listening processes. */
export const LISTENER_NAME = 'forecourt-listen'

const RETRY_MS = 500
/** A silently lost connection is detected after at most two of these intervals. */
const HEARTBEAT_MS = 15_000

type Listener = {
  connectionString: string
  /** Reads everything again: at the start, and after reconnecting, since messages may have been missed. */
  onConnect: () => Promise<void>
  /** Called when the connection opens, and when it is lost. */
  noteConnection: (isOfferValid: boolean) => void
  onMessage: (message: SiteMessage) => Promise<void>
  onAck: (id: string) => void
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

async function connect(listener: Listener, onLost: () => void): Promise<void> {
  const client = new pg.Client({ connectionString: listener.connectionString, keepAlive: true, application_name: LISTENER_NAME })
  let isOver = false
  const lost = () => {
    if (isOver) return
    isOver = true
    clearInterval(heartbeat)
    client.end().catch(() => undefined)
    onLost()
  }
  const heartbeat = setInterval(() => {
    const limit = setTimeout(lost, HEARTBEAT_MS)
    client.query('select 1').then(() => clearTimeout(limit), lost)
  }, HEARTBEAT_MS)
  heartbeat.unref()
  client.on('error', lost)
  client.on('end', lost)
  client.on('notification', ({ channel, payload }) => {
    if (channel === ACK_CHANNEL) return listener.onAck(payload ?? '')
    const message = readSiteMessage(payload)
    if (!message) return
    // before any await: a request that comes now must not get the outdated page
    pageCache()?.expire(message.tags)
    listener
      .onMessage(message)
      .then(() => client.query('select pg_notify($1, $2)', [ACK_CHANNEL, message.id]))
      .catch(lost)
  })
  try {
    await client.connect()
    await client.query(`listen ${SITE_CHANNEL}; listen ${ACK_CHANNEL}`)
    // announcements during the interruption are unknown, so the whole cache is dropped
    pageCache()?.flush()
    await listener.onConnect()
    listener.noteConnection(!isOver)
  } catch (error) {
    isOver = true
    clearInterval(heartbeat)
    client.end().catch(() => undefined)
    throw error
  }
}

/**
 * Listens for changes of the sites for the life of the process: expires cached pages, reloads site maps and acknowledges. Resolves once it
 * listens. Reconnects automatically and flushes the cache when the connection was lost.
 */
export async function listenForChanges(listener: Listener): Promise<void> {
  for (;;) {
    try {
      await connect(listener, () => {
        listener.noteConnection(false)
        logger.warn('lost the connection that brings changes; reconnecting')
        void pause(RETRY_MS).then(() => listenForChanges(listener))
      })
      return
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the database can’t be reached; trying again')
      await pause(RETRY_MS)
    }
  }
}
