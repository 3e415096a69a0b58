import pg from 'pg'
import { logger } from '../log/log'
import { ACK_CHANNEL, readSiteMessage, SITE_CHANNEL, type SiteMessage } from './messages'
import { pageCache } from '../cache/page-cache'

/** The name by which the barrier counts the processes that listen. */
export const LISTENER_NAME = 'forecourt-listen'

const RETRY_MS = 500
/** A connection that died without a word is noticed after at most two of these. */
const HEARTBEAT_MS = 15_000

type Listener = {
  connectionString: string
  /** Reads everything anew: at the start, and after a connection was lost and messages may have been missed. */
  onConnect: () => Promise<void>
  /** Told when the connection stands, and when it is gone and another is sought. */
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
    // at once, before anything awaits: a request that comes now must not meet the old page
    pageCache()?.expire(message.tags)
    listener
      .onMessage(message)
      .then(() => client.query('select pg_notify($1, $2)', [ACK_CHANNEL, message.id]))
      .catch(lost)
  })
  try {
    await client.connect()
    await client.query(`listen ${SITE_CHANNEL}; listen ${ACK_CHANNEL}`)
    // whatever was announced while nobody listened is unknown: start from nothing
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
 * Listens for changes of the sites for the life of the process: expires cached pages, has the maps read anew, acknowledges.
 * Resolves once it listens; reconnects by itself, flushing the cache, when the database goes away.
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
