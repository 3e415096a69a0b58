import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withClient } from '@scripts/postgres/databases'
import { runWithShutdown } from '@scripts/setup/shutdown'
import { openCopy } from '@scripts/test/open-copy'
import { textContent } from '@tests/e2e/support/cms'
import { ask } from '../ask'
import { signIn } from '../staff'
import { Fleet, type Stop } from './fleet'
import { type Load, runLoad } from './load'

// Restarts two processes in turn under load (REL-09): see README.md.

const DATABASE = 'forecourt_bench_restarts'
/** A process must have ended by then. */
const LIMIT_MS = 10_000
/** Idle connections are closed from then on. */
const GRACE_MS = 3_000
/** Requests that a process answers before it is stopped. */
const SERVED = 25
const SITE = 'harbour.localhost'
const EDITED = '/restarts'

const { values } = parseArgs({
  options: {
    ports: { type: 'string', default: '4314,4324' },
    restarts: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    pace: { type: 'string', default: '1' },
  },
})
const ports = values.ports.split(',').map(Number)
const restarts = Number(values.restarts)
const deadline = Date.now() + Number(values.minutes) * 60_000

const describe = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return `${at(0.5)} / ${at(0.95)} / ${Math.round(sorted.at(-1) ?? 0)}`
}

/** Addresses of every kind: pages, a vehicle, a search, a call, a script and the check of a load balancer. */
async function listPaths(port: number): Promise<{ paths: string[]; car: string }> {
  const read = async (path: string) => (await ask({ port, host: SITE, path, agent: false })).bytes.toString('utf8')
  const [car = ''] = /\/cars\/[a-z0-9-]+(?=")/.exec(await read('/search')) ?? []
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(await read('/')) ?? []
  const paths = ['/', '/search', car, script, '/contact', '/api/search?km=0-90000', '/api/health', '/search/used-cars']
  return { paths, car: car.replace('/cars/', '') }
}

async function makeEditor(port: number): Promise<{ pageId: number; token: string }> {
  const staff = await signIn(port)
  const [tenant] = await staff.find(port, 'tenants', 'where[slug][equals]=harbour')
  const layout = [{ blockType: 'richText', width: 'reading', content: textContent('version 0.') }]
  const pageId = await staff.create(port, 'pages', {
    tenant: tenant?.id,
    title: 'Restarts',
    path: EDITED,
    layout,
    _status: 'published',
  })
  return { pageId, token: staff.token }
}

/** Returns what was acknowledged but is neither in the database nor on the site. */
async function findUnsaved(databaseUrl: string, port: number, load: Load): Promise<string[]> {
  const page = await ask({ port, host: SITE, path: EDITED, agent: false })
  const version = Number(/version (\d+)\./.exec(page.bytes.toString('utf8'))?.[1])
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select id from leads where id = any($1)', [load.leads])
    return [
      ...(rows.length < load.leads.length ? [`${load.leads.length - rows.length} acknowledged enquiries are not stored`] : []),
      ...(version >= load.savedVersion ? [] : [`the page has version ${version}, acknowledged was ${load.savedVersion}`]),
    ]
  })
}

/** A process is stopped in the middle of its work: some time after it has begun to answer. */
async function serveSome(fleet: Fleet, place: number): Promise<void> {
  while (fleet.countAnswered(place) < SERVED && Date.now() < deadline) await sleep(50)
  await sleep(Math.random() * 1_000)
}

function print(fleet: Fleet, load: Load, stops: readonly Stop[], starts: readonly number[], unsaved: readonly string[]): string[] {
  // The end of an idle connection and a request on it can cross. Clients repeat such a request (RFC 9112, 9.3.1); the server never saw it.
  const crossed = fleet.losses.filter(({ isReused, sinceStop }) => isReused && sinceStop !== null && sinceStop >= GRACE_MS)
  const lost = fleet.losses.filter((loss) => !crossed.includes(loss))
  const late = stops.filter(({ ms, code }) => ms > LIMIT_MS || code !== 0)
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`)
  const rows: [string, string | number][] = [
    ['restarts', stops.length],
    ['complete responses', fleet.answered],
    ...[...load.counts].map(([kind, count]): [string, number] => [`- ${kind}`, count]),
    ['of them begun after SIGTERM', fleet.answeredWhileStopping],
    ['refused connections, sent to the other process', fleet.refused],
    ['slowest response, ms', fleet.slowestMs],
    ['reset, cut off or silent', lost.length],
    ['crossed the end of an idle connection', crossed.length],
    ['responses other than 200', load.failures.length],
    ['acknowledged enquiries and saves', load.leads.length + (load.counts.get('publishes') ?? 0)],
    ['acknowledged, but not stored', unsaved.length],
    ['ended late or not by themselves', late.length],
    ['SIGTERM to end, ms (median / p95 / longest)', describe(stops.map(({ ms }) => ms))],
    ['start to ready, ms (median / p95 / longest)', describe(starts)],
  ]
  console.log(['| what | measured |', '| --- | --- |', ...rows.map(([what, measured]) => `| ${what} | ${measured} |`)].join('\n'))
  const problems = [...lost.map(({ what }) => what), ...load.failures, ...unsaved, ...late.map((stop) => JSON.stringify(stop))]
  for (const text of [...problems.slice(0, 30), ...crossed.map(({ what }) => `crossed: ${what}`)]) console.log(text)
  return problems
}

await runWithShutdown(async (shutdown) => {
  const { databaseUrl, slot, variables } = await openCopy(shutdown, DATABASE)
  const fleet = new Fleet({ slot, variables: { ...variables, DELIVER_LEADS: 'off' }, ports })
  for (const place of ports.keys()) await fleet.start(place)
  const [port = 4314] = ports
  const [site, editor] = [await listPaths(port), await makeEditor(port)]
  let isOver = false
  const loading = runLoad(fleet, () => isOver, { ...site, pace: Number(values.pace) }, editor)
  const stops: Stop[] = []
  const starts: number[] = []
  while (stops.length < restarts && Date.now() < deadline) {
    const place = stops.length % ports.length
    await serveSome(fleet, place)
    stops.push(await fleet.stop(place))
    starts.push(await fleet.start(place))
    if (stops.length % 10 === 0) console.error(`${stops.length} restarts, ${fleet.answered} responses, ${fleet.losses.length} lost`)
  }
  isOver = true
  const load = await loading
  const problems = print(fleet, load, stops, starts, await findUnsaved(databaseUrl, port, load))
  console.log(problems.length === 0 ? 'Nothing lost (REL-09).' : 'Something was lost (REL-09).')
  process.exitCode = problems.length === 0 ? 0 : 1
})
