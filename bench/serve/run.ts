import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findProcess } from '../find-process.mjs'

// Processor time and latency of each kind of answer, in rounds that take turns: see README.md.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '3' },
    site: { type: 'string', default: 'harbour' },
    template: { type: 'string' },
  },
})
const port = Number(values.port)
const rounds = Math.min(10, Number(values.rounds))
const host = `${values.site}.localhost:${port}`
const VISITORS = 8
/** /proc counts CPU time in hundredths of a second. */
const TICK_MS = 10
/** A request with credentials goes past the page server to Next.js. */
const PAST = { authorization: 'Basic eA==' }

type Kind = { name: string; path: () => string; headers: Record<string, string>; requests: number; port?: number; pid?: string }
type Other = Required<Pick<Kind, 'port' | 'pid'>>
type Round = { cpuMs: number; p50: number; p99: number; bytes: number }

const agent = new http.Agent({ keepAlive: true, maxSockets: VISITORS })

function ask(
  target: Pick<Kind, 'headers' | 'port'>,
  url: string,
): Promise<{ ms: number; status: number; bytes: Buffer; headers: http.IncomingHttpHeaders }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port: target.port ?? port, path: url, headers: { host, ...target.headers } }
    http
      .get(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            ms: performance.now() - started,
            status: response.statusCode ?? 0,
            bytes: Buffer.concat(chunks),
            headers: response.headers,
          }),
        )
      })
      .on('error', reject)
  })
}

/** User and system time that a process has used so far, all threads, in ms. */
function readCpuMs(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

async function measure(kind: Kind, pid: string): Promise<Round> {
  const times: number[] = []
  let bytes = 0
  let left = kind.requests
  const before = readCpuMs(kind.pid ?? pid)
  const visit = async () => {
    for (; left > 0;) {
      left -= 1
      const answer = await ask(kind, kind.path())
      if (answer.status >= 500) throw new Error(`${kind.name}: ${answer.status}`)
      times.push(answer.ms)
      bytes = answer.bytes.length
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
  const cpuMs = (readCpuMs(kind.pid ?? pid) - before) / kind.requests
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { cpuMs, p50: at(0.5), p99: at(0.99), bytes }
}

/** A bare Node server in a process of its own that sends the same bytes: what no server in Node can undercut. */
async function startBareServer(body: Buffer): Promise<{ port: number; pid: string; stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'))
  child.send(body.toString('base64'))
  const [bare]: unknown[] = await once(child, 'message')
  return { port: Number(bare), pid: String(child.pid), stop: () => void child.kill() }
}

/** To the dollar, so that hardly any search is repeated: from its second request on, a search is stored. */
const search = () => `/search?price=${Math.floor(Math.random() * 30_000)}-${30_000 + Math.floor(Math.random() * 60_000)}`

const pid = findProcess(port)
const gzip = { 'accept-encoding': 'gzip' }
const br = { 'accept-encoding': 'br' }
const home = await ask({ headers: {} }, '/')
const chunk = /\/_next\/static\/[^"]+\.js/.exec(home.bytes.toString())?.[0] ?? ''
// warm: stored, compressed, and compressed better
for (let count = 0; count < 60; count += 1)
  for (const headers of [gzip, br, {}]) for (const url of ['/', chunk]) await ask({ headers }, url)
await new Promise((resolve) => setTimeout(resolve, 1_000))
const packed = await ask({ headers: gzip }, '/')
const bare = await startBareServer(packed.bytes)
const tag = (await ask({ headers: br }, '/')).headers.etag ?? ''

const always = (url: string) => () => url
const KINDS: Kind[] = [
  { name: 'home, Brotli', path: always('/'), headers: br, requests: 10_000 },
  { name: 'home, gzip', path: always('/'), headers: gzip, requests: 10_000 },
  { name: 'home, plain text', path: always('/'), headers: {}, requests: 1_000 },
  { name: 'home, 304', path: always('/'), headers: { ...br, 'if-none-match': tag }, requests: 10_000 },
  { name: 'missing page, Brotli', path: always('/nothing-here'), headers: br, requests: 5_000 },
  { name: 'script, Brotli', path: always(chunk), headers: br, requests: 5_000 },
  { name: 'bare Node, same gzip bytes', path: always('/'), headers: gzip, requests: 10_000, port: bare.port, pid: bare.pid },
  { name: 'home by Next.js, gzip', path: always('/'), headers: { ...gzip, ...PAST }, requests: 500 },
  { name: 'script by Next.js, gzip', path: always(chunk), headers: { ...gzip, ...PAST }, requests: 300 },
  { name: 'result page on request, gzip', path: search, headers: gzip, requests: 200 },
  { name: 'result page on request, Brotli', path: search, headers: br, requests: 200 },
  { name: 'result page asked for again, gzip', path: always('/search?price=5000-90000'), headers: gzip, requests: 5_000 },
]

/** The pages of Payload's website template, which compresses with gzip. Each of its words finds all posts. */
function listTemplateKinds(other: Other): Kind[] {
  const words = ['post', 'about', 'car', 'number']
  const ofTemplate = { ...other, headers: gzip }
  return [
    { ...ofTemplate, name: 'website template, search', path: () => `/search?q=${words[Math.floor(Math.random() * 4)]}`, requests: 200 },
    { ...ofTemplate, name: 'website template, /posts', path: always('/posts'), requests: 500 },
  ]
}
if (values.template !== undefined) {
  const kinds = listTemplateKinds({ port: Number(values.template), pid: findProcess(Number(values.template)) })
  // warm, as the site is
  for (let count = 0; count < 60; count += 1) for (const kind of kinds) await ask(kind, kind.path())
  KINDS.push(...kinds)
}

const results = new Map<string, Round[]>(KINDS.map(({ name }) => [name, []]))
for (let round = 0; round < rounds; round += 1) for (const kind of KINDS) results.get(kind.name)?.push(await measure(kind, pid))
bare.stop()

console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, ${VISITORS} visitors, ${host}\n`)
console.log('| answer | CPU ms per request, each round | p50 ms | p99 ms | bytes |\n| --- | --- | --- | --- | --- |')
for (const [name, list] of results) {
  const last = list.at(-1)
  console.log(
    `| ${name} | ${list.map(({ cpuMs }) => cpuMs.toFixed(3)).join(' / ')} | ${last?.p50.toFixed(1)} | ${last?.p99.toFixed(1)} | ${last?.bytes} |`,
  )
}
process.exit(0)
