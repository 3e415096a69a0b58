import { expect, test } from '@playwright/test'
import { cloneDatabase, dropDatabase, withClient, withDatabase } from '@scripts/postgres/databases'
import { findFreePort } from '@scripts/postgres/free-port'
import { TEMPLATE } from '@scripts/test/test-database'
import { ask } from './support/http'
import { startSiteServer } from './support/site-server'
import { firstCarPath } from './support/sites'

const ADMIN_URL = process.env.FORECOURT_TEST_ADMIN_URL ?? ''
const DATABASE = 'forecourt_test_search_away'

/** A site whose own engine is a name that leads nowhere: nobody stands in for what somebody else fills. */
async function makeAway(slug: string): Promise<void> {
  await withClient(withDatabase(ADMIN_URL, DATABASE), (client) =>
    client.query(`update tenants set switches = coalesce(switches, '{}') || '{"searchHost": "https://search.invalid"}' where slug = $1`, [
      slug,
    ]),
  )
}

test('REL-02: with the search engine away sites are searched by PostgreSQL; a site whose own engine is away says so kindly', async () => {
  await cloneDatabase(ADMIN_URL, TEMPLATE, DATABASE)
  await makeAway('drifter')
  const site = await startSiteServer({
    MEILI_HOST: `http://127.0.0.1:${await findFreePort(5_900)}`,
    MEILI_KEY: 'none',
    DELIVER_LEADS: 'off',
    DATABASE_URL: withDatabase(ADMIN_URL, DATABASE),
  })
  try {
    const get = (slug: string, path: string) => ask(site.port, path, { host: `${slug}.localhost` })
    const ready = await get('harbour', '/api/ready')
    expect([ready.status, JSON.parse(ready.body).search]).toEqual([
      200,
      { ok: true, engine: 'meilisearch', detail: expect.stringMatching(/^does not answer; \d+ vehicles by postgres in its place$/) },
    ])
    const home = await get('harbour', '/')
    expect([home.status, home.body.includes('href="/cars/')]).toEqual([200, true])
    expect(JSON.parse((await get('harbour', '/api/search?query=hilux')).body).count).toBeGreaterThan(0)

    const search = await get('drifter', '/search?query=jayco')
    expect(search.status).toBe(200)
    expect(search.body).toContain('Search is taking a break')
    expect(search.body).toContain('href="/contact"')
    const call = await get('drifter', '/api/search?query=jayco')
    expect([call.status, call.headers['retry-after']]).toEqual([503, '5'])
    expect(JSON.parse(call.body)).toEqual({ error: { code: 'unavailable', message: expect.stringContaining('try again') } })
    const car = await firstCarPath('drifter')
    expect((await get('drifter', car)).status).toBe(200)
    const person = { name: 'Ingrid', last_name: 'Sorensen', phone: '0491 570 156', postcode: '4105', email: 'ingrid@example.com' }
    const body = { ...person, car_slug: car.replace('/cars/', ''), message: 'Is it still there?', idempotency_key: crypto.randomUUID() }
    const lead = await ask(site.port, '/api/leads', { host: 'drifter.localhost', method: 'POST', body })
    expect([lead.status, JSON.parse(lead.body)]).toMatchObject([200, { lead_id: expect.any(Number) }])
  } finally {
    await site.kill('SIGTERM')
    await dropDatabase(ADMIN_URL, DATABASE)
  }
})
