import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { parseArgs } from 'node:util'
import type { SearchDocument } from '@/domain/search/document'
import { openReadPool } from '@/server/database/pool'
import type { SearchEngine } from '@/server/search/port'
import { createPostgresEngine } from '@/server/search/embedded/postgres-engine'
import { createMeilisearchEngine } from '@/server/search/meilisearch/meilisearch-engine'
import * as searchDocument from '@migrations/20261121_000100_search_document'
import * as colourFamilies from '@migrations/20261125_071255_colour_families'
import * as searchText from '@migrations/20261122_123500_search_text'
import { openDatabaseServer, recreateDatabase } from '@scripts/setup/open-database'
import { readSettings } from '@scripts/setup/settings'
import { runWithShutdown } from '@scripts/setup/shutdown'
import { type Case, listCases, seedOf } from './cases'
import { listSyntheticStock } from './synthetic-stock'

const DATABASE = 'forecourt_bench_search'
const CARS_PER_DEALERSHIP = 500
const TENANT_DEALERSHIPS = [1, 2, 3, 4]
const BATCH = 2_000

const { values: given } = parseArgs({
  options: {
    cars: { type: 'string', default: '1000,10000,100000' },
    queries: { type: 'string', default: '300' },
    'at-once': { type: 'string', default: '8' },
    'warm-up': { type: 'string', default: '20' },
    out: { type: 'string' },
  },
})
const sizes = given.cars.split(',').map(Number)
const [queries, atOnce, warmUp] = [given.queries, given['at-once'], given['warm-up']].map(Number)

type Timing = { p50: number; p99: number; perSecond: number }
type Line = { engine: string; cars: number; name: string; alone: Timing; together: Timing }

async function fill(engine: SearchEngine, cars: number): Promise<number> {
  const started = performance.now()
  let batch: SearchDocument[] = []
  for (const car of listSyntheticStock(cars, CARS_PER_DEALERSHIP)) {
    batch.push(car)
    if (batch.length === BATCH) await engine.upsert(batch.splice(0))
  }
  if (batch.length > 0) await engine.upsert(batch)
  batch = []
  await engine.sync()
  return (performance.now() - started) / 1000
}

/** Runs a case `count` times with at most `lanes` in parallel, and times each call. Runs don't share cached counts. */
async function time(open: () => SearchEngine, { name, toQuery, isCountedAnew }: Case, count: number, lanes: number): Promise<Timing> {
  const shared = open()
  const random = seedOf(name)
  const asked = Array.from({ length: count }, () => toQuery(random))
  const took: number[] = []
  const started = performance.now()
  const lane = async () => {
    for (let query = asked.pop(); query; query = asked.pop()) {
      const from = performance.now()
      await (isCountedAnew ? open() : shared).search(query)
      took.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const seconds = (performance.now() - started) / 1000
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), perSecond: count / seconds }
}

async function measure(open: () => SearchEngine, cars: number): Promise<Line[]> {
  const engine = open()
  const lines: Line[] = []
  for (const one of listCases(Math.ceil(cars / CARS_PER_DEALERSHIP), TENANT_DEALERSHIPS)) {
    await time(open, one, warmUp ?? 0, 1)
    const alone = await time(open, one, queries ?? 0, 1)
    const together = await time(open, one, queries ?? 0, atOnce ?? 1)
    lines.push({ engine: engine.kind, cars, name: one.name, alone, together })
    console.log(`${engine.kind} ${cars} ${one.name}: ${alone.p50.toFixed(1)} ms alone, ${together.p50.toFixed(1)} ms ${atOnce} at a time`)
  }
  return lines
}

const number = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1))

/** Formats the results as a table. The last column compares a case with the smallest stock on the same engine. */
function writeTable(lines: readonly Line[]): string {
  const least = (line: Line) => lines.find(({ engine, name }) => engine === line.engine && name === line.name)?.alone.p50 ?? line.alone.p50
  const rows = lines.map(
    (line) =>
      `| ${line.engine} | ${line.cars.toLocaleString('en-AU')} | ${line.name} | ${number(line.alone.p50)} | ${number(line.alone.p99)} | ${number(line.together.p50)} | ${number(line.together.p99)} | ${number(line.together.perSecond)} | ${(line.alone.p50 / least(line)).toFixed(1)} |`,
  )
  return [
    `| engine | cars | case | p50 | p99 | p50, ${atOnce} at a time | p99, ${atOnce} at a time | a second | p50 against the smallest |`,
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

await runWithShutdown(async (shutdown) => {
  const settings = readSettings()
  const server = await openDatabaseServer(settings, shutdown)
  const { MEILI_HOST: host, MEILI_KEY: apiKey } = settings.env
  const lines: Line[] = []
  const fills: string[] = []
  for (const cars of sizes) {
    await recreateDatabase(server, DATABASE)
    const pool = openReadPool(server.urlOf(DATABASE))
    const db = drizzle({ client: pool })
    await searchDocument.up({ db })
    await searchText.up({ db })
    await colourFamilies.up({ db })
    const postgres = createPostgresEngine(pool)
    const seconds = await fill(postgres, cars)
    fills.push(`${cars.toLocaleString('en-AU')} cars written in ${seconds.toFixed(1)} s`)
    console.log(fills.at(-1))
    await pool.query('vacuum analyze')
    lines.push(...(await measure(() => createPostgresEngine(pool), cars)))
    if (host !== undefined) {
      const meilisearch = createMeilisearchEngine({ host, apiKey, indexUid: 'bench' }, pool)
      await meilisearch.reindex()
      lines.push(...(await measure(() => meilisearch, cars)))
    }
    await pool.end()
  }
  const load = os.loadavg()[0] ?? 0
  const report = `Milliseconds on ${os.cpus().length} cores under a load of ${load.toFixed(1)}, Node ${process.version}; ${queries} calls each. ${fills.join(', ')}.\n\n${writeTable(lines)}\n`
  console.log(report)
  if (given.out !== undefined) writeFileSync(given.out, report)
})
