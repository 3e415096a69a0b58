import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeProjection, writeProjection } from '@/server/search/embedded/write-projection'
import { keepIndexInSync } from '@/server/search/keep-index-in-sync'
import { INDEX_SETTINGS } from '@/server/search/meilisearch/index-settings'
import { createMeilisearchEngine } from '@/server/search/meilisearch/meilisearch-engine'
import { type SearchEngine, SearchUnavailableError } from '@/server/search/port'
import { buildSearchDocument } from '@tests/builders/search-document'
import { ArrangedStock } from './arrange-stock'
import { openSearchDatabase, type TestDatabase } from './database'
import { MeilisearchStub } from './meilisearch-stub'

const UID = 'cars'
const car = (id: number) => buildSearchDocument({ id })
let stub: MeilisearchStub
let database: TestDatabase
let engine: SearchEngine
const openEngine = () => createMeilisearchEngine({ host: stub.host, apiKey: undefined, indexUid: UID }, database.pool)

beforeEach(async () => {
  ;[stub, database] = await Promise.all([new MeilisearchStub().open(), openSearchDatabase()])
  engine = openEngine()
})
afterEach(async () => {
  await stub.close()
  await database.close()
})

describe('API-11: the index follows the projection', () => {
  test('API-11: the first run builds the index with its settings', async () => {
    await engine.upsert([car(1), car(2)])
    await engine.sync()
    expect(stub.listIds(UID)).toEqual([1, 2])
    expect(stub.indexes.get(UID)?.settings).toEqual(JSON.parse(JSON.stringify(INDEX_SETTINGS)))
    expect([...stub.indexes.keys()]).toEqual([UID])
  })

  test('API-11: later runs send only changes, including removals', async () => {
    await engine.upsert([car(1), car(2), car(3)])
    await engine.sync()
    stub.sent.length = 0
    await engine.upsert([car(2)])
    await engine.remove([3])
    await engine.sync()
    await engine.sync()
    expect(stub.sent).toEqual([2])
    expect(stub.listIds(UID)).toEqual([1, 2])
  })

  test('API-11: a car saved by a transaction that started early and committed late is not missed', async () => {
    await engine.sync()
    const connection = await database.pool.connect()
    await connection.query('begin')
    await writeProjection((text, parameters) => connection.query(text, parameters), [car(1)])
    await engine.upsert([car(2)])
    await engine.sync()
    await engine.sync()
    expect(stub.listIds(UID)).toEqual([2])
    await connection.query('commit')
    connection.release()
    await engine.sync()
    expect(stub.listIds(UID)).toEqual([1, 2])
    expect(stub.sent).toEqual([2, 1])
  })

  test('REL-03: another process continues where the last one stopped', async () => {
    await engine.upsert([car(1)])
    // Any open transaction on the server, also from other tests, delays the position; those rows are sent again.
    const countSent = async () => {
      stub.sent.length = 0
      await openEngine().sync()
      return stub.sent.length
    }
    await expect.poll(countSent, { timeout: 20_000 }).toBe(0)
    await engine.upsert([car(2)])
    await Promise.all([openEngine().sync(), openEngine().sync()])
    expect(new Set(stub.sent)).toEqual(new Set([2]))
  })

  test('REL-02: a write that Meilisearch fails to carry out is an error, and the next run repeats it', async () => {
    await engine.sync()
    await engine.upsert([car(1)])
    stub.failing = 'documentAdditionOrUpdate'
    await expect(engine.sync()).rejects.toThrow('refused by the stub')
    stub.failing = null
    await engine.sync()
    expect(stub.listIds(UID)).toEqual([1])
  })

  test('REL-02: a lost index is rebuilt', async () => {
    await engine.upsert([car(1)])
    await engine.sync()
    stub.indexes.clear()
    await engine.sync()
    expect(stub.listIds(UID)).toEqual([1])
  })

  test('REL-04: a position from the future, as after a restore, rebuilds the index', async () => {
    await engine.upsert([car(1)])
    await engine.sync()
    await database.pool.query('update search_sync set rev = rev + 1000000')
    await removeProjection((text, parameters) => database.pool.query(text, parameters), [1])
    await engine.sync()
    expect(stub.listIds(UID)).toEqual([])
  })
})

describe('API-11: a reindex', () => {
  test.each(['indexCreation', 'settingsUpdate', 'documentAdditionOrUpdate', 'indexSwap'])(
    'API-11: that fails at its %s keeps the old index',
    async (type) => {
      await engine.upsert([car(1), car(2)])
      await engine.sync()
      stub.failing = type
      await expect(engine.reindex()).rejects.toThrow('refused by the stub')
      expect(stub.listIds(UID)).toEqual([1, 2])
      expect([...stub.indexes.keys()]).toEqual([UID])
    },
  )

  test('API-11: drops what is no longer in the projection', async () => {
    await engine.upsert([car(1)])
    await engine.sync()
    stub.indexes.get(UID)?.documents.set(99, { id: 99 })
    await engine.reindex()
    expect(stub.listIds(UID)).toEqual([1])
  })
})

describe('REL-02: Meilisearch unavailable', () => {
  test.each([
    ['hangs', () => void (stub.isHanging = true)],
    ['is stopped', () => stub.close()],
  ])('REL-02: when it %s, a search is refused within two seconds, and health reports it', async (_name, act) => {
    await act()
    const started = performance.now()
    await expect(new ArrangedStock(engine).ask({})).rejects.toBeInstanceOf(SearchUnavailableError)
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(await engine.health()).toEqual({ kind: 'meilisearch', isHealthy: false, documents: null })
  })

  test("REL-02: an index that doesn't exist yet is unavailable", async () => {
    await expect(new ArrangedStock(engine).ask({})).rejects.toBeInstanceOf(SearchUnavailableError)
  })

  test('REL-02: continuous sync reports a failure, continues, and stops on request', async () => {
    const onError = vi.fn()
    stub.failing = 'indexCreation'
    await engine.upsert([car(1)])
    const stop = keepIndexInSync(engine, 10, onError)
    await vi.waitFor(() => expect(onError).toHaveBeenCalled(), { timeout: 10_000 })
    stub.failing = null
    await vi.waitFor(() => expect(stub.listIds(UID)).toEqual([1]), { timeout: 10_000 })
    await stop()
    await engine.upsert([car(2)])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(stub.listIds(UID)).toEqual([1])
  })
})
