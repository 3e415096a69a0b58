import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs, signInToAdmin, textContent } from './support/cms'
import { ask } from './support/http'
import { openPreview } from './support/open-preview'
import { PREVIEW_HOST } from './support/previews'
import { PORT } from './support/sites'

const HOST = 'harbour.localhost'
const STAFF = 'marketing@harbour.example'
const read = (path: string) => ask(PORT, path, { host: HOST })

const layoutOf = (heading: string) => [
  { blockType: 'callToAction', heading, tone: 'plain' },
  { blockType: 'richText', width: 'reading', content: textContent('On-road costs are included.') },
]

test("SEO-01, SEO-03: a site's robots file and sitemap list what it has", async () => {
  const robots = await read('/robots.txt')
  expect(robots.body).toContain(`Sitemap: http://${HOST}:${PORT}/sitemap.xml`)
  expect((await ask(PORT, '/robots.txt')).body).toContain('Disallow: /\n')
  const map = await read('/sitemap.xml')
  expect([map.status, map.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(map.body).toContain(`<loc>http://${HOST}:${PORT}/search</loc>`)
  expect(map.body).toMatch(/<loc>http:\/\/harbour\.localhost:\d+\/cars\/[a-z0-9-]+<\/loc><lastmod>[^<]+<\/lastmod><image:image>/)
  expect((await read('/sitemap-1.xml')).status).toBe(404)
  for (const path of ['/', '/search', '/search/used-cars?body=SUV', '/locations', '/trade-in']) {
    const { body } = await read(path)
    expect(body, path).toMatch(/<meta name="description" content="[^"]{40,}/)
    expect(body, path).toMatch(/<link rel="canonical" href="http:\/\/harbour\.localhost/)
    expect(body, path).toMatch(/<meta property="og:image" content="http:\/\/harbour\.localhost/)
    expect(body, path).toContain('<meta name="twitter:card" content="summary_large_image"')
  }
  expect((await read('/search?body=SUV&q=rav4')).body).toMatch(/<meta name="robots" content="noindex/)
})

test('SEO-01, MOD-04, LOC-03: content at several addresses has one canonical address, and every other page its own', async () => {
  for (const [site, path, canonical] of [
    ['aurora', '/models/vik', '/models/vik'],
    ['aurora', '/models?body=suv', '/models'],
    ['meridian', '/brands', '/brands'],
    ['meridian', '/toyota/overview', '/toyota/overview'],
    ['harbour', '/locations/moorooka', '/our-location/moorooka'],
    ['harbour', '/search/used-cars?page=2', '/search/used-cars'],
    ['harbour', '/search/suv', '/search/suv'],
    ['harbour', '/search?body=SUV&fuel=Diesel', '/search/suv'],
  ] as const) {
    const { status, body } = await ask(PORT, path, { host: `${site}.localhost` })
    expect(status, path).toBe(200)
    const [, found = ''] = /<link rel="canonical" href="([^"]*)"/.exec(body) ?? []
    expect(new URL(found).pathname, path).toBe(canonical)
  }
})

test('SEO-01, SRCH-04, VDP-02: a search by body type has its own title; a search without cars has a title without a number and is not indexed', async () => {
  const read = async (path: string) => (await ask(PORT, path, { host: HOST })).body
  const titleOf = (body: string) => /<title>([^<]*)/.exec(body)?.[1] ?? ''
  const headingOf = (body: string) => (/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? '').replace(/<[^>]+>/g, '')
  const suvs = await read('/search/suv')
  expect(titleOf(suvs)).toMatch(/^[\d,+]+ SUVs/)
  expect(headingOf(suvs)).toMatch(/SUVs$/)
  expect(suvs).not.toMatch(/<meta name="robots" content="noindex/)
  // A search without cars is still a page (docs/decisions/0054).
  expect((await ask(PORT, '/search/toyota/i30', { host: HOST })).status).toBe(200)
  const none = await read('/search/toyota/i30')
  expect(none).toMatch(/<a [^>]*href="\/search\/toyota"/)
  expect(titleOf(none)).toMatch(/^Toyota i30 cars/)
  expect(none).toMatch(/<meta name="robots" content="noindex/)
})

test("MOD-03, MOD-04, BRD-01: another spelling of a page's address redirects to the page and keeps the parameters", async () => {
  for (const [asked, to] of [
    ['/vik?utm_source=mail', '/models/vik?utm_source=mail'],
    ['/models/VIK', '/models/vik'],
    ['/Models', '/models'],
    ['/BRANDS', '/brands'],
    ['/models?body=SUV&utm_source=mail', '/models?body=suv&utm_source=mail'],
  ] as const) {
    const first = await ask(PORT, asked, { host: 'aurora.localhost' })
    const target = new URL(first.headers.location ?? '', 'http://none')
    expect([first.status, target.pathname + target.search], asked).toEqual([308, to])
    expect((await ask(PORT, to, { host: 'aurora.localhost' })).status, to).toBe(200)
  }
})

test('SEO-02: every page except home has breadcrumbs for search engines', async () => {
  const trailOf = async (site: string, path: string) => {
    const { body } = await ask(PORT, path, { host: `${site}.localhost` })
    const said = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '{}']) => JSON.parse(json))
    const trails = said.filter((one) => one['@type'] === 'BreadcrumbList')
    return trails.map((trail) => trail.itemListElement.map((item: { item?: string }) => item.item && new URL(item.item).pathname))
  }
  expect(await trailOf('harbour', '/')).toEqual([])
  expect(await trailOf('harbour', '/about-us')).toEqual([['/', undefined]])
  expect(await trailOf('harbour', '/search/used-cars')).toEqual([['/', undefined]])
  expect(await trailOf('harbour', '/our-location/moorooka')).toEqual([['/', '/locations', undefined]])
  expect(await trailOf('aurora', '/models/vik')).toEqual([['/', '/models', undefined]])
  expect(await trailOf('meridian', '/toyota/overview')).toEqual([['/', '/brands', undefined]])
})

test('ADM-14, SEO-01: the trade-in page fills in placeholders and is not indexed when its editor says so', async () => {
  const cms = cmsAs('marketing@summit.example')
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=summit')
  const [own] = await cms.find('pages', `where[tenant][equals]=${tenant?.id}&where[path][equals]=/trade-in`)
  const layout = [{ blockType: 'callToAction', heading: 'Ask {dealer.name} of {today.year}', tone: 'plain' }]
  const data = { title: 'Sell to {dealer.name}', layout, meta: { noindex: true }, _status: 'published' }
  const made = own ? await cms.update('pages', own.id, data) : await cms.create('pages', { tenant: tenant?.id, path: '/trade-in', ...data })
  try {
    const show = () => ask(PORT, '/trade-in', { host: 'summit.localhost' })
    await expect.poll(async () => (await show()).body, { timeout: 20_000 }).toMatch(/Ask Summit Prestige of 20\d\d/)
    const { body } = await show()
    expect(body).not.toContain('{dealer.name}')
    expect(body).toMatch(/<title>Sell to Summit Prestige/)
    expect(body).toMatch(/<meta name="robots" content="noindex/)
    expect(body.match(/<h1[ >]/g)).toHaveLength(1)
  } finally {
    if (own) await cms.update('pages', own.id, { title: own.title, layout: own.layout, meta: own.meta, _status: 'published' })
    else await cms.remove('pages', made.id)
  }
})

test('ADM-02: the preview renders every block of a home from its form, including lists without rows', async ({ page }) => {
  const cms = cmsAs('admin@forecourt.example')
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=meridian')
  const [home] = await cms.find('pages', `where[tenant][equals]=${tenant?.id}&where[path][equals]=/`)
  await signInToAdmin(page, 'admin@forecourt.example')
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`http://localhost:${PORT}/admin/collections/pages/${home?.id}`)
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.locator('html[data-preview-at]')).toBeAttached({ timeout: 60_000 })
  await expect(preview.locator('[data-preview-block]').first()).toBeVisible()
  await expect(preview.getByText('This block is shown once it is complete.')).toHaveCount(0)

  // A screen wider than the preview pane is scaled to fit.
  await page.locator('.live-preview-toolbar-controls__breakpoint').click()
  await page.getByRole('button', { name: 'Desktop' }).click()
  const edges = () =>
    page.evaluate(() => {
      const edgeOf = (selector: string) => Math.round(document.querySelector(selector)?.getBoundingClientRect().right ?? 0)
      return [edgeOf('#live-preview-iframe'), edgeOf('.live-preview-window__main')] as const
    })
  await expect.poll(async () => await edges().then(([page, room]) => page > 0 && page <= room)).toBe(true)
  await expect.poll(() => preview.locator('html').evaluate((html) => html.ownerDocument.defaultView?.innerWidth)).toBe(1440)
})

test('ADM-04: a share link shows a draft to somebody without an account until it is revoked', async ({ page }) => {
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
  const shared = String(link.address)
  expect((await page.goto(shared))?.status()).toBe(200)
  await expect(page.getByText('Only for Ana')).toBeVisible()
  await cms.remove('share-links', link.id)
  expect((await page.goto(shared))?.status()).toBe(404)
})

test('ADM-04, MOD-04: a share link to the draft of a model page shows that model', async () => {
  const cms = cmsAs('marketing@aurora.example')
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=aurora')
  const layout = [{ blockType: 'modelHero' }]
  const made = await cms.create(
    'pages',
    { tenant: tenant?.id, title: 'Tind anew', path: '/models/tind', layout, _status: 'draft' },
    '&draft=true',
  )
  try {
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const link = await cms.create('share-links', { tenant: tenant?.id, page: made.id, note: 'Ana', expiresAt })
    const { status, body } = await ask(PORT, new URL(String(link.address)).pathname, { host: PREVIEW_HOST })
    expect(status).toBe(200)
    expect(body).toMatch(/<h1[^>]*>(?:<[^>]*>)*Tind/)
  } finally {
    await cms.remove('pages', made.id)
  }
})

test('CMS-01: lists in the admin format amounts for people', async ({ page }) => {
  await signInToAdmin(page, STAFF)
  await page.goto(`http://localhost:${PORT}/admin/collections/vehicles?limit=10`)
  const row = page.locator('tbody tr').first()
  await expect(row).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('tbody .cell-price').filter({ hasText: '$' }).first()).toHaveText(/^\$[\d,]+(\.\d\d)?$/)
  await expect(page.locator('tbody .cell-km').filter({ hasText: 'km' }).first()).toHaveText(/^[\d,]+ km$/)
})

test("CMS-01, TEN-06: a link to a site's settings opens them, also on a first visit and while another site is selected", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const addressOf = async (slug: string) => {
    const cms = cmsAs('admin@forecourt.example')
    const [tenant] = await cms.find('tenants', `where[slug][equals]=${slug}`)
    const [settings] = await cms.find('site-settings', `where[tenant][equals]=${tenant?.id}`)
    return `http://localhost:${PORT}/admin/collections/site-settings/${settings?.id}`
  }
  const harbour = await addressOf('harbour')
  const meridian = await addressOf('meridian')
  const opens = async (name: string, address: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 60_000 })
    expect(page.url()).toBe(address)
  }
  await signInToAdmin(page, STAFF)
  await page.goto(harbour)
  await opens('Harbour City Motors', harbour)
  await page.reload()
  await opens('Harbour City Motors', harbour)
  // A link to a site without access leads to the account's own site.
  await page.goto(meridian)
  await opens('Harbour City Motors', harbour)
  await context.clearCookies()
  await signInToAdmin(page, 'admin@forecourt.example')
  for (const [name, address] of [
    ['Meridian Auto Group', meridian],
    ['Harbour City Motors', harbour],
  ] as const) {
    await page.goto(address)
    await opens(name, address)
    await expect(page.locator('[data-selected-tenant-title]').first()).toHaveAttribute('data-selected-tenant-title', name)
  }
})

test("ADM-15: the header and the logo's second line follow the form beside the preview", async ({ page }) => {
  const cms = cmsAs(STAFF)
  await signInToAdmin(page, STAFF)
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`http://localhost:${PORT}/admin`)
  await page.getByRole('link', { name: 'Site settings', exact: true }).first().click()
  const tagline = page.locator('#field-tagline')
  const preview = page.frameLocator('#live-preview-iframe')
  await openPreview(page)
  await expect(preview.getByText('Motors · Brisbane').first()).toBeVisible({ timeout: 15_000 })
  // Input is lost while the form is still loading, so it is typed again.
  await expect(async () => {
    await tagline.fill('')
    await tagline.fill('Motors · Logan')
    await expect(preview.getByText('Motors · Logan').first()).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 50_000 })
  const [before] = await cms.find('site-settings', 'sort=id')
  expect(before?.tagline).toBe('Motors · Brisbane')
})
