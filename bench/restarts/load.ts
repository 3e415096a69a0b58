import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { textContent } from '@tests/e2e/support/cms'
import type { Fleet, Request } from './fleet'

const HOST = 'harbour.localhost'
/** 280 KB arrive in pieces of 64 KB. */
const SLOW_PIECE_MS = 250

/** What the load did, and what the server acknowledged. */
export type Load = {
  /** kind of client → complete responses */
  counts: Map<string, number>
  /** Responses of 500 and above, and unexpected ones. */
  failures: string[]
  /** The ids of acknowledged enquiries. */
  leads: number[]
  /** The newest version of the page whose save was acknowledged. */
  savedVersion: number
}

/** `pace` multiplies the pauses of all clients: a busy machine needs a larger one. */
type Site = { paths: readonly string[]; car: string; pace: number }

type Editor = { pageId: number; token: string }

type Client = {
  kind: string
  pauseMs: number
  isKeptAlive: boolean
  /** `turn` counts this client's requests. */
  write: (turn: number) => Omit<Request, 'agent'>
  note?: (status: number, text: string) => void
}

const pick = <Item>(items: readonly Item[], turn: number): Item | undefined => items[turn % items.length]
const whole = (most: number) => Math.floor(Math.random() * most)

/** Clients that keep their connection and are busy, that open one for each request, that read slowly, that pause for seconds, and that write. */
function listClients(load: Load, paths: readonly string[], car: string, { pageId, token }: Editor): Client[] {
  const page = (turn: number) => ({
    host: HOST,
    path: pick(paths, turn) ?? '/',
    headers: { 'accept-encoding': pick(['br', 'gzip'], turn) ?? '' },
  })
  const search = () => ({ host: HOST, path: `/search?price=${1_000 + whole(9_000)}-${50_000 + whole(50_000)}` })
  const browser: Client = { kind: 'keeps its connection', pauseMs: 100, isKeptAlive: true, write: page }
  const single: Client = { kind: 'one connection for each request', pauseMs: 100, isKeptAlive: false, write: page }
  let sent = 0
  return [
    ...Array.from({ length: 8 }, () => browser),
    ...Array.from({ length: 4 }, () => single),
    { kind: 'searches, rendered on request', pauseMs: 400, isKeptAlive: true, write: search },
    { kind: 'searches, one connection each', pauseMs: 400, isKeptAlive: false, write: search },
    ...Array.from({ length: 2 }, () => ({
      ...{ kind: 'reads slowly', pauseMs: 200, isKeptAlive: true },
      write: () => ({ host: HOST, path: '/', pauseMs: SLOW_PIECE_MS }),
    })),
    ...Array.from({ length: 3 }, () => ({ kind: 'pauses for seconds', pauseMs: 6_000, isKeptAlive: true, write: page })),
    {
      ...{ kind: 'sends enquiries', pauseMs: 600, isKeptAlive: true },
      write: (turn) => ({
        ...{ host: HOST, path: '/api/leads', method: 'POST' },
        headers: { 'x-forwarded-for': `198.18.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}` },
        body: {
          ...{ form: 'enquiry', car_slug: car, message: `Restarted ${turn}`, idempotency_key: randomUUID(), open_seconds: 40 },
          ...{ name: 'Alannah', last_name: 'Whitmore', phone: '0491 570 156', postcode: '4105', email: 'alannah@example.com' },
        },
      }),
      note: (_, text) => void load.leads.push(Number(/"lead_id":(\d+)/.exec(text)?.[1])),
    },
    {
      ...{ kind: 'publishes', pauseMs: 800, isKeptAlive: true },
      write: () => {
        sent += 1
        const layout = [{ blockType: 'richText', width: 'reading', content: textContent(`version ${sent}.`) }]
        return {
          ...{ host: 'localhost', path: `/api/pages/${pageId}?depth=0`, method: 'PATCH' },
          ...{ headers: { authorization: `JWT ${token}` }, body: { layout, _status: 'published' } },
        }
      },
      note: () => void (load.savedVersion = sent),
    },
  ]
}

/** Runs clients until `isOver`. */
export async function runLoad(fleet: Fleet, isOver: () => boolean, site: Site, editor: Editor): Promise<Load> {
  const load: Load = { counts: new Map(), failures: [], leads: [], savedVersion: 0 }
  const run = async ({ kind, pauseMs, isKeptAlive, write, note }: Client, place: number) => {
    // one connection at a time, as the clients share nothing
    const agent = isKeptAlive ? new http.Agent({ keepAlive: true, maxSockets: 1, maxFreeSockets: 1 }) : false
    for (let turn = place; !isOver(); turn += 1) {
      const request = write(turn)
      // every second client prefers the other process, and changes its mind now and then
      // each client has its own address, because calls are limited by address
      const headers = { 'x-forwarded-for': `198.19.0.${place + 1}`, ...request.headers }
      const answer = await fleet.send(`${kind}, ${request.path}`, (place + Math.floor(turn / 40)) % 2, { ...request, headers, agent })
      if (answer !== null && answer.status === 200) {
        load.counts.set(kind, (load.counts.get(kind) ?? 0) + 1)
        note?.(answer.status, answer.bytes.toString('utf8'))
      } else if (answer !== null)
        load.failures.push(`${kind}, ${request.path}: ${answer.status} ${answer.bytes.toString('utf8').slice(0, 200)}`)
      await sleep(Math.random() * pauseMs * site.pace)
    }
    if (agent) agent.destroy()
  }
  await Promise.all(listClients(load, site.paths, site.car, editor).map(run))
  return load
}
