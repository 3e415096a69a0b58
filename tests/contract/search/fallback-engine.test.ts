import { once } from 'node:events'
import http from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createCircuit } from '@/server/outside/circuit'
import { createPostgresEngine } from '@/server/search/embedded/postgres-engine'
import { createMeilisearchEngine } from '@/server/search/meilisearch/meilisearch-engine'
import type { SearchEngine } from '@/server/search/port'
import { withFallback } from '@/server/search/fallback-engine'
import { ArrangedStock } from './arrange-stock'
import { openSearchDatabase, type TestDatabase } from './database'

const asked = z.object({ queries: z.array(z.object({ indexUid: z.string() })) })
/** A value that no car of the stock has: a result with it came from Meilisearch. */
const FROM_MEILISEARCH = 7

let isHanging = false
let calls = 0
let connections = 0
let encoding: string | undefined
let delayMs = 0
const meilisearch = http.createServer((request, response) => {
  calls += 1
  encoding = request.headers['accept-encoding']
  void json(request).then((body) => {
    if (isHanging) return
    const answer = { hits: [{ id: FROM_MEILISEARCH }], totalHits: 1, facetDistribution: {}, facetStats: {} }
    const results = asked.parse(body).queries.map(({ indexUid }) => ({ indexUid, ...answer }))
    setTimeout(() => response.setHeader('content-type', 'application/json').end(JSON.stringify({ results })), delayMs)
  })
})

meilisearch.on('connection', () => (connections += 1))

let database: TestDatabase
let engine: SearchEngine
let stock: ArrangedStock
let now = 0
beforeEach(async () => {
  isHanging = false
  delayMs = 0
  meilisearch.listen(0, '127.0.0.1')
  await once(meilisearch, 'listening')
  const address = meilisearch.address()
  if (address === null || typeof address === 'string') throw new Error('it listens at a port')
  database = await openSearchDatabase()
  const own = createMeilisearchEngine({ host: `http://127.0.0.1:${address.port}`, apiKey: undefined, indexUid: 'cars' }, database.pool)
  const circuit = createCircuit({ failures: 2, restMs: 5_000, clock: () => now })
  engine = withFallback(own, createPostgresEngine(database.pool), circuit)
  stock = new ArrangedStock(engine)
  await engine.upsert([1, 2].map((place) => stock.build(place, {})))
  calls = 0
})
afterEach(async () => {
  await close()
  await database.close()
})

function close(): Promise<void> {
  meilisearch.closeAllConnections()
  return new Promise((resolve) => meilisearch.close(() => resolve()))
}

const find = async () => (await engine.search(stock.toQuery({}))).ids

test('REL-02: while Meilisearch answers, PostgreSQL is not queried', async () => {
  expect(await find()).toEqual([FROM_MEILISEARCH])
  expect(await engine.multiSearch([stock.toQuery({}), stock.toQuery({})])).toMatchObject([{ total: 1 }, { total: 1 }])
})

test('REL-02: Meilisearch gets plain requests over persistent connections, with a timeout of a second', async () => {
  await find()
  const before = connections
  expect(encoding).toBe('identity')
  for (const _ of [1, 2, 3, 4, 5]) expect(await find()).toEqual([FROM_MEILISEARCH])
  expect(connections - before).toBeLessThanOrEqual(1)
  delayMs = 900
  expect(await find()).toEqual([FROM_MEILISEARCH])
})

test('REL-02: while Meilisearch is stopped, PostgreSQL answers with the same stock, and health names the engine', async () => {
  await close()
  const both = [stock.toId(1), stock.toId(2)]
  expect(await find()).toEqual(both)
  expect((await engine.multiSearch([stock.toQuery({}), stock.toQuery({ perPage: 1 })])).map(({ ids }) => ids)).toEqual([
    both,
    both.slice(0, 1),
  ])
  expect(await engine.health()).toEqual({ kind: 'meilisearch', isHealthy: true, documents: 2, fallback: 'postgres' })
})

test('REL-02: a car saved while Meilisearch is unavailable is found at once', async () => {
  await close()
  await engine.upsert([stock.build(3, {})])
  expect(await find()).toContain(stock.toId(3))
})

test("REL-02: two visitors wait for an engine that hangs, the next ones don't, and after a pause one search tries it again", async () => {
  isHanging = true
  for (let search = 0; search < 5; search += 1) expect(await find()).toHaveLength(2)
  expect(calls).toBe(2)
  isHanging = false
  expect(await find()).toHaveLength(2)
  now += 5_001
  expect(await find()).toEqual([FROM_MEILISEARCH])
  expect(await find()).toEqual([FROM_MEILISEARCH])
})

test('REL-02: with both unavailable a search is refused as unavailable', async () => {
  await close()
  const refusing = createPostgresEngine({ query: () => Promise.reject(Object.assign(new Error('no server'), { code: 'ECONNREFUSED' })) })
  const neither = withFallback(
    createMeilisearchEngine({ host: 'http://127.0.0.1:9', apiKey: undefined, indexUid: 'cars' }, database.pool),
    refusing,
  )
  await expect(neither.search(stock.toQuery({}))).rejects.toMatchObject({ name: 'SearchUnavailableError' })
  expect(await neither.health()).toMatchObject({ kind: 'meilisearch', isHealthy: false, documents: null })
})
