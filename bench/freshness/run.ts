import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { serveSite } from '@scripts/setup/serve'
import { runWithShutdown } from '@scripts/setup/shutdown'
import { openCopy } from '@scripts/test/open-copy'
import { openForwarder } from '@tests/e2e/support/forwarder'
import { waitUntilReady } from '../ask'
import { signIn } from '../staff'
import { cutDatabase, killConnections, LISTENER_NAME, type Part, publishUnderLoad, silenceConnections, type Stage } from './parts'
import { Publisher } from './publisher'
import { makeTrial } from './subjects'
import { Visitors } from './visitors'

// Two processes, constant publishes, and no outdated response (PERF-05, PERF-06, PERF-08, REL-03): see README.md.

const DATABASE = 'forecourt_bench_freshness'
const { values } = parseArgs({
  options: {
    ports: { type: 'string', default: '4314,4324' },
    publishes: { type: 'string', default: '80' },
    reads: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
    visitors: { type: 'string', default: '12' },
    parts: { type: 'string', default: 'publishes,killed,silent,all-silent,away' },
    windows: { type: 'string', default: '8' },
  },
})
const [direct = 4314, forwarded = 4324] = values.ports.split(',').map(Number)
const ports = [direct, forwarded] as const
const rounds = Number(values.rounds)

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return `${at(0.5)} / ${at(0.95)} / ${Math.round(sorted.at(-1) ?? 0)}`
}

function print(parts: readonly Part[]): void {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`)
  console.log(
    '| part | publishes | reads | from memory | of them 304 | outdated | within the bound | oldest of them, ms | 503 without a database | acknowledged, ms | live everywhere, ms |',
  )
  console.log(`|${' --- |'.repeat(11)}`)
  for (const { name, tally, published } of parts)
    console.log(
      `| ${name} | ${published.count} | ${tally.reads} | ${tally.hits} | ${tally.notModified} | ${tally.stale} | ${tally.excused} | ${tally.excusedMs} | ${tally.away} | ${describe(published.acknowledged)} | ${describe(published.live)} |`,
    )
  const [first] = parts
  const codings = [...(first?.tally.codings ?? [])].map(([coding, count]) => `${coding} ${count}`)
  console.log(`\nCodings of the first part: ${codings.join(', ')}. Reads that a boundary fell into: ${first?.tally.crossings}.`)
  for (const { name, tally } of parts) for (const failure of tally.failures) console.log(`${name}: ${failure}`)
}

await runWithShutdown(async (shutdown) => {
  const { databaseUrl, slot, variables } = await openCopy(shutdown, DATABASE)
  const forwarder = await openForwarder(databaseUrl)
  shutdown.add(forwarder.cut)
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  shutdown.add(() => database.end())
  const urls = [databaseUrl, forwarder.url]
  for (const [place, port] of ports.entries()) {
    const own = { ...variables, DATABASE_URL: urls[place], DELIVER_LEADS: 'off' }
    const site = await serveSite({ slot, variables: own, port })
    shutdown.add(() => site.stop())
    await waitUntilReady(port)
  }
  const staff = await signIn(direct)
  const trial = await makeTrial(staff, direct, Number(values.windows))
  const visitors = new Visitors(trial.pages, ports)
  const stage: Stage = { trial, visitors, publisher: new Publisher(trial, visitors, ports), database, forwarder, ports }
  visitors.start(Number(values.visitors))
  const runs: Record<string, () => Promise<Part>> = {
    publishes: () => publishUnderLoad(stage, Number(values.publishes), Number(values.reads)),
    killed: () => killConnections(stage, rounds),
    silent: () => silenceConnections(stage, rounds, LISTENER_NAME),
    'all-silent': () => silenceConnections(stage, rounds),
    away: () => cutDatabase(stage, rounds),
  }
  const parts: Part[] = []
  for (const name of values.parts.split(',')) parts.push(...(await Promise.all(runs[name] ? [runs[name]()] : [])))
  await visitors.stop()
  print(parts)
  const isFresh = parts.every(({ tally }) => tally.stale === 0 && tally.failures.length === 0)
  console.log(
    isFresh ? 'Nothing outdated (PERF-05, PERF-06, PERF-08, REL-03).' : 'Outdated or failed responses (PERF-05, PERF-06, PERF-08, REL-03).',
  )
  process.exitCode = isFresh ? 0 : 1
})
