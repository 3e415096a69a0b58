import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs, signInToAdmin, textContent } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'

const HOST = 'harbour.localhost'
const STAFF = 'marketing@harbour.example'
const read = (path: string) => ask(PORT, path, { host: HOST })

const layoutOf = (heading: string) => [
  { blockType: 'callToAction', heading, tone: 'plain' },
  { blockType: 'richText', width: 'reading', content: textContent('On-road costs are included.') },
]

test('SEO-01, SEO-03: a site tells search engines what it has', async () => {
  const robots = await read('/robots.txt')
  expect(robots.body).toContain(`Sitemap: http://${HOST}:${PORT}/sitemap.xml`)
  expect((await ask(PORT, '/robots.txt')).body).toContain('Disallow: /\n')
  const map = await read('/sitemap.xml')
  expect([map.status, map.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(map.body).toContain(`<loc>http://${HOST}:${PORT}/search</loc>`)
  expect(map.body).toMatch(/<loc>http:\/\/harbour\.localhost:\d+\/cars\/[a-z0-9-]+<\/loc><lastmod>[^<]+<\/lastmod><image:image>/)
  expect((await read('/sitemap-1.xml')).status).toBe(404)
  for (const path of ['/', '/search', '/search/used-cars?body=SUV', '/locations']) {
    const { body } = await read(path)
    expect(body, path).toMatch(/<meta name="description" content="[^"]{40,}/)
    expect(body, path).toMatch(/<link rel="canonical" href="http:\/\/harbour\.localhost/)
    expect(body, path).toMatch(/<meta property="og:image" content="http:\/\/harbour\.localhost/)
    expect(body, path).toContain('<meta name="twitter:card" content="summary_large_image"')
  }
  expect((await read('/search?body=SUV&q=rav4')).body).toMatch(/<meta name="robots" content="noindex/)
})

test('SEO-01, MOD-04, LOC-03: what answers at several addresses is known by one, and each page by its own', async () => {
  for (const [site, path, canonical] of [
    ['aurora', '/models/vik', '/models/vik'],
    ['aurora', '/vik', '/models/vik'],
    ['aurora', '/models?body=suv', '/models'],
    ['meridian', '/brands', '/brands'],
    ['meridian', '/toyota/overview', '/toyota/overview'],
    ['harbour', '/locations/moorooka', '/our-location/moorooka'],
    ['harbour', '/search/used-cars?page=2', '/search/used-cars'],
  ] as const) {
    const { status, body } = await ask(PORT, path, { host: `${site}.localhost` })
    expect(status, path).toBe(200)
    const [, found = ''] = /<link rel="canonical" href="([^"]*)"/.exec(body) ?? []
    expect(new URL(found).pathname, path).toBe(canonical)
  }
})

test('ADM-04: staff read what a version changed beside what stood before it', async ({ page }) => {
  test.setTimeout(120_000)
  const cms = cmsAs(STAFF)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const path = `/pages/eofy-${randomUUID().slice(0, 8)}`
  const layout = layoutOf('Utes before June')
  const made = await cms.create('pages', { tenant: tenant?.id, title: 'Utes', path, layout, _status: 'published' })
  await cms.update('pages', made.id, { layout: layoutOf('Utes before July'), _status: 'published' })
  await signInToAdmin(page, STAFF)
  await page.goto(`http://localhost:${PORT}/admin/collections/pages/${made.id}/versions`)
  await page.locator('tbody tr').first().getByRole('link').click()
  const heading = page.locator('.field-diff-container').filter({ has: page.getByText('Heading', { exact: true }) })
  await expect(heading).toContainText('Utes before June', { timeout: 30_000 })
  await expect(heading).toContainText('Utes before July')
  // what stayed as it was is not in the way
  await expect(page.getByText('On-road costs are included.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible()
})

test('ADM-04: a link shows a draft to somebody without an account until it is revoked', async ({ page }) => {
  test.setTimeout(90_000)
  const cms = cmsAs(STAFF)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const path = `/pages/eofy-${randomUUID().slice(0, 8)}`
  const made = await cms.create(
    'pages',
    { tenant: tenant?.id, title: 'For Ana', path, layout: layoutOf('Only for Ana'), _status: 'draft' },
    '&draft=true',
  )
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const link = await cms.create('share-links', { tenant: tenant?.id, page: made.id, note: 'Ana', expiresAt })
  const address = new URL(String(link.address))
  const shared = `http://localhost:${PORT}${address.pathname}`
  expect((await page.goto(shared))?.status()).toBe(200)
  await expect(page.getByText('Only for Ana')).toBeVisible()
  await cms.remove('share-links', link.id)
  expect((await page.goto(shared))?.status()).toBe(404)
})
