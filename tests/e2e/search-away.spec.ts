import { expect, test } from '@playwright/test'
import { findFreePort } from '../../scripts/postgres/free-port'
import { ask } from './support/http'
import { startSiteServer } from './support/site-server'
import { firstCarPath } from './support/sites'

const host = 'harbour.localhost'

test('REL-02: with the search engine away search says so kindly; vehicle page and forms work', async () => {
  const site = await startSiteServer({
    MEILI_HOST: `http://127.0.0.1:${await findFreePort(5_900)}`,
    MEILI_KEY: 'none',
    DELIVER_LEADS: 'off',
  })
  try {
    const get = (path: string) => ask(site.port, path, { host })
    const search = await get('/search?query=hilux')
    expect(search.status).toBe(200)
    expect(search.body).toContain('Search is taking a break')
    expect(search.body).toContain('href="/contact"')
    const call = await get('/api/search?query=hilux')
    expect([call.status, call.headers['retry-after']]).toEqual([503, '5'])
    expect(JSON.parse(call.body)).toEqual({ error: expect.stringContaining('try again') })
    const car = await firstCarPath('harbour')
    expect((await get(car)).status).toBe(200)
    const person = { name: 'Ingrid', last_name: 'Sorensen', phone: '0491 570 156', postcode: '4105', email: 'ingrid@example.com' }
    const body = { ...person, car_slug: car.replace('/cars/', ''), message: 'Is it still there?', idempotency_key: crypto.randomUUID() }
    const lead = await ask(site.port, '/api/leads', { host, method: 'POST', body })
    expect([lead.status, JSON.parse(lead.body)]).toMatchObject([200, { lead_id: expect.any(Number) }])
  } finally {
    await site.kill('SIGTERM')
  }
})
