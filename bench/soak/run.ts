import http from 'node:http'
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findProcess } from '../find-process.mjs'
import { judgeSoak, type Sample } from './judge-soak'

// Runs a mixed load on a local demo and records memory and responses (REL-12): see README.md.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    minutes: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '6' },
  },
})
const MOST_MINUTES = 60
const [port, minutes, visitors] = [
  Number(values.port),
  Math.min(MOST_MINUTES, Number(values.minutes)),
  Math.min(50, Number(values.visitors)),
]
const SITES = ['harbour', 'summit', 'drifter', 'meridian', 'aurora']
const PAUSE_MS = 250
const SAMPLE_EVERY_MS = 2_000
const KB = 1024

const agent = new http.Agent({ keepAlive: true, maxSockets: visitors + 1 })
const pid = findProcess(port)
const end = performance.now() + minutes * 60_000
const isOver = () => performance.now() >= end
let asked = 0
let failures = 0

/** Requests only go to this machine. */
function ask(site: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, path, headers: { host: `${site}.localhost:${port}` } }
    http
      .get(options, (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (text: string) => (body += text))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      })
      .on('error', reject)
  })
}

const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)]
const whole = (most: number) => Math.floor(Math.random() * most)

/** Returns the addresses to visit: mostly vehicles, and searches of which half are unique. */
async function listPaths(site: string): Promise<(() => string)[]> {
  const { body } = await ask(site, '/search')
  const cars = [...new Set(body.match(/\/cars\/[a-z0-9-]+(?=")/g))]
  const car = () => pick(cars) ?? '/search'
  return [
    () => '/',
    () => '/search',
    () => '/contact',
    ...[car, car, car],
    () => `${car()}/summary`.replace('/cars/', '/api/cars/'),
    () => `/search?price=${whole(30) * 1_000}-${(31 + whole(60)) * 1_000}`,
    () => `/api/search?km=${whole(997)}-${150_000 + whole(9_973)}`,
    () => `/api/suggestions?query=${pick(['toy', 'hilux', 'land%20cr', 'maz', 'cx'])}`,
  ]
}

async function visit(): Promise<void> {
  const paths = new Map(await Promise.all(SITES.map(async (site) => [site, await listPaths(site)] as const)))
  while (!isOver()) {
    const site = pick(SITES) ?? 'harbour'
    const answer = await ask(site, pick(paths.get(site) ?? [])?.() ?? '/').catch(() => null)
    asked += 1
    // a 404 is fine: a vehicle's summary may be switched off
    if (answer === null || answer.status >= 500) failures += 1
    await sleep(PAUSE_MS * Math.random() * 2)
  }
}

const samples: Sample[] = []
async function watchMemory(): Promise<void> {
  const started = performance.now()
  while (!isOver()) {
    const resident = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    samples.push({ at: performance.now() - started, bytes: Number(resident) * KB })
    await sleep(SAMPLE_EVERY_MS)
  }
}

const stalls: number[] = []
/** Times a trivial call, which shows when the process is blocked. */
async function watchStalls(): Promise<void> {
  while (!isOver()) {
    const started = performance.now()
    await ask('harbour', '/api/health').catch(() => (failures += 1))
    stalls.push(performance.now() - started)
    await sleep(100)
  }
}

await Promise.all([watchMemory(), watchStalls(), ...Array.from({ length: visitors }, visit)])
agent.destroy()
const { growth, longestStall, problems } = judgeSoak(samples, stalls, failures)
const memory = samples.map(({ bytes }) => Math.round(bytes / KB / KB))
console.log(
  `${minutes} minutes, ${visitors} visitors, ${asked} answers, on ${cpus().length} cores under a load of ${loadavg()[0]?.toFixed(1)}, Node ${process.version}.`,
)
console.log(
  `Memory ${memory[0]} MB at first, ${memory.at(-1)} MB at last, ${Math.max(...memory)} MB at most; from the second tenth to the last ${(growth * 100).toFixed(1)} %.`,
)
console.log(`Longest without an answer: ${Math.round(longestStall)} ms.`)
console.log(
  problems.length === 0 ? 'Kept: memory within 5 %, no stall above 250 ms (REL-12).' : `Not kept: ${problems.join('; ')} (REL-12).`,
)
process.exitCode = problems.length === 0 ? 0 : 1
