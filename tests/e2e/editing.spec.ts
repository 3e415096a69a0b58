import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { signIn, textContent } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'

const HOST = 'harbour.localhost'
const STAFF = 'marketing@harbour.example'
const read = (path: string) => ask(PORT, path, { host: HOST })

async function openAdmin(page: Page): Promise<void> {
  await page.request.post(`http://localhost:${PORT}/api/users/login`, { data: { email: STAFF, password: 'Forecourt-marketing-26' } })
}

const layoutOf = (heading: string) => [
  {
    blockType: 'callToAction',
    heading,
    text: 'Every ute is priced to move before the thirtieth of June. Call {dealer.phone}.',
    tone: 'plain',
  },
  { blockType: 'richText', width: 'reading', content: textContent('On-road costs are included.') },
  { blockType: 'faq', heading: 'Questions' },
  { blockType: 'countdown', heading: 'Until the end', until: '2036-06-30T14:00:00.000Z' },
  { blockType: 'promoCards', heading: 'Offers', limit: 6 },
  { blockType: 'openingHours' },
  { blockType: 'spacer', size: 'small' },
]

// written, and not yet seen to pass against a running site
test('CMS-06, ADM-02, ADM-03, ADM-04: an EOFY page is built, previewed, published, seen, moved and taken back', async ({ page }) => {
  test.setTimeout(240_000)
  const cms = await signIn(PORT, STAFF)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const path = `/pages/eofy-${randomUUID().slice(0, 8)}`
  const made = await cms.create(
    'pages',
    { tenant: tenant?.id, title: 'EOFY utes', path, layout: layoutOf('Utes before June'), _status: 'draft' },
    '&draft=true',
  )
  expect((await read(path)).status).toBe(404)

  await openAdmin(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`http://localhost:${PORT}/admin/collections/pages/${made.id}`)
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.getByText('Utes before June')).toBeVisible({ timeout: 60_000 })
  await expect(preview.getByText(/Call \(07\)|Call 07/)).toBeVisible()

  // a click in the preview opens the form of its block, and what is typed there shows at once
  await preview.getByText('Utes before June').click()
  const heading = page.locator('#field-layout__0__heading')
  await expect(heading).toBeVisible()
  await heading.fill('Utes until the thirtieth')
  const typedAt = Date.now()
  await expect(preview.getByText('Utes until the thirtieth')).toBeVisible()
  expect(Date.now() - typedAt).toBeLessThan(5_000)

  await page.locator('#action-save').click()
  await expect.poll(async () => (await read(path)).body.includes('Utes until the thirtieth'), { timeout: 30_000 }).toBe(true)

  // moved: the old address leads on; taken back: the page is gone
  const moved = `${path}-moved`
  await cms.update('pages', made.id, { path: moved, _status: 'published' })
  const old = await read(path)
  expect([old.status, new URL(String(old.headers.location)).pathname]).toEqual([301, moved])
  await cms.update('pages', made.id, { _status: 'draft' })
  expect((await read(moved)).status).toBe(404)
})

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

test('ADM-04: a link shows a draft to somebody without an account until it is revoked', async ({ page }) => {
  test.setTimeout(90_000)
  const cms = await signIn(PORT, STAFF)
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
