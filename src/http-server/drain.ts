import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Clients that send a request within this time get an answer and are asked to close. Idle connections are closed afterwards. */
const GRACE_MS = 3_000
const GIVE_UP_MS = 10_000
const CLOSE_EVERY_MS = 50
/** A turn of the event loop that is shorter leaves hardly any time for a connection to arrive. */
const QUIET_TURN_MS = 0.05
/** A busy process has no such turn. The longer it takes, the longer a turn may be; after this time any will do. */
const QUIET_WITHIN_MS = 1_500
const LONGEST_QUIET_TURN_MS = 5

/**
 * Closes only the listener, once no connection waits for it. The operating system resets those that wait when a listener is closed, and
 * Node accepts one in each turn of the event loop: after a busy turn many wait. An HTTP server's own close() would also cut idle
 * connections, on which a client may be sending a request.
 * @param onEnd Called when all connections have ended.
 * @returns a promise that resolves when nobody can connect any more.
 */
function closeListener(server: Server, onEnd: () => void): Promise<void> {
  const began = performance.now()
  let hasAccepted = false
  server.on('connection', () => (hasAccepted = true))
  return new Promise((resolve) => {
    const look = (before: number) => {
      const now = performance.now()
      const share = (now - began) / QUIET_WITHIN_MS
      const isQuiet = !hasAccepted && now - before < QUIET_TURN_MS + share ** 3 * LONGEST_QUIET_TURN_MS
      hasAccepted = false
      if (!isQuiet && share < 1) return void setImmediate(look, now)
      NetServer.prototype.close.call(server, onEnd)
      resolve()
    }
    // the turn that brought the signal is not a whole one
    setImmediate(look, -Infinity)
  })
}

/** Stops a server on SIGTERM or SIGINT without losing a request that reached it (REL-09). */
export class Drain {
  private isDraining = false
  private readonly unsent = new Set<ServerResponse>()
  private readonly sockets = new Set<Socket>()

  /** Call for each response before anything is sent. */
  watch(response: ServerResponse): void {
    if (this.isDraining) return this.tellToClose(response)
    this.unsent.add(response)
    response.once('close', () => this.unsent.delete(response))
  }

  /** @param close Releases the process's resources, once all connections have ended. */
  stopOnSignal(server: Server, close: () => Promise<void>): void {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    })
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        void closeListener(server, () => void close().finally(() => process.exit(0))).then(() => {
          // Clients that are told before the listener is closed would connect again.
          this.tellAllToClose()
          // Only a developer presses Ctrl-C, and nobody else is being served then.
          setTimeout(() => setInterval(() => this.closeIdle(server), CLOSE_EVERY_MS), signal === 'SIGINT' ? 0 : GRACE_MS)
        })
        setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
      })
  }

  /** A connection on which nothing was ever sent, such as one that a browser opens in advance, is not idle to Node. */
  private closeIdle(server: Server): void {
    server.closeIdleConnections()
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  private tellAllToClose(): void {
    this.isDraining = true
    // Responses that began before must not promise an open connection either: they may end while idle connections are being closed.
    for (const response of this.unsent) if (!response.headersSent) this.tellToClose(response)
  }

  private tellToClose(response: ServerResponse): void {
    response.setHeader('Connection', 'close')
  }
}
