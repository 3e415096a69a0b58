import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { env } from '@/env'
import { withClient } from '@scripts/postgres/databases'
import { listMigrations, readDatabaseFacts } from '@scripts/setup/database-marks'
import { judgeDatabase } from '@scripts/setup/database-state'
import { prepareDatabase } from '@scripts/setup/prepare-database'

const run = promisify(execFile)
/** The releases since then are undone, with the demo in the database, and come again. */
const FIRST_PENDING = '20261124_050000_makes_and_search_keys'

const query = (text: string, values: unknown[] = []) =>
  withClient(env().DATABASE_URL, async (client) => (await client.query(text, values)).rows)
const judge = () => withClient(env().DATABASE_URL, async (client) => judgeDatabase(await readDatabaseFacts(client, listMigrations())))
const COUNTED = ['vehicles', 'locations', 'pages', 'tenants', 'media', 'users', 'search_document']
const countRows = () => query(`select ${COUNTED.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`)
const prepare = () => {
  const variables = { ...process.env, DATABASE_URL: env().DATABASE_URL }
  return prepareDatabase({ variables, lockUrl: process.env.FORECOURT_TEST_ADMIN_URL ?? '', label: 'test' })
}

test('REL-04: migrations run forward on a filled database: no row is lost, stored values follow, and a second run changes nothing', async () => {
  const before = await countRows()
  expect(before[0]?.vehicles).toBeGreaterThan(4_000)
  await query('update payload_migrations set batch = 99 where name >= $1', [FIRST_PENDING])
  await run(process.execPath, ['node_modules/payload/bin.js', 'migrate:down'], { env: process.env })
  expect(await query(`select to_regclass('ad_feeds')::text as name`)).toEqual([{ name: null }])
  expect(await judge()).toEqual({ kind: 'pending' })
  // as a release before those would have stored it
  const [car] = await query(`update vehicles set make = 'Isuzu UTE' where id = (select min(id) from vehicles) returning id`)

  await prepare()
  expect(await judge()).toEqual({ kind: 'ready' })
  expect(await countRows()).toEqual(before)
  expect(await query('select make from vehicles where id = $1', [car?.id])).toEqual([{ make: 'Isuzu' }])
  expect(await query('select count(*)::int as feeds from ad_feeds')).toEqual([{ feeds: 0 }])
  const applied = await query('select name, batch from payload_migrations order by id')
  await prepare()
  expect(await query('select name, batch from payload_migrations order by id')).toEqual(applied)
}, 120_000)
