import type { Payload } from 'payload'
import { databasePool } from '@/server/database/pool'
import { importStock } from '@/server/import/import-stock'
import { payloadClient } from '@/server/process/payload-client'

export type FeedLine = Record<string, string>

/** A dealership of the Harbour tenant, without cars until a test imports some. */
export type Yard = { payload: Payload; tenantId: number; dealershipId: number }

export const NOW = Date.UTC(2026, 10, 20) / 1000

const HEADINGS = ['Stock number', 'Make', 'Model', 'Year', 'DAP', 'Odometer', 'Status', 'Photos']

/** Returns a row with the usual columns; the default stock number is A1. */
export function aLine(stockNumber: string, given: FeedLine = {}): FeedLine {
  return {
    'Stock number': stockNumber,
    Make: 'Kia',
    Model: 'Rio',
    Year: '2021',
    DAP: '$19,990',
    Odometer: '45,120 km',
    Status: 'In stock',
    Photos: `https://pictures.example/${stockNumber}-1.jpg|https://pictures.example/${stockNumber}-2.jpg`,
    ...given,
  }
}

export function toCsv(lines: readonly FeedLine[]): Uint8Array {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const headings = [...new Set([...HEADINGS, ...lines.flatMap((line) => Object.keys(line))])]
  const rows = [headings, ...lines.map((line) => headings.map((heading) => line[heading] ?? ''))]
  return new TextEncoder().encode(rows.map((cells) => cells.map(cell).join(',')).join('\r\n'))
}

let count = 0

/** Creates a dealership of a demonstration tenant, sold by that tenant's site. */
export async function makeYard(payload: Payload, tenantSlug = 'harbour'): Promise<Yard> {
  count += 1
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: tenantSlug } }, depth: 0, limit: 1 })
  const tenant = docs[0]
  if (!tenant) throw new Error(`no tenant ${tenantSlug}`)
  const { id } = await payload.create({
    collection: 'dealerships',
    data: { name: `Import yard ${count}`, slug: `import-yard-${count}`, tenant: tenant.id },
  })
  const sells = (tenant.sells ?? []).map((one) => (typeof one === 'number' ? one : one.id))
  await payload.update({ collection: 'tenants', id: tenant.id, data: { sells: [...sells, id] } })
  return { payload, tenantId: tenant.id, dealershipId: id }
}

export async function openPayload(): Promise<Payload> {
  const payload = await payloadClient()
  payload.logger.level = 'silent'
  return payload
}

type Options = { allowsFall?: boolean; now?: number; fileName?: string }

export function importBytes(
  { payload, dealershipId }: Yard,
  bytes: Uint8Array,
  { allowsFall = false, now = NOW, fileName = 'stock.csv' }: Options = {},
) {
  return importStock(payload, { dealershipId, fileName, bytes, mapping: null, allowsFall, startedBy: 'a test', now })
}

export const importLines = (yard: Yard, lines: readonly FeedLine[], options: Options = {}) => importBytes(yard, toCsv(lines), options)

/** Returns the counts of an outcome with a plan, otherwise its kind. */
export function countsOf(outcome: Awaited<ReturnType<typeof importLines>>) {
  if (outcome.kind !== 'applied' && outcome.kind !== 'held') return outcome.kind
  const { added, changed, removed, refused, unchanged } = outcome.plan
  return [outcome.kind, added.length, changed.length, removed.length, refused.length, unchanged]
}

/** Reads everything stored for a dealership's cars, by stock number: rows and search documents. */
export async function readEverything({ dealershipId }: Yard): Promise<unknown[]> {
  const { rows } = await databasePool().query(
    `select to_jsonb(v) car, s.doc, to_jsonb(d) derived from vehicles v left join search_document s on s.id = v.id and not s.deleted
     left join search_vehicle d on d.id = v.id where v.dealership_id = $1 order by v.stocknum`,
    [dealershipId],
  )
  return rows
}

export async function readCar({ payload, dealershipId }: Yard, stocknum: string) {
  const { docs } = await payload.find({
    collection: 'vehicles',
    where: { and: [{ dealership: { equals: dealershipId } }, { stocknum: { equals: stocknum } }] },
    depth: 0,
    limit: 1,
  })
  const [car] = docs
  if (!car) throw new Error(`no car ${stocknum}`)
  return car
}
