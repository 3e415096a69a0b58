import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReadPool } from '@/server/database/pool'
import { dropSilentConnections } from '@/server/database/silent-connections'
import { type Forwarder, openForwarder } from '@tests/e2e/support/forwarder'

let database: Forwarder
let pool: pg.Pool

beforeAll(async () => {
  database = await openForwarder(process.env.DATABASE_URL ?? '')
  pool = openReadPool(database.url)
})
afterAll(async () => {
  await pool.end()
  await database.cut()
})

/** Opens so many connections, which are idle afterwards. */
const openIdle = (count: number) => Promise.all(Array.from({ length: count }, () => pool.query('select pg_sleep(0.05)')))
/** Returns the outcome of a statement, or `waits` if there is none within two seconds. */
const outcomeOf = (statement: Promise<unknown>) =>
  Promise.race([
    statement.then(
      () => 'answered',
      () => 'failed',
    ),
    sleep(2_000, 'waits'),
  ])

test('REL-11: after the database fell silent, statements get new connections, and those that wait for an answer fail', async () => {
  await openIdle(4)
  const begun = outcomeOf(pool.query('select pg_sleep(0.3)'))
  await sleep(100)
  database.silence()
  // what happens for a quarter of an hour otherwise
  expect(await outcomeOf(pool.query('select 1'))).toBe('waits')
  dropSilentConnections(200)
  await sleep(50)
  expect(await Promise.all(Array.from({ length: 8 }, () => outcomeOf(pool.query('select 1'))))).toEqual(Array(8).fill('answered'))
  expect(['failed', 'waits']).toContain(await begun)
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
})

test('REL-11: a statement that gets its answer after all keeps its connection', async () => {
  await openIdle(2)
  const slow = pool.query('select pg_sleep(0.5)')
  await sleep(100)
  dropSilentConnections(1_000)
  await slow
  await sleep(1_100)
  expect([pool.totalCount, await outcomeOf(pool.query('select 1'))]).toEqual([1, 'answered'])
})
