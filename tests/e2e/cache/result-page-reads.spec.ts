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

/** Returns how often the stock was searched since `before`, once the count no longer grows: PostgreSQL reports it up to a second late. */
async function countScansSince(client: pg.Client, before: number): Promise<number> {
  let last = -1
  await expect
    .poll(
      async () => {
        const [previous, now] = [last, await countScans(client)]
        last = now
        return now > before && now === previous
      },
      { intervals: [2_500], timeout: 60_000 },
    )
    .toBe(true)
  return last - before
}

test('PERF-09: a result page rendered on request searches the stock as often as one search call, although its metadata needs the result too', async () => {
  test.setTimeout(120_000)
  const adminUrl = process.env.FORECOURT_TEST_ADMIN_URL ?? ''
  const database = 'forecourt_test_result_reads'
  await cloneDatabase(adminUrl, TEMPLATE, database)
  const server = await startSiteServer({ DATABASE_URL: withDatabase(adminUrl, database), DELIVER_LEADS: 'off' })
  try {
    await withClient(withDatabase(adminUrl, database), async (client) => {
      const scansOf = async (toPath: (round: number) => string) => {
        const before = await countScans(client)
        for (let round = 0; round < PAGES; round += 1)
          expect((await ask(server.port, toPath(round), { host: 'harbour.localhost' })).status).toBe(200)
        return countScansSince(client, before)
      }
      // the first page of a process also reads the counts of its menus
      await scansOf((round) => `/search?price=${round + 1}-90000`)
      const call = await scansOf((round) => `/api/search?price=${round + 101}-90000`)
      expect(await scansOf((round) => `/search?price=${round + 201}-90000`)).toBe(call)
    })
  } finally {
    await server.kill('SIGTERM')
    await dropDatabase(adminUrl, database)
  }
})
