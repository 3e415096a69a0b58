import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchQuery } from '@/domain/search/query'
import { createPostgresEngine } from '@/server/search/embedded/postgres-engine'
import { removeProjection, writeProjection } from '@/server/search/embedded/write-projection'
import { SearchUnavailableError } from '@/server/search/port'
import { BUILT_NOW } from '@tests/builders/search-document'
import { ArrangedStock, writeFacet } from './arrange-stock'
import { openSearchDatabase, type TestDatabase } from './database'

let database: TestDatabase
beforeAll(async () => {
  database = await openSearchDatabase()
})
afterAll(() => database.close())

test('CARD-02: a car is found when its transaction commits, and not when it rolls back', async () => {
  const stock = new ArrangedStock(createPostgresEngine(database.pool))
  for (const [end, places] of [
    ['rollback', []],
    ['commit', [1]],
  ] as const) {
    const connection = await database.pool.connect()
    await connection.query('begin')
    await writeProjection((text, parameters) => connection.query(text, parameters), [stock.build(1, {})])
    expect(await stock.find({})).toEqual([])
    await connection.query(end)
    connection.release()
    expect(await stock.find({})).toEqual(places)
  }
})

test("REL-03: saving different cars with the same new words doesn't block", async () => {
  const stock = new ArrangedStock(createPostgresEngine(database.pool))
  const [one, other] = [await database.pool.connect(), await database.pool.connect()]
  await one.query('begin')
  await writeProjection((text, parameters) => one.query(text, parameters), [stock.build(1, { model: 'Quxmobil' })])
  await other.query("set lock_timeout = '2s'")
  await writeProjection((text, parameters) => other.query(text, parameters), [stock.build(2, { model: 'Quxmobil' })])
  await one.query('commit')
  one.release()
  other.release(true)
  const answer = await stock.ask({ text: 'quxmobl', facets: ['model'] })
  expect(answer).toMatchObject({ total: 2, facets: { model: [{ value: 'Quxmobil', count: 2 }] } })
})

test('SRCH-10: a removed car leaves a tombstone with a later revision and none of its data', async () => {
  const stock = new ArrangedStock(createPostgresEngine(database.pool))
  await stock.put([{ description: 'secret' }])
  const read = async () =>
    (await database.pool.query('select doc, deleted, rev from search_document where id = $1', [stock.toId(1)])).rows[0]
  const before = await read()
  await removeProjection((text, parameters) => database.pool.query(text, parameters), [stock.toId(1)])
  const after = await read()
  expect(after).toMatchObject({ doc: null, deleted: true })
  expect(Number(after.rev)).toBeGreaterThan(Number(before.rev))
})

test('API-11: a reindex that fails half-way leaves every car unchanged', async () => {
  let statements = 0
  const failing = createPostgresEngine({
    query: (text, parameters) => (++statements > 3 ? Promise.reject(new Error('disk full')) : database.pool.query(text, parameters)),
  })
  const stock = new ArrangedStock(createPostgresEngine(database.pool))
  await stock.put(Array.from({ length: 1_500 }, () => ({ colour: 'Red' })))
  await expect(failing.reindex()).rejects.toThrow('disk full')
  expect((await stock.ask({ lists: { colour: ['Red'] }, perPage: 0 })).total).toBe(1_500)
})

test("API-11: a car saved between a reindex's read and write keeps the saved values", async () => {
  const stock = new ArrangedStock(createPostgresEngine(database.pool))
  await stock.put([{ colour: 'Red' }, { colour: 'Red' }])
  let saves = 0
  const overtaken = createPostgresEngine({
    query: async (text, parameters) => {
      if (text.includes('for update')) await stock.put([{ colour: `Blue ${++saves}` }])
      return database.pool.query(text, parameters)
    },
  })
  await overtaken.reindex()
  expect(await stock.find({ lists: { colour: [`Blue ${saves}`] } })).toEqual([1])
  expect(await stock.find({ lists: { colour: ['Red'] } })).toEqual([2])
})

test('API-11: a reindex derives stored rows again, and drops rows without a document', async () => {
  const engine = createPostgresEngine(database.pool)
  const stock = new ArrangedStock(engine)
  await stock.put([{ colour: 'Red' }, { colour: 'Red' }])
  await database.pool.query("update search_vehicle set colour = 'wrong' where id = $1", [stock.toId(1)])
  await database.pool.query('delete from search_document where id = $1', [stock.toId(2)])
  await engine.reindex()
  expect(await stock.find({})).toEqual([1])
  expect(await stock.find({ lists: { colour: ['Red'] } })).toEqual([1])
})

test("CARD-03, SRCH-10: a value is spelled as in the site's own stock, however others spell it", async () => {
  const engine = createPostgresEngine(database.pool)
  const [mine, theirs] = [new ArrangedStock(engine), new ArrangedStock(engine)]
  await mine.put([{ make: 'Toyota', categories: ['Family', 'Towing'] }, { make: 'Toyota' }, { make: 'bmw' }])
  await theirs.put([{ make: 'TOYOTA', categories: ['FAMILY'] }, { make: 'BMW' }])
  const read = async (stock: ArrangedStock) => {
    const answer = await stock.ask({ facets: ['make', 'categories'] })
    return [writeFacet(answer, 'make'), writeFacet(answer, 'categories')]
  }
  expect(await read(mine)).toEqual(['Toyota 2, bmw 1', 'Family 1, Towing 1'])
  expect(await read(theirs)).toEqual(['BMW 1, TOYOTA 1', 'FAMILY 1'])
})

test('SRCH-10: counts are cached only until one of their rows changes, in any process', async () => {
  let counted = 0
  const reader = createPostgresEngine({
    query: (text, parameters) => {
      if (text.includes("'facet.'")) counted++
      return database.pool.query(text, parameters)
    },
  })
  const [mine, theirs] = [new ArrangedStock(createPostgresEngine(database.pool)), new ArrangedStock(createPostgresEngine(database.pool))]
  const day = 86_400
  const sold = { status: 'sold', sold_date_timestamp: BUILT_NOW - day } as const
  await mine.put([{ colour: 'Red', price: 10_000 }, { colour: 'Red', price: 30_000 }, { colour: 'Blue', price: 30_000 }, sold])
  const read = async (part: Partial<SearchQuery> = {}, includeSoldDays = 3) => {
    const query = mine.toQuery({ facets: ['colour', 'make'], histograms: ['price'], perPage: 2, ...part }, { includeSoldDays })
    const answer = await reader.search(query)
    expect({ ...answer, ms: 0 }).toEqual({ ...(await createPostgresEngine(database.pool).search(query)), ms: 0 })
    return writeFacet(answer, 'colour')
  }
  const steps: [string, () => Promise<unknown>, string, number][] = [
    ['first, as most searches are', () => Promise.resolve(), 'Red 2, Blue 1, White 1', 1],
    ['asked again', () => Promise.resolve(), 'Red 2, Blue 1, White 1', 2],
    ['nothing changed', () => Promise.resolve(), 'Red 2, Blue 1, White 1', 2],
    ['a car of another dealership', () => theirs.put([{ colour: 'Red' }]), 'Red 2, Blue 1, White 1', 2],
    ['a car changed', () => mine.put([{ colour: 'Blue', price: 10_000 }]), 'Blue 2, Red 1, White 1', 3],
    ['a car that misses a filter changed', () => mine.put([{ colour: 'Blue', price: 90_000 }]), 'Blue 2, Red 1, White 1', 4],
    ['a car left', () => createPostgresEngine(database.pool).remove([mine.toId(2)]), 'Blue 2, White 1', 5],
    ['a new spelling by others', () => theirs.put([{ colour: 'BLUE' }]), 'Blue 2, White 1', 6],
  ]
  for (const [step, change, colours, times] of steps) {
    await change()
    expect([step, await read(), counted]).toEqual([step, colours, times])
  }
  expect(await read({ page: 2, sort: [{ attribute: 'price', direction: 'desc' }] })).toBe('Blue 2, White 1')
  expect(counted).toBe(6)
  expect([await read({}, 1), counted]).toEqual(['Blue 2', 7])
  expect([await read({ ranges: { price: { min: 50_000, max: null } } }), counted]).toEqual(['Blue 1', 8])
})

test.each(['ECONNREFUSED', '57P01', '08006'])('REL-02: a database that answers %s is unavailable, not broken', async (code) => {
  const engine = createPostgresEngine({ query: () => Promise.reject(Object.assign(new Error('gone'), { code })) })
  const stock = new ArrangedStock(engine)
  await expect(stock.ask({})).rejects.toBeInstanceOf(SearchUnavailableError)
  expect(await engine.health()).toEqual({ kind: 'postgres', isHealthy: false, documents: null })
})

test('REL-02: an invalid statement stays an error', async () => {
  const engine = createPostgresEngine({ query: () => Promise.reject(Object.assign(new Error('no such column'), { code: '42703' })) })
  await expect(new ArrangedStock(engine).ask({})).rejects.toThrow('no such column')
})
