import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs, textContent } from '../support/cms'
import { ask, type Answer, cacheStatus } from '../support/http'
import { listViolations, watchViolations } from '../support/policy-violations'
import { firstCarPath, SITES, siteUrl } from '../support/sites'
import { tokenOf } from '../support/staff'
import { startSiteServer } from '../support/site-server'

const PORT = Number(process.env.SITE_PORT)
const HARBOUR = 'harbour.localhost'
const ADMIN = { authorization: `JWT ${tokenOf('admin@forecourt.example')}` }
const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Kind = {
  name: string
  host?: string
  path: string
  headers?: Record<string, string>
  method?: string
  status: number
  policy: RegExp | string
}

/** A policy that allows inline scripts and eval only by hash or nonce. */
const STRICT = /script-src 'self'(?: 'nonce-[\w-]+')?(?: 'sha256-[\w+/=]+')*(?: https:\/\/[\w.*-]+)*;/
const SITE_POLICY = new RegExp(
  `${STRICT.source}.* object-src 'none'; base-uri 'none'; form-action 'self'.*; frame-ancestors http://localhost:${PORT}`,
)
const ADMIN_POLICY = new RegExp(
  `script-src 'self' 'nonce-[\\w-]+';.* object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
)

const KINDS: Kind[] = [
  { name: 'a redirect', host: HARBOUR, path: '/search/', status: 308, policy: /script-src 'none'/ },
  { name: 'a missing page', host: HARBOUR, path: '/nothing-is-here', status: 404, policy: SITE_POLICY },
  { name: 'a page rendered for each request', host: HARBOUR, path: '/search?price=-30000', status: 200, policy: SITE_POLICY },
  { name: 'an account form', host: 'summit.localhost', path: '/sign-in', status: 200, policy: SITE_POLICY },
  { name: 'a call', host: HARBOUR, path: '/api/search', status: 200, policy: NO_DOCUMENT },
  { name: 'an unknown call', host: HARBOUR, path: '/api/nothing', status: 404, policy: NO_DOCUMENT },
  { name: 'robots.txt', host: HARBOUR, path: '/robots.txt', status: 200, policy: /script-src 'none'/ },
  { name: 'SEC-26: the operator’s security contact', path: '/.well-known/security.txt', status: 200, policy: /'none'/ },
  { name: 'SEC-26: it is not on a site', host: HARBOUR, path: '/.well-known/security.txt', status: 404, policy: SITE_POLICY },
  { name: 'a sitemap', host: HARBOUR, path: '/sitemap.xml', status: 200, policy: /script-src/ },
  { name: 'a font', host: HARBOUR, path: '/icons/bold.svg', status: 200, policy: NO_DOCUMENT },
  { name: 'an unknown host', host: 'nobody.localhost', path: '/', status: 404, policy: /script-src 'none'|default-src 'none'/ },
  { name: 'an unknown method', host: HARBOUR, path: '/', method: 'TRACE', status: 405, policy: /script-src 'none'/ },
  { name: 'the platform’s list of sites', path: '/', status: 200, policy: ADMIN_POLICY },
  { name: 'the admin’s sign-in', path: '/admin/login', status: 200, policy: ADMIN_POLICY },
  {
    name: 'the admin',
    path: '/admin/collections/pages',
    headers: { cookie: `payload-token=${tokenOf('admin@forecourt.example')}` },
    status: 200,
    policy: ADMIN_POLICY,
  },
  { name: 'the admin’s API', path: '/api/pages?limit=1', headers: ADMIN, status: 200, policy: NO_DOCUMENT },
  { name: 'the admin’s API without a session', path: '/api/pages', status: 403, policy: NO_DOCUMENT },
]

function expectHeaders({ headers }: Answer, policy: RegExp | string): void {
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/)
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['cross-origin-opener-policy']).toMatch(/^(same-origin-allow-popups|unsafe-none)$/)
  expect(headers['cross-origin-resource-policy']).toMatch(/^(same-origin|cross-origin)$/)
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).toMatch(policy instanceof RegExp ? policy : new RegExp(`^${policy}$`))
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
  expect(headers['x-powered-by']).toBeUndefined()
}

for (const { name, host, path, headers, method, status, policy } of KINDS) {
  test(`SEC-03, SEC-09, SEC-10, SEC-11: ${name} has every header`, async () => {
    const answer = await ask(PORT, path, { host: host ?? `localhost:${PORT}`, headers, method })
    expect(answer.status).toBe(status)
    expectHeaders(answer, policy)
  })
}

test('SEC-09, SEC-11: a page has the same body and headers on its first render and from the cache', async () => {
  const cms = cmsAs('admin@forecourt.example')
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const layout = [{ blockType: 'richText', width: 'reading', content: textContent('The same for everybody') }]
  // Another test may publish to the site between the two requests. Each attempt needs a page that was never rendered.
  await expect(async () => {
    const path = `/headers-${randomUUID()}`
    await cms.create('pages', { tenant: tenant?.id, title: 'Headers', path, layout, _status: 'published' })
    // A nonce from a request must not reach the cached page.
    const nonce = { 'content-security-policy': "script-src 'nonce-stranger'" }
    const first = await ask(PORT, path, { host: HARBOUR, headers: nonce })
    const kept = await ask(PORT, path, { host: HARBOUR })
    expect([cacheStatus(first), cacheStatus(kept)]).toEqual(['MISS', 'HIT'])
    for (const answer of [first, kept]) expectHeaders(answer, SITE_POLICY)
    expect(kept.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    expect(kept.body).toBe(first.body)
    expect(kept.body).not.toMatch(/nonce=|stranger/)
  }).toPass({ timeout: 40_000 })
})

test('SEC-11: static files, resized images and media have the security headers; images may be embedded elsewhere', async () => {
  const home = await ask(PORT, '/', { host: HARBOUR })
  const script = /\/_next\/static\/[^"]+\.js/.exec(home.body)?.[0] ?? ''
  const picture = /\/_next\/image\?[^"\s]+/.exec(home.body)?.[0].replaceAll('&amp;', '&') ?? ''
  const [media] = await cmsAs('admin@forecourt.example').find('media', 'sort=id')
  for (const [path, policy] of [
    [script, 'same-origin'],
    [picture, 'cross-origin'],
    [String(media?.url ?? '/api/media/file/none.webp'), 'cross-origin'],
  ] as const) {
    const answer = await ask(PORT, path, { host: path.startsWith('/api/') ? 'localhost' : HARBOUR })
    expectHeaders(answer, /default-src 'none'|script-src 'none'/)
    expect([path, answer.headers['cross-origin-resource-policy']]).toEqual([path, policy])
  }
})

test('SEC-03, SEC-11: behind TLS every response sets HSTS, and pages load over TLS only', async () => {
  test.slow()
  const server = await startSiteServer({ PUBLIC_SCHEME: 'https' })
  try {
    for (const [host, path] of [
      [HARBOUR, '/'],
      [HARBOUR, '/api/search'],
      ['localhost', '/admin/login'],
    ] as const) {
      const { headers } = await ask(server.port, path, { host })
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
      if (!path.startsWith('/api/')) expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    }
  } finally {
    await server.kill('SIGTERM')
  }
})

for (const slug of SITES) {
  test(`SEC-09: ${slug}'s own pages cause no policy violations`, async ({ page }) => {
    const car = await firstCarPath(slug)
    const paths = ['/', '/search', '/search?price=-60000', car, '/compare', '/sign-in', '/nothing-is-here', '/contact', '/trade-in'].filter(
      Boolean,
    )
    for (const path of paths) expect([path, await listViolations(page, siteUrl(slug, path))]).toEqual([path, []])
  })
}

test('SEC-03, SEC-09: a foreign inline script does not run', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/'))
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.forecourtInjected = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.forecourtInjected = true">')
    return new Promise((resolve) => setTimeout(() => resolve(Reflect.get(window, 'forecourtInjected')), 300))
  })
  expect(ran).toBeUndefined()
})

test('SEC-09: with Google Analytics agreed to, the pages of a site cause no policy violations', async ({ page }) => {
  const cms = cmsAs('admin@forecourt.example')
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=summit')
  const [settings] = await cms.find('site-settings', `where[tenant][equals]=${tenant?.id}`)
  if (!settings) throw new Error('The site has no settings.')
  const counted: string[] = []
  // stands in for Google: sends what its script sends
  await page.route('https://*.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `fetch('https://www.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors' }); new Image().src = 'https://www.google-analytics.com/pixel'`,
    }),
  )
  await page.route('https://*.google-analytics.com/**', (route) => {
    counted.push(route.request().resourceType())
    return route.fulfill({ status: 204 })
  })
  await cms.update('site-settings', settings.id, { gaMeasurementId: 'G-4K2M9X7Q1B' })
  try {
    const found = watchViolations(page)
    await expect(async () => {
      await page.goto(siteUrl('summit'))
      await page.getByRole('region', { name: 'Can we use analytics?' }).getByRole('button', { name: 'Yes' }).click({ timeout: 5_000 })
      await expect.poll(() => [...new Set(counted)].sort()).toEqual(['fetch', 'image'])
    }).toPass({ timeout: 40_000 })
    for (const path of ['/search', '/search?price=-60000', await firstCarPath('summit'), '/compare', '/contact', '/nothing-is-here']) {
      counted.length = 0
      await page.goto(siteUrl('summit', path))
      await expect.poll(() => counted.length, { message: path }).toBeGreaterThan(1)
    }
    expect(found).toEqual([])
  } finally {
    await cms.update('site-settings', settings.id, { gaMeasurementId: null })
  }
})
