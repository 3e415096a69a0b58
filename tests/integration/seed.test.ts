import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPostgresEngine } from '@/server/search/embedded/postgres-engine'
import { databasePool } from '@/server/database/pool'
import { payloadClient } from '@/server/process/payload-client'
import { isEmpty, seedDemo } from '@demo/seed'

let payload: Payload
beforeAll(async () => {
  payload = await payloadClient()
})

const COLLECTIONS = [
  'tenants',
  'pages',
  'promo-cards',
  'offers',
  'faqs',
  'reviews',
  'models',
  'brands',
  'dealerships',
  'locations',
  'vehicles',
  'users',
] as const

async function countAll(): Promise<Record<string, number>> {
  const counts = await Promise.all(COLLECTIONS.map(async (collection) => [collection, (await payload.count({ collection })).totalDocs]))
  return Object.fromEntries(counts)
}

describe('the demonstration', () => {
  test('TEN-01: has five tenants with content, locations and about four thousand vehicles', async () => {
    const counts = await countAll()
    expect(counts.tenants).toBe(5)
    expect(counts.vehicles).toBeGreaterThanOrEqual(4_000)
    expect(counts.locations).toBeGreaterThanOrEqual(12)
    for (const collection of COLLECTIONS) expect(counts[collection], collection).toBeGreaterThan(0)
  })

  test('SRCH-16: has every vehicle in the search projection', async () => {
    const { rows } = await databasePool().query('select count(*)::int n from search_document where not deleted')
    expect(rows[0]?.n).toBe((await payload.count({ collection: 'vehicles' })).totalDocs)
    expect(await createPostgresEngine(databasePool()).health()).toMatchObject({ isHealthy: true })
  })

  test('CAR-02: has every status, and past, current and future promos', async () => {
    const now = new Date().toISOString()
    for (const status of ['in_stock', 'coming_soon', 'sold'] as const) {
      expect((await payload.count({ collection: 'vehicles', where: { status: { equals: status } } })).totalDocs).toBeGreaterThan(0)
    }
    const promos = (where: NonNullable<Parameters<Payload['count']>[0]['where']>) => payload.count({ collection: 'promo-cards', where })
    expect((await promos({ expiry: { less_than: now } })).totalDocs).toBeGreaterThan(0)
    expect((await promos({ start: { greater_than: now } })).totalDocs).toBeGreaterThan(0)
    expect((await promos({ and: [{ start: { less_than: now } }, { expiry: { greater_than: now } }] })).totalDocs).toBeGreaterThan(0)
  })

  test("CARD-01: has a group that sells the stock of other tenants' dealerships", async () => {
    const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: 'meridian' } }, depth: 0 })
    const { docs: foreign } = await payload.find({
      collection: 'dealerships',
      where: { 'tenant.slug': { in: ['harbour', 'summit'] } },
      depth: 0,
      limit: 50,
    })
    const sold = new Set(docs[0]?.sells ?? [])
    expect(foreign.length).toBeGreaterThan(0)
    for (const { id } of foreign) expect(sold.has(id)).toBe(true)
  })

  test("PERF-07: doesn't change when it is seeded again", async () => {
    expect(await isEmpty(payload)).toBe(false)
    const before = await countAll()
    await seedDemo(payload, { log: () => undefined })
    expect(await countAll()).toEqual(before)
  })
})
