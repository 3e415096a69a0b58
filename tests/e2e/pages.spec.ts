import { expect, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { layOutPage } from './support/layout'
import { openPreview } from './support/open-preview'
import { readOverhang } from './support/overhang'
import { firstCarPath, PORT, SITES, siteUrl } from './support/sites'

for (const slug of SITES) {
  test(`A11Y-01, A11Y-02: ${slug}'s home, search, vehicle page and 404 have no axe violations and don't scroll sideways at 320 px`, async ({
    page,
  }) => {
    for (const path of ['/', '/search', await firstCarPath(slug), '/no-such-page', '/success']) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(siteUrl(slug, path))
      expect(await findViolations(page), `${slug}${path}`).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await readOverhang(page), path).toBeLessThanOrEqual(0)
    }
  })

  // Two sites with the same template have the same examples.
  if (slug === 'drifter') continue
  test(`CMS-01: every example of every block renders on ${slug} without axe violations`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(`http://localhost:${PORT}/dev/${slug}/blocks`)
    const shown = await page.locator('[data-block]').count()
    expect(shown).toBeGreaterThanOrEqual(14)
    const problems = await findViolations(page)
    // The workbench shows many examples together, for example several heroes that each have a title.
    expect(problems.filter((problem) => !/^(page-has-heading-one|landmark-unique|heading-order|duplicate-id)/.test(problem))).toEqual([])
  })
}

for (const [slug, colorScheme] of [
  ['harbour', 'light'],
  ['summit', 'dark'],
  ['meridian', 'light'],
  ['aurora', 'light'],
] as const) {
  test(`A11Y-01: ${slug}'s primitives have no axe violations when ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`http://localhost:${PORT}/dev/${slug}/ui`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}

test('A11Y-01: images that fail to load show their alternative text in a box of their size', async ({ page }) => {
  const sizesOf = () =>
    page
      .locator('main [data-picture]')
      .evaluateAll((pictures) => pictures.slice(0, 6).map((one) => Math.round(one.getBoundingClientRect().height)))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('harbour', '/search'))
  await layOutPage(page)
  const sound = await sizesOf()
  await page.route('**/_next/image*', (route) => route.abort())
  await page.reload()
  expect(sound.length).toBeGreaterThan(3)
  expect(await sizesOf()).toEqual(sound)
  expect(await readOverhang(page)).toBeLessThanOrEqual(0)
})

test("CAR-17: an unknown vehicle, page or model gets the tenant's own 404", async () => {
  for (const path of ['/cars/no-such-car', '/no-such-page', '/models/no-such-model', '/cars/', '/cars/a/b']) {
    const answer = await ask(PORT, path, { host: 'harbour.localhost' })
    if (answer.status === 308) continue
    expect(answer.status, path).toBe(404)
    expect(answer.body).toMatch(/Harbour City/)
    expect(answer.body).toMatch(/We can’t find that page/)
  }
})

const ODD_QUERIES = [
  'page=-1',
  'page=0',
  'page=1000000000',
  'page=x',
  'price=50000-5000',
  'price=--',
  'price=abc-def',
  'price=1e309-2',
  'make=%27%20or%201=1--',
  'make=Toyota&make=Mazda',
  'q=%00',
  'q=%E0%A4%A',
  `q=${'x'.repeat(6000)}`,
  'sortBy=nonsense',
  'body=%3Cscript%3Ealert(1)%3C/script%3E',
  '__proto__[a]=1',
  'year=NaN',
  'q="\\\'(',
]

for (const query of ODD_QUERIES) {
  test(`SRCH-08: a search handles ?${query.slice(0, 40)}`, async () => {
    for (const path of ['/search', '/search/used-cars', '/api/search']) {
      const answer = await ask(PORT, `${path}?${query}`, { host: 'harbour.localhost' })
      expect(answer.status, path).toBeLessThan(500)
      if (path === '/api/search') expect(answer.headers['content-type']).toContain('application/json')
      else expect(answer.body).not.toContain('<script>alert(1)</script>')
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SRCH-08: filters, sorting and paging are plain forms and links', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/search?body=SUV&sortBy=price-low'))
    const first = await page.getByRole('heading', { level: 1 }).innerText()
    expect(first).toMatch(/\d+/)
    await page.goto(siteUrl('harbour', '/search?body=SUV&sortBy=price-low&page=2'))
    await expect(page.locator('a[href^="/cars/"]').first()).toBeVisible()
    await page.goto(siteUrl('harbour', '/search/used-cars'))
    await expect(page.locator('form[method="get"], form:not([method])').first()).toBeAttached()
  })

  test("LEAD-17: the browser's own form sends an enquiry and gets a confirmation", async ({ page }) => {
    await page.goto(siteUrl('harbour', await firstCarPath('harbour')))
    const form = page.locator('form[action="/api/leads"]')
    await form.getByLabel('First Name').fill('Plain')
    await form.getByLabel('Last Name').fill('Browser')
    await form.getByLabel('Postcode').fill('4000')
    await form.getByLabel('Mobile').fill('0491 570 156')
    await form.getByRole('textbox', { name: 'Email' }).fill('plain@example.com')
    await form.getByLabel('Comments').fill('Sent without scripts')
    await form.getByRole('button').last().click()
    await expect(page).toHaveURL(/\/success$/)
  })
})

test('SRCH-08: filters are in the address: a shared address, back and forward show the same cars', async ({ page, context }) => {
  await page.goto(siteUrl('harbour', '/search'))
  await page.waitForLoadState('networkidle')
  const title = page.getByRole('heading', { level: 1 })
  const all = await title.innerText()
  await page.getByRole('checkbox', { name: /^SUV/ }).first().check()
  await expect(page).toHaveURL(/body=SUV/)
  await expect(title).not.toHaveText(all)
  const filtered = await title.innerText()
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText(filtered)
  await page.goBack()
  await expect(title).toHaveText(all)
  await page.goForward()
  await expect(title).toHaveText(filtered)
})

test("API-02: a car's gauge is returned where the tenant has the plugin and the market is known", async () => {
  const gaugesOf = async (slug: string) => {
    const host = `${slug}.localhost`
    const { body } = await ask(PORT, '/search/used-cars', { host })
    const paths = new Set(body.match(/\/cars\/[a-z0-9-]+(?=")/g))
    return Promise.all([...paths].slice(0, 12).map((path) => ask(PORT, `${path}/autogauge`, { host })))
  }
  const answers = await gaugesOf('harbour')
  expect(answers.every(({ status }) => status === 200 || status === 204)).toBe(true)
  const known = answers.find(({ status }) => status === 200)
  expect(Object.keys(JSON.parse(known?.body ?? '{}')).toSorted()).toEqual([
    'confidence',
    'description',
    'fill',
    'listing_price',
    'market_range_max',
    'market_range_min',
  ])
  expect((await gaugesOf('drifter')).map(({ status }) => status)).not.toContain(200)
})

test('REL-05: the process reports that it is alive and which services are ready', async () => {
  expect((await ask(PORT, '/api/health')).status).toBe(200)
  const ready = await ask(PORT, '/api/ready')
  expect(ready.status).toBe(200)
  expect(JSON.parse(ready.body)).toMatchObject({ status: 'ready', database: { ok: true }, migrations: { ok: true }, search: { ok: true } })
})

test("CMS-08, SEC-08: a page's draft is shown beside its form, to its own staff only", async ({ page }) => {
  const admin = `http://localhost:${PORT}`
  await signInToAdmin(page, 'marketing@harbour.example')
  const answer = await page.request.get(`${admin}/api/pages?depth=0&limit=1&where[path][equals]=/`)
  const { docs } = await answer.json()
  await page.goto(`${admin}/admin/collections/pages/${docs[0].id}`)
  const frame = page.locator('#live-preview-iframe')
  await openPreview(page)
  await expect(frame).toHaveAttribute('src', /ticket=/)
  // The preview in its own window, by the admin's address.
  const preview = (await frame.getAttribute('src')) ?? ''
  expect((await page.goto(preview))?.status()).toBe(200)
  await expect(page.getByText('Harbour City').first()).toBeVisible()
  expect((await page.goto(preview.replace(/\?.*/, '')))?.status()).toBe(404)
  expect((await page.goto(preview.replace('preview.localhost', 'localhost')))?.status()).toBe(404)
})
