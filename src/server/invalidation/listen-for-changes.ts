import pg from 'pg'
import { logger } from '../process/log'
import { ACK_CHANNEL, readSiteMessage, SITE_CHANNEL, type SiteMessage } from './messages'
import { pageCache } from '../cache/page-cache'

/** The application name by which `untilLive` counts the listening processes. */
export const LISTENER_NAME = 'forecourt-listen'

const RETRY_MS = 500
const HEARTBEAT_MS = 1_000
/** A connection that was lost silently is detected after at most a heartbeat and this time. */
const HEARTBEAT_LIMIT_MS = 1_500
const CONNECT_LIMIT_MS = 5_000
/** Visitors wait for this: nothing stored is used until the first attempt to reconnect has ended. */
const RECONNECT_LIMIT_MS = 1_000

type Listener = {
  connectionString: string
  /**
   * Reads everything again: at the start, and after reconnecting, since messages may have been missed. The new connection is known to
   * work.
   */
  onConnect: (client: pg.Client) => Promise<void>
  /** Called when the connection opens, and when it is lost. */
  noteConnection: (isConnected: boolean) => void
  /** Called when nothing arrives any more on the connection, although it is open. */
  onSilence: () => void
  onMessage: (message: SiteMessage) => Promise<void>
  onAck: (id: string) => void
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

/** Asks the database for a sign of life every second. Returns a function that stops it. */
function startHeartbeat(client: pg.Client, onSilence: () => void, onError: () => void): () => void {
  let isWaiting = false
  const timer = setInterval(() => {
    if (isWaiting) return
    isWaiting = true
    const answered = () => {
      isWaiting = false
      clearTimeout(limit)
    }
    // after the reads of this turn: a busy process has perhaps not looked at an answer that has arrived
    const limit = setTimeout(() => setImmediate(() => isWaiting && onSilence()), HEARTBEAT_LIMIT_MS)
    client.query('select 1').then(answered, onError)
  }, HEARTBEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function connect(listener: Listener, limitMs: number, onLost: () => void): Promise<void> {
  const client = new pg.Client({
    connectionString: listener.connectionString,
    connectionTimeoutMillis: limitMs,
    keepAlive: true,
    application_name: LISTENER_NAME,
  })
  const state = { isOpen: false, isOver: false, stopHeartbeat: () => {} }
  const close = () => {
    state.isOver = true
    state.stopHeartbeat()
    client.end().catch(() => undefined)
  }
  const lost = () => {
    if (state.isOver) return
    close()
    if (state.isOpen) onLost()
  }
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
    await listener.onConnect(client)
    if (state.isOver) throw new Error('The connection was lost while the sites were being read.')
    state.isOpen = true
    const silent = () => {
      if (!state.isOver) listener.onSilence()
      lost()
    }
    state.stopHeartbeat = startHeartbeat(client, silent, lost)
    listener.noteConnection(true)
    pageCache()?.resume()
  } catch (error) {
    close()
    throw error
  }
}

/**
 * Listens for changes of the sites for the life of the process: expires cached pages, reloads site maps and acknowledges. Resolves once it
 * listens. Reconnects automatically when the connection is lost, and flushes the cache then.
 *
 * Until the first attempt to reconnect has ended, nothing stored is used, because changes may have been missed (REL-03). If the database can't be reached,
 * stored pages are the best answer there is, and they are used until it is back (REL-11).
 */
export async function listenForChanges(listener: Listener, limitMs = CONNECT_LIMIT_MS): Promise<void> {
  for (;;) {
    try {
      await connect(listener, limitMs, () => {
        pageCache()?.pause()
        listener.noteConnection(false)
        logger.warn('lost the connection that brings changes; reconnecting')
        void listenForChanges(listener, RECONNECT_LIMIT_MS)
      })
      return
    } catch (error) {
      pageCache()?.resume()
      logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the database can’t be reached; trying again')
      await pause(RETRY_MS)
    }
  }
}
