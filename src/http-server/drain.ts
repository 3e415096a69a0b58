import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Clients that send a request within this time get an answer and are asked to close. Idle connections are closed afterwards. */
const GRACE_MS = 3_000
const GIVE_UP_MS = 10_000
const CLOSE_EVERY_MS = 50

/** Stops a server on SIGTERM or SIGINT without losing a request that reached it (REL-09). */
export class Drain {
  private isDraining = false
  private readonly unsent = new Set<ServerResponse>()

  /** Call for each response before anything is sent. */
  watch(response: ServerResponse): void {
    if (this.isDraining) return this.tellToClose(response)
    this.unsent.add(response)
    response.once('close', () => this.unsent.delete(response))
  }

  /** @param close Releases the process's resources, once all connections have ended. */
  stopOnSignal(server: Server, close: () => Promise<void>): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        this.isDraining = true
        // Responses that began before must not promise an open connection either: they may end while idle connections are being closed.
        for (const response of this.unsent) if (!response.headersSent) this.tellToClose(response)
        // Closes only the listener. An HTTP server's own close() also cuts idle connections, on which a client may be sending a request.
        NetServer.prototype.close.call(server, () => void close().finally(() => process.exit(0)))
        // Only a developer presses Ctrl-C, and nobody else is being served then.
        setTimeout(() => setInterval(() => server.closeIdleConnections(), CLOSE_EVERY_MS), signal === 'SIGINT' ? 0 : GRACE_MS)
        setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
      })
  }

  private tellToClose(response: ServerResponse): void {
    response.setHeader('Connection', 'close')
  }
}
