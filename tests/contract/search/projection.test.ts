import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresEngine } from '@/server/search/embedded/postgres-engine'
import { removeProjection, writeProjection } from '@/server/search/embedded/write-projection'
import { SearchUnavailableError } from '@/server/search/port'
import { ArrangedStock } from './arrange-stock'
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

test('REL-03: saves of different cars with the same new words do not wait for each other', async () => {
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

test('API-11: a reindex that fails half-way leaves every car as it was', async () => {
  let statements = 0
  const failing = createPostgresEngine({
    query: (text, parameters) => (++statements > 3 ? Promise.reject(new Error('disk full')) : database.pool.query(text, parameters)),
  })
  const stock = new ArrangedStock(createPostgresEngine(database.pool))
  await stock.put(Array.from({ length: 1_500 }, () => ({ colour: 'Red' })))
  await expect(failing.reindex()).rejects.toThrow('disk full')
  expect((await stock.ask({ lists: { colour: ['Red'] }, perPage: 0 })).total).toBe(1_500)
})

test('API-11: a car saved between the reading and the writing of a reindex keeps what its save said', async () => {
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

test('API-11: a reindex derives anew what is stored, and drops rows without a document', async () => {
  const engine = createPostgresEngine(database.pool)
  const stock = new ArrangedStock(engine)
  await stock.put([{ colour: 'Red' }, { colour: 'Red' }])
  await database.pool.query("update search_vehicle set colour = 'wrong' where id = $1", [stock.toId(1)])
  await database.pool.query('delete from search_document where id = $1', [stock.toId(2)])
  await engine.reindex()
  expect(await stock.find({})).toEqual([1])
  expect(await stock.find({ lists: { colour: ['Red'] } })).toEqual([1])
})

test.each(['ECONNREFUSED', '57P01', '08006'])('REL-02: a database that answers %s is unavailable, not broken', async (code) => {
  const engine = createPostgresEngine({ query: () => Promise.reject(Object.assign(new Error('gone'), { code })) })
  const stock = new ArrangedStock(engine)
  await expect(stock.ask({})).rejects.toBeInstanceOf(SearchUnavailableError)
  expect(await engine.health()).toEqual({ kind: 'postgres', isHealthy: false, documents: null })
})

test('REL-02: a statement that is wrong stays an error', async () => {
  const engine = createPostgresEngine({ query: () => Promise.reject(Object.assign(new Error('no such column'), { code: '42703' })) })
  await expect(new ArrangedStock(engine).ask({})).rejects.toThrow('no such column')
})
