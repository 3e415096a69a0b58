import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { expect, test } from 'vitest'
import { createPostgresEngine } from '@/server/search/embedded/postgres-engine'
import { down, up } from '@migrations/20261122_123500_search_text'
import { BUILT_NOW } from '@tests/builders/search-document'
import { ArrangedStock } from './arrange-stock'
import { openSearchDatabase } from './database'

test('API-11: stock of the previous version is listed and found by text unchanged, and the same after a reindex', async () => {
  const { pool, close } = await openSearchDatabase()
  const db = drizzle({ client: pool })
  const engine = createPostgresEngine(pool)
  const stock = new ArrangedStock(engine)
  const sold = { status: 'sold', sold_date_timestamp: BUILT_NOW } as const
  await stock.put([
    { model: 'Yaris', description: 'Not a camry.', custom_rank: 9 },
    { model: 'Camry' },
    sold,
    { ...sold, sold_date_timestamp: 0 },
  ])
  await down({ db })
  await pool.query("update search_vehicle set sold_at = null where status <> 'sold'")
  for (const [place, words] of [
    [1, "'yaris':1A 'toyota':1A 'not':1D 'a':1D 'camry':1D"],
    [2, "'camry':1A 'toyota':1A"],
  ] as const) {
    await pool.query(`update search_vehicle set words = ($2 || ' ''#${stock.dealershipId}'':1D')::tsvector where id = $1`, [
      stock.toId(place),
      words,
    ])
  }
  await up({ db })
  const read = async () => [await stock.find({}), (await stock.ask({ text: 'camry' })).places]
  const asItStands = await read()
  await engine.reindex()
  expect([asItStands, await read()]).toEqual([
    [
      [1, 2, 3],
      [2, 1],
    ],
    [
      [1, 2, 3],
      [2, 1],
    ],
  ])
  await close()
})
