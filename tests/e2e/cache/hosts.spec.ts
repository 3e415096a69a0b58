import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { toEpochSegment, toTimeTravelTicket } from '@/server/routing/page-key'
import { cmsAs, textContent } from '../support/cms'
import { ask } from '../support/http'

const PORT = Number(process.env.SITE_PORT)
const HARBOUR = 'harbour.localhost'
const SUMMIT = /Summit Prestige/
const now = () => Math.floor(Date.now() / 1000)

test('TEN-03: each host shows its own tenant, an unknown host a plain 404, and the platform its list', async () => {
  expect((await ask(PORT, '/', { host: HARBOUR })).body).toMatch(/Harbour City/)
  expect((await ask(PORT, '/', { host: 'summit.localhost' })).body).toMatch(SUMMIT)
  const unknown = await ask(PORT, '/', { host: 'nobody.localhost' })
  expect(unknown.status).toBe(404)
  expect(unknown.body).not.toMatch(/Harbour|Summit/)
  const platform = await ask(PORT, '/', { host: 'localhost' })
  expect(platform.body).toMatch(/Harbour City/)
  expect(platform.body).toMatch(SUMMIT)
})

test("SEC-04: a page on another host, even a subdomain, can't change anything through the admin's API", async () => {
  const signIn = (headers: Record<string, string>) =>
    ask(PORT, '/api/users/login', { method: 'POST', headers, body: { email: 'nobody@forecourt.example', password: 'wrong' } })
  const own = await signIn({ origin: `http://localhost:${PORT}`, 'sec-fetch-site': 'same-origin', host: `localhost:${PORT}` })
  expect(own.status).toBe(401)
  for (const origin of [`http://harbour.localhost:${PORT}`, 'https://evil.example', 'null']) {
    const answer = await signIn({ origin, host: `localhost:${PORT}` })
    expect([answer.status, answer.body]).toEqual([403, expect.stringContaining('from the admin itself')])
  }
  expect((await signIn({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

const inner = (tenant: string) => `/sites/${tenant}/${toEpochSegment(tenant, 0)}`

const ATTACKS: [string, string, Record<string, string>][] = [
  ['X-Forwarded-Host', '/', { 'x-forwarded-host': 'summit.localhost' }],
  ['a forged X-Forwarded-Host', '/', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
  ['the internal address', inner('summit'), {}],
  ['the internal address, encoded', inner('summit').replace('sites', '%73ites'), {}],
  ['the internal address with a double slash', `/${inner('summit')}`, {}],
  ['the internal address behind dots', `/x/..${inner('summit')}`, {}],
  ['the internal address behind encoded dots', `/x/%2e%2e${inner('summit')}`, {}],
  ['the internal address in capitals', inner('summit').replace('sites', 'SITES'), {}],
  ['the internal address as a file', `${inner('summit')}/x.png`, {}],
  ['a static prefix with path traversal', `/_next/static/..${inner('summit')}`, {}],
  ['a static prefix with encoded path traversal', `/_next/static/%2e%2e/%2e%2e${inner('summit')}`, {}],
  ['a subrequest header', inner('summit'), { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' }],
  [
    'rewrite headers',
    '/',
    {
      'x-middleware-rewrite': inner('summit'),
      'x-matched-path': inner('summit'),
      'x-invoke-path': inner('summit'),
      'x-original-url': inner('summit'),
    },
  ],
  ['a router state', '/?_rsc=1', { rsc: '1', 'next-url': inner('summit'), 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' }],
  ['the data address', `/_next/data/x${inner('summit')}.json`, { 'x-nextjs-data': '1' }],
  ['route matches', '/', { 'x-now-route-matches': '1=summit' }],
]

for (const [name, path, headers] of ATTACKS) {
  test(`SEC-01: ${name} never shows another tenant`, async () => {
    const answer = await ask(PORT, path, { host: HARBOUR, headers })
    expect(answer.status).toBeLessThan(500)
    expect(answer.body).not.toMatch(SUMMIT)
    expect((await ask(PORT, '/', { host: HARBOUR })).body).not.toMatch(SUMMIT)
  })
}

for (const host of ['harbour.localhost,summit.localhost', 'harbour.localhost summit.localhost', '-', 'harbour.localhost/..']) {
  test(`SEC-01: the host ${JSON.stringify(host)} is not a site`, async () => {
    const answer = await ask(PORT, '/', { host })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toMatch(/Harbour City|Summit/)
  })
}

test("SEC-01: the admin and its API are not served on a tenant's host", async () => {
  for (const path of [
    '/admin',
    '/api/pages',
    '/api/users/login',
    '/api/graphql',
    '/preview/harbour/1',
    '/shared/harbour/1.aaaaaaaaaaaaaaaa',
  ]) {
    expect((await ask(PORT, path, { host: HARBOUR })).status).toBe(404)
  }
})

test('ADM-06: a signed ticket shows the site at another time; a forged, foreign or expired ticket shows the current site', async () => {
  const cms = cmsAs('admin@forecourt.example')
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const heading = `Next month ${randomUUID()}`
  const path = `/trial-${randomUUID()}`
  const starts = now() + 30 * 86_400
  await cms.create('promo-cards', {
    tenant: tenant?.id,
    title: heading,
    start: new Date(starts * 1000).toISOString(),
    position: 1,
    node: { heading, tone: 'brand' },
  })
  const layout = [
    { blockType: 'richText', width: 'reading', content: textContent('Time travel') },
    { blockType: 'promoCards', heading: 'Offers', limit: 24 },
  ]
  await cms.create('pages', { tenant: tenant?.id, title: 'Time travel', path, layout, _status: 'published' })
  const ticketOf = (site: string, expires: number) => toTimeTravelTicket({ tenant: site, userId: 1, at: starts + 60, expires })
  const seen = async (ticket: string | null) =>
    (await ask(PORT, path, { host: HARBOUR, headers: ticket === null ? {} : { cookie: `forecourt_at=${ticket}` } })).body.includes(heading)
  expect(await seen(null)).toBe(false)
  expect(await seen(ticketOf('harbour', now() + 600))).toBe(true)
  expect(await seen(`${ticketOf('harbour', now() + 600).slice(0, -4)}AAAA`)).toBe(false)
  expect(await seen(ticketOf('summit', now() + 600))).toBe(false)
  expect(await seen(ticketOf('harbour', now() - 1))).toBe(false)
})
