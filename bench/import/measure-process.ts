import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { createLocalReq, type Payload } from 'payload'
import { databasePool } from '@/server/database/pool'
import { importStock, planStockImport } from '@/server/import/import-stock'
import { undoImport } from '@/server/import/undo-import'
import { payloadClient } from '@/server/process/payload-client'

const cars = Number(process.argv[2] ?? 10_000)
const NOW = Math.floor(Date.now() / 1000)
const MODELS = [
  ['Toyota', 'RAV4', 'GX'],
  ['Mazda', 'CX-5', 'Touring'],
  ['Ford', 'Ranger', 'XLT'],
  ['Kia', 'Sportage', 'SX'],
  ['Hyundai', 'i30', 'Active'],
]
const COMMENT = 'One owner, full books, two keys. Drives as it should and has been through our own workshop. '.repeat(10).slice(0, 900)
const HEADINGS =
  'Stock number,Car type,Make,Model,Badge,Year,DAP,Odometer,Colour,Body,Fuel,Transmission,Rego expiry,Features,Dealer comments,Images'

function writeRow(index: number, reduction: number): string {
  const [make, model, badge] = MODELS[index % MODELS.length] ?? []
  const features = Array.from({ length: 40 }, (_, position) => `Feature ${(index * 7 + position * 3) % 120}`).join('|')
  const images = Array.from({ length: 20 }, (_, position) => `https://pictures.example/stock/${index}/${position}.jpg`).join('|')
  const price = 15_000 + ((index * 37) % 40_000) - reduction
  const facts = [
    `B${index}`,
    'Used',
    make,
    model,
    badge,
    2015 + (index % 11),
    `"$${price.toLocaleString('en-AU')}"`,
    (index * 131) % 180_000,
  ]
  return [...facts, 'White', 'SUV', 'Petrol', 'Automatic', '30/06/2027', features, `"${COMMENT}"`, images].join(',')
}

function writeFile(reductionOf: (index: number) => number): Uint8Array {
  const rows = Array.from({ length: cars }, (_, index) => writeRow(index, reductionOf(index)))
  return new TextEncoder().encode([HEADINGS, ...rows].join('\n'))
}

async function makeDealership(payload: Payload): Promise<number> {
  const data = { name: 'Bench', slug: 'bench', template: 'dealer', timeZone: 'Australia/Brisbane' } as const
  const { id: tenant } = await payload.create({ collection: 'tenants', data })
  const { id } = await payload.create({ collection: 'dealerships', data: { name: 'Bench yard', slug: 'bench-yard', tenant } })
  await payload.update({ collection: 'tenants', id: tenant, data: { sells: [id] } })
  return id
}

async function checksum(): Promise<unknown> {
  const { rows } = await databasePool().query(
    "select count(*) cars, md5(string_agg(to_jsonb(v)::text, '' order by id)) sum from vehicles v",
  )
  return JSON.stringify(rows)
}

const lines: string[] = []
async function time<Answer>(name: string, task: () => Promise<Answer>, describe: (answer: Answer) => string): Promise<Answer> {
  const start = performance.now()
  const before = process.cpuUsage()
  const answer = await task()
  const wall = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  lines.push(`| ${name} | ${wall.toFixed(1)} s | ${((user + system) / 1e6).toFixed(1)} s | ${describe(answer)} |`)
  console.log(lines.at(-1))
  return answer
}

const payload = await payloadClient()
const dealershipId = await makeDealership(payload)
const full = writeFile(() => 0)
const reduced = writeFile((index) => (index % 10 === 0 ? 500 : 0))
const order = (bytes: Uint8Array) => ({
  dealershipId,
  fileName: 'bench.csv',
  bytes,
  mapping: null,
  allowsFall: false,
  startedBy: null,
  now: NOW,
})
const run = (bytes: Uint8Array) => importStock(payload, order(bytes))
const counts = (outcome: Awaited<ReturnType<typeof run>>) =>
  outcome.kind === 'applied'
    ? `${outcome.plan.added.length} added, ${outcome.plan.changed.length} changed, ${outcome.plan.unchanged} unchanged`
    : outcome.kind

await time(
  'dry run',
  async () => planStockImport(payload, await createLocalReq({}, payload), order(full), NOW),
  ({ kind }) => kind,
)
await time('first import', () => run(full), counts)
const before = await checksum()
await time('the same file again', () => run(full), counts)
if ((await checksum()) !== before) throw new Error('The re-run changed something.')
const change = await time('a tenth changed', () => run(reduced), counts)
await time(
  'undo',
  () => undoImport(payload, change.kind === 'applied' ? change.importId : 0),
  ({ kind }) => kind,
)
if ((await checksum()) !== before) throw new Error('The undo left something.')

const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`
const head = [
  `# Import of ${cars} cars (${(full.length / 1e6).toFixed(1)} MB CSV)`,
  '',
  `${machine}, load ${loadavg()[0]?.toFixed(1)}. Re-run and undo left an equal checksum.`,
  '',
]
writeFileSync(
  'bench/import/results.md',
  [...head, '| what | time | of it CPU here | outcome |', '| --- | --- | --- | --- |', ...lines, ''].join('\n'),
)
await payload.destroy()
process.exit(0)
