import { expect, test } from '@playwright/test'
import { cloneDatabase, dropDatabase, withClient, withDatabase } from '@scripts/postgres/databases'
import { findFreePort } from '@scripts/postgres/free-port'
import { TEMPLATE } from '@scripts/test/test-database'
import { ask, cacheStatus } from './support/http'
import { type SiteServer, startSiteServer } from './support/site-server'
import { firstCarPath } from './support/sites'

const ADMIN_URL = process.env.FORECOURT_TEST_ADMIN_URL ?? ''
const DATABASE = 'forecourt_test_search_away'

/** Creates a site whose search engine has a host that doesn't exist. PostgreSQL is no fallback for an engine that somebody else fills. */
async function makeSiteWithoutEngine(slug: string): Promise<void> {
  await withClient(withDatabase(ADMIN_URL, DATABASE), (client) =>
    client.query(`update tenants set switches = coalesce(switches, '{}') || '{"searchHost": "https://search.invalid"}' where slug = $1`, [
      slug,
    ]),
  )
}

let site: SiteServer
const get = (slug: string, path: string) => ask(site.port, path, { host: `${slug}.localhost` })

// The second test breaks the database that the first one reads.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await cloneDatabase(ADMIN_URL, TEMPLATE, DATABASE)
  await makeSiteWithoutEngine('drifter')
  site = await startSiteServer({
    MEILI_HOST: `http://127.0.0.1:${await findFreePort(5_900)}`,
    MEILI_KEY: 'none',
    DELIVER_LEADS: 'off',
    DATABASE_URL: withDatabase(ADMIN_URL, DATABASE),
  })
})

test.afterAll(async () => {
  await site.kill('SIGTERM')
  await dropDatabase(ADMIN_URL, DATABASE)
})

test('REL-02: when the search engine is unavailable, PostgreSQL searches; a site whose own engine is unavailable shows a message', async () => {
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
  const missing = await get('drifter', '/no-such-page')
  expect([missing.status, missing.body.includes('We can’t find that page')]).toEqual([404, true])
  expect((await get('drifter', '/compare')).body).toContain('How comparing works')
  // a search that is asked for again would be stored (PERF-09), but not this message
  for (let again = 0; again < 3; again += 1) {
    const repeated = await get('drifter', '/search?query=jayco')
    expect(repeated.status).toBe(200)
    expect(cacheStatus(repeated)).not.toBe('HIT')
    expect(repeated.body).toContain('Search is taking a break')
  }
  const call = await get('drifter', '/api/search?query=jayco')
  expect([call.status, call.headers['retry-after']]).toEqual([503, '5'])
  expect(JSON.parse(call.body)).toEqual({ error: { code: 'unavailable', message: expect.stringContaining('try again') } })
  const car = await firstCarPath('drifter')
  expect((await get('drifter', car)).status).toBe(200)
  const person = { name: 'Ingrid', last_name: 'Sorensen', phone: '0491 570 156', postcode: '4105', email: 'ingrid@example.com' }
  const body = { ...person, car_slug: car.replace('/cars/', ''), message: 'Is it still there?', idempotency_key: crypto.randomUUID() }
  const lead = await ask(site.port, '/api/leads', { host: 'drifter.localhost', method: 'POST', body })
  expect([lead.status, JSON.parse(lead.body)]).toMatchObject([200, { lead_id: expect.any(Number) }])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test("WEB-03: a page that fails while the database works is a 500 with the site's look, an explanation, a retry and links", async ({
    page,
  }) => {
    const car = await firstCarPath('harbour')
    const run = (statement: string) => withClient(withDatabase(ADMIN_URL, DATABASE), (client) => client.query(statement))
    await get('harbour', '/')
    await run('alter table vehicles rename to vehicles_elsewhere')
    const address = `http://harbour.localhost:${site.port}${car}`
    expect((await page.goto(address))?.status()).toBe(500)
    await expect(page).toHaveTitle('Something went wrong | Harbour City Motors')
    await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    const background = await page.getByRole('link', { name: 'Try again' }).evaluate((link) => getComputedStyle(link).backgroundColor)
    expect(background).not.toBe('rgba(0, 0, 0, 0)')
    const answer = await get('harbour', car)
    expect([answer.status, answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([500, 'no-store', undefined])
    expect(answer.body).toContain(`Reference: ${answer.headers['x-request-id']}`)
    for (const [name, path] of [
      ['Home', '/'],
      ['Search', '/search'],
      ['Contact', '/contact'],
    ] as const)
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', path)

    await run('alter table vehicles_elsewhere rename to vehicles')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
  })
})
