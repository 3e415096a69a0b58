import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs, textContent } from './support/cms'
import { ask } from './support/http'
import { firstCarPath, PORT, siteUrl } from './support/sites'

const HEADINGS = ['Specifications', 'Features', 'Dealer comments']

test('CMS-01: the page at /cars orders, hides and fills the sections of every vehicle page on its site, at once', async ({ page }) => {
  const admin = cmsAs('admin@forecourt.example')
  const [seller] = await admin.find('tenants', 'where[slug][equals]=harbour')
  const slug = `layout-${randomUUID().slice(0, 8)}`
  const { id } = await admin.create('tenants', {
    name: 'Layout Motors',
    slug,
    template: 'dealer',
    timeZone: 'Australia/Brisbane',
    sells: seller?.sells,
  })
  try {
    const host = `${slug}.localhost`
    const found = /\/cars\/[a-z0-9-]+(?=")/.exec((await ask(PORT, '/search/used-cars', { host })).body)
    const car = found?.[0] ?? ''
    const read = async () => {
      const { body } = await ask(PORT, car, { host })
      return body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    }
    const placesIn = (main: string) => HEADINGS.map((heading) => main.search(new RegExp(`<h2[^>]*>\\s*${heading}`)))
    const before = placesIn(await read())
    expect(before.every((place) => place > 0)).toBe(true)
    expect(before).toEqual(before.toSorted((one, other) => one - other))

    const section = (name: string) => ({ blockType: 'vehicleSection', section: name })
    const layout = [
      section('comments'),
      section('specifications'),
      { blockType: 'richText', width: 'reading', content: textContent('Every car comes with a full tank.') },
      { ...section('features'), isHidden: true },
      section('similar'),
    ]
    const own = await admin.create('pages', { tenant: id, title: 'Car pages', path: '/cars', layout, _status: 'published' })
    const main = await read()
    const [specifications = 0, features, comments = 0] = placesIn(main)
    expect(features).toBe(-1)
    expect(comments).toBeGreaterThan(0)
    expect(specifications).toBeGreaterThan(comments)
    expect(main.indexOf('Every car comes with a full tank.')).toBeGreaterThan(specifications)
    expect(main).not.toContain('of each car')
    const similar = /<noscript><p><a href="[^"]*"[^>]*>Similar /
    expect(main.slice(main.indexOf('full tank'))).toMatch(similar)

    // The layout is not a page itself, and not in the sitemap.
    expect((await ask(PORT, '/cars', { host })).status).toBe(404)
    expect((await ask(PORT, '/sitemap.xml', { host })).body).not.toMatch(/\/cars<\/loc>/)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(siteUrl(slug, car))
    await expect(page.getByText('Every car comes with a full tank.')).toBeVisible()

    // A section missing from the layout is on no vehicle page.
    await admin.update('pages', own.id, { layout: layout.slice(0, 3), _status: 'published' })
    expect(await read()).not.toMatch(similar)

    await admin.update('pages', own.id, { _status: 'draft' })
    expect(placesIn(await read())).toEqual(before)
  } finally {
    for (const page of await admin.find('pages', `where[tenant][equals]=${id}`)) await admin.remove('pages', page.id)
    await admin.remove('tenants', id)
  }
})

test('SIM-11: when similar cars are unavailable, a link to the search replaces them, and the platform is notified once', async ({
  page,
}) => {
  await page.route('**/api/cars/*/similar', (route) => route.fulfill({ status: 503, body: '{}' }))
  const reports: string[] = []
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/browser-failures'))
  page.on('request', (request) => {
    if (request.url().endsWith('/api/browser-failures')) reports.push(request.postData() ?? '')
  })
  await page.goto(siteUrl('harbour', await firstCarPath('harbour')))
  const link = page.getByRole('main').getByRole('link', { name: /^Similar .* In-Stock$/ })
  await expect(async () => {
    await page.mouse.wheel(0, 1_500)
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  expect((await reported).status()).toBe(204)
  expect(reports.map((text) => JSON.parse(text))).toEqual([{ failure: 'similar-cars', status: 503 }])
  await link.click()
  await expect(page).toHaveURL(/\/search/)
  await expect(page.locator('main a[href^="/cars/"]').first()).toBeVisible()
})
