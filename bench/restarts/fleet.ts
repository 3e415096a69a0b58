import type http from 'node:http'
import { type Child } from '@scripts/setup/child'
import { serveSite } from '@scripts/setup/serve'
import { type Answered, type Asked, ask, NoAnswer, waitUntilReady } from '../ask'

/** How a process ended after SIGTERM. */
export type Stop = { ms: number; code: number; signal: NodeJS.Signals | null }

/** A request without a complete response. `sinceStop` is the time since its process got SIGTERM, null if it had not. */
export type Loss = { what: string; isReused: boolean; sinceStop: number | null }

type Server = { port: number; child: Child | null; stoppedAt: number | null; answered: number }

type FleetSettings = { slot: string; variables: NodeJS.ProcessEnv; ports: readonly number[] }

export type Request = Omit<Asked, 'port' | 'agent'> & { agent: http.Agent | false }

/**
 * Processes of one site that are restarted one at a time. A request goes to another process only if the connection was refused, so that
 * nothing of it was sent: the rule by which a load balancer passes on any request.
 */
export class Fleet {
  /** Responses from a process that had been asked to stop. */
  answeredWhileStopping = 0
  answered = 0
  refused = 0
  slowestMs = 0
  readonly losses: Loss[] = []
  private readonly servers: Server[]

  constructor(private readonly settings: FleetSettings) {
    this.servers = settings.ports.map((port) => ({ port, child: null, stoppedAt: null, answered: 0 }))
  }

  /** Starts a process as `npm start` does, and waits until it can take visitors. Returns the time it took in ms. */
  async start(place: number): Promise<number> {
    const server = this.serverAt(place)
    const { slot, variables } = this.settings
    const began = performance.now()
    const child = await serveSite({ slot, variables, port: server.port })
    await waitUntilReady(server.port)
    server.stoppedAt = null
    server.child = child
    server.answered = 0
    return performance.now() - began
  }

  /** Returns how many requests a process has answered since it started. */
  countAnswered(place: number): number {
    return this.serverAt(place).answered
  }

  /** Asks a process to stop, as a container's host does, and waits until it has ended. */
  async stop(place: number): Promise<Stop> {
    const server = this.serverAt(place)
    const { child } = server
    if (!child) throw new Error(`Nothing runs on port ${server.port}.`)
    server.stoppedAt = Date.now()
    const began = performance.now()
    child.process.kill('SIGTERM')
    const code = await child.exited
    server.child = null
    return { ms: performance.now() - began, code, signal: child.process.signalCode }
  }

  /** Sends a request to a process, or to the next one if it doesn't listen. Returns null, and records it, when it gets no complete response. */
  async send(what: string, preferred: number, request: Request): Promise<Answered | null> {
    for (let tries = 0; tries < this.servers.length * 2; tries += 1) {
      const server = this.serverAt((preferred + tries) % this.servers.length)
      try {
        const answer = await ask({ ...request, port: server.port })
        this.answered += 1
        server.answered += 1
        this.slowestMs = Math.max(this.slowestMs, answer.endedAt - answer.startedAt)
        if (server.stoppedAt !== null && answer.startedAt >= server.stoppedAt) this.answeredWhileStopping += 1
        return answer
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        if (error.code !== 'ECONNREFUSED') return this.lose(what, server, error)
        this.refused += 1
      }
    }
    return this.record({ what: `${what}: no process listens`, isReused: false, sinceStop: null })
  }

  private lose(what: string, { stoppedAt, port }: Server, error: NoAnswer): null {
    const sinceStop = stoppedAt === null ? null : Date.now() - stoppedAt
    const sent = stoppedAt === null ? null : error.startedAt - stoppedAt
    const text = `${what} on ${port}: ${error.message}, sent ${sent} ms after SIGTERM`
    return this.record({ what: text, isReused: error.isReused, sinceStop })
  }

  private record(loss: Loss): null {
    this.losses.push(loss)
    console.error(loss.what)
    return null
  }

  private serverAt(place: number): Server {
    const server = this.servers[place]
    if (!server) throw new Error(`There is no process ${place}.`)
    return server
  }
}
