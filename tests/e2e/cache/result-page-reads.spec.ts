import { expect, test } from '@playwright/test'
import type pg from 'pg'
import { cloneDatabase, dropDatabase, withClient, withDatabase } from '@scripts/postgres/databases'
import { TEMPLATE } from '@scripts/test/test-database'
import { ask } from '../support/http'
import { startSiteServer } from '../support/site-server'

const PAGES = 5

async function countScans(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'search_vehicle'`,
  )
  return Number(rows[0]?.scans)
}

/** Returns the number of scans once it no longer grows. A connection reports its scans after ten idle seconds at the latest. */
async function countSettledScans(client: pg.Client): Promise<number> {
  let last = -1
  await expect
    .poll(
      async () => {
        const [previous, now] = [last, await countScans(client)]
        last = now
        return now === previous
      },
      { intervals: [11_000], timeout: 60_000 },
    )
    .toBe(true)
  return last
}

test('PERF-09: a result page rendered on request searches the stock once, although its metadata needs the result too', async () => {
  const adminUrl = process.env.FORECOURT_TEST_ADMIN_URL ?? ''
  const database = 'forecourt_test_result_reads'
  await cloneDatabase(adminUrl, TEMPLATE, database)
  const server = await startSiteServer({ DATABASE_URL: withDatabase(adminUrl, database), DELIVER_LEADS: 'off' })
  try {
    await withClient(withDatabase(adminUrl, database), async (client) => {
      const open = async (price: number) =>
        expect((await ask(server.port, `/search?price=${price}-90000`, { host: 'harbour.localhost' })).status).toBe(200)
      // the first page of a process also reads the counts of its menus
      await open(1)
      const before = await countSettledScans(client)
      for (let price = 2; price < 2 + PAGES; price += 1) await open(price)
      expect((await countSettledScans(client)) - before).toBe(PAGES)
    })
  } finally {
    await server.kill('SIGTERM')
    await dropDatabase(adminUrl, database)
  }
})
