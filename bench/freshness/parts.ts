import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Forwarder } from '@tests/e2e/support/forwarder'
import { waitUntilReady } from '../ask'
import type { Published, Publisher } from './publisher'
import type { Trial } from './subjects'
import { Tally, type Visitors } from './visitors'

/** A connection that falls silent is noticed after a heartbeat and its limit (docs/decisions/0056). */
const SILENCE_BOUND_MS = 3_000
/** A process that was cut off connects again half a second after the database is back, and then reads everything again. */
const BACK_BOUND_MS = 2_000
/** The application name of the connections that bring changes. The module that names it reads settings, which the bench has not. */
export const LISTENER_NAME = 'forecourt-listen'
const AWAY_MS = 4_000
const REST_MS = 500
const TERMINATE = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()'

/** What a part of the run needs. The second process reaches the database through the forwarder. */
export type Stage = {
  trial: Trial
  visitors: Visitors
  publisher: Publisher
  database: pg.Client
  forwarder: Forwarder
  ports: readonly [direct: number, forwarded: number]
}

export type Part = { name: string; tally: Tally; published: Published }

async function runPart(stage: Stage, name: string, work: () => Promise<Published>): Promise<Part> {
  const tally = new Tally()
  stage.visitors.tally = tally
  const published = await work()
  console.error(`${name}: ${tally.reads} reads, ${tally.stale} stale, ${tally.excused} within the bound, ${tally.failures.length} failures`)
  return { name, tally, published }
}

/** Repeats something that publishes; the processes recover after each round. */
async function repeat(stage: Stage, rounds: number, round: (turn: number) => Promise<Published>): Promise<Published> {
  const all: Published = { count: 0, acknowledged: [], live: [] }
  for (let turn = 0; turn < rounds; turn += 1) {
    const { count, acknowledged, live } = await round(turn)
    all.count += count
    all.acknowledged.push(...acknowledged)
    all.live.push(...live)
    await Promise.all(stage.ports.map(waitUntilReady))
    await sleep(REST_MS)
  }
  return all
}

/** Publishes through both processes in turn, until there were enough reads and every window is over. */
export function publishUnderLoad(stage: Stage, publishes: number, reads: number): Promise<Part> {
  const { publisher, visitors, trial } = stage
  const lastWindow = Math.max(...trial.pages.flatMap(({ windows }) => windows.map(({ endsAt }) => endsAt)))
  return runPart(stage, 'publishes through both processes', async () => {
    const published = await publisher.publishMany(publishes)
    while (visitors.tally.reads < reads || Date.now() < lastWindow + REST_MS) {
      const more = await publisher.publishMany(1, [stage.ports[published.count % 2] ?? stage.ports[0]])
      published.count += 1
      published.acknowledged.push(...more.acknowledged)
      published.live.push(...more.live)
    }
    return published
  })
}

/** The connections that bring changes are killed in both processes, and something is published at once: nothing may be outdated. */
export function killConnections(stage: Stage, rounds: number): Promise<Part> {
  return runPart(stage, 'connection that brings changes killed', () =>
    repeat(stage, rounds, async (turn) => {
      await stage.database.query(TERMINATE, [LISTENER_NAME])
      return stage.publisher.publishMany(2, turn % 2 === 0 ? stage.ports : stage.ports.toReversed())
    }),
  )
}

/** Connections of one process pass nothing on any more. It may be outdated until it notices. */
export function silenceConnections(stage: Stage, rounds: number, application?: string): Promise<Part> {
  const { forwarder, visitors, publisher, ports } = stage
  const name = application === undefined ? 'every connection of a process falls silent' : 'connection that brings changes falls silent'
  return runPart(stage, name, () =>
    repeat(stage, rounds, () => {
      const from = Date.now()
      visitors.excuses.push({ port: ports[1], from, until: from + SILENCE_BOUND_MS })
      forwarder.silence(application)
      return publisher.publishMany(6, [ports[0]])
    }),
  )
}

/** One process has no database while another publishes: it sends what it has (REL-11), and what is live soon after the database is back. */
export function cutDatabase(stage: Stage, rounds: number): Promise<Part> {
  const { forwarder, visitors, publisher, ports } = stage
  return runPart(stage, 'a process without its database', () =>
    repeat(stage, rounds, async () => {
      const excuse = { port: ports[1], from: Date.now(), until: Infinity }
      visitors.excuses.push(excuse)
      await forwarder.cut()
      const [published] = await Promise.all([publisher.publishMany(3, [ports[0]]), sleep(AWAY_MS)])
      await forwarder.mend()
      excuse.until = Date.now() + BACK_BOUND_MS
      const after = await publisher.publishMany(3, [ports[0]])
      return {
        count: published.count + after.count,
        acknowledged: [...published.acknowledged, ...after.acknowledged],
        live: [...published.live, ...after.live],
      }
    }),
  )
}
