import { expect, type Locator, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { cmsAs } from './support/cms'
import { ask } from './support/http'
import { readOverhang } from './support/overhang'
import { firstCarPath, listCarPaths, PORT, SITES, siteUrl } from './support/sites'

const paintOf = (place: Locator) =>
  place.evaluate((element) => {
    const { backgroundColor, borderTopWidth, outlineStyle, borderBottomColor } = getComputedStyle(element)
    return { ground: backgroundColor, edge: Number.parseFloat(borderTopWidth), outline: outlineStyle, foot: borderBottomColor }
  })

test.describe('with forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('A11Y-01: brand marks contrast with their background, and a promo has a visible border and button', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/search'))
    const ground = await paintOf(page.locator('body'))
    expect((await paintOf(page.locator('.make-mark').first())).ground).not.toBe(ground.ground)
    const promo = page.getByRole('group', { name: 'We Want Your Car!' }).first()
    expect((await paintOf(promo)).edge).toBeGreaterThan(0)
    expect((await paintOf(promo.getByRole('link'))).edge).toBeGreaterThan(0)
  })

  test('A11Y-01: the selected view of a car is distinguishable from the others', async ({ page }) => {
    await page.goto(siteUrl('harbour', await firstCarPath('harbour')))
    const ways = page.getByRole('group', { name: 'Photo and 360° views' })
    expect((await paintOf(ways.locator('[aria-pressed=true]'))).outline).toBe('solid')
    expect((await paintOf(ways.locator('[aria-pressed=false]').first())).outline).toBe('none')
  })
})

test('A11Y-02: on a tablet, no row of three cards ends with a single card', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1000 })
  await page.goto(siteUrl('harbour'), { waitUntil: 'domcontentloaded' })
  const rows = page.locator('.grid-thirds')
  const tops = await rows.evaluateAll((grids) => grids.map((grid) => [...grid.children].map((card) => card.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(0)
  for (const row of tops) expect(row.filter((top) => top === row.at(-1)).length, String(row)).toBeGreaterThan(row.length > 1 ? 1 : 0)
})

test('GAUGE-01, GAUGE-03: a car with a market reserves space for its gauge from the start, a car without one does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const host = 'meridian.localhost'
  const cars = await Promise.all(
    (await listCarPaths('meridian')).map(async (path) => ({ path, status: (await ask(PORT, `${path}/autogauge`, { host })).status })),
  )
  const [known, unknown] = [200, 204].map((status) => cars.find((car) => car.status === status)?.path)
  if (!known || !unknown) throw new Error('The first page lists no car with a market, or none without.')
  expect((await ask(PORT, known, { host })).body).toContain('Checking the market')
  expect((await ask(PORT, unknown, { host })).body).not.toContain('Checking the market')
  let release = () => {}
  const measured = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/autogauge', async (route) => {
    await measured
    await route.continue()
  })
  await page.goto(siteUrl('meridian', known), { waitUntil: 'domcontentloaded' })
  const column = page.getByRole('complementary', { name: 'Price and contact' })
  await expect(column.getByText('Checking the market')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  const placeOf = async () => (await column.locator('a[href$="#enquire"]').first().boundingBox())?.y ?? Number.NaN
  const before = await placeOf()
  release()
  await expect(column.getByRole('region', { name: 'Market price' })).toBeVisible()
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(2)
})

for (const { template, stock } of [
  { template: 'prestige', stock: 'summit' },
  { template: 'manufacturer', stock: 'aurora' },
]) {
  test(`TEN-05, SRP-15: a ${template} site with only a name has a home with a readable, usable search`, async ({ page }) => {
    const cms = cmsAs('admin@forecourt.example')
    const [seller] = await cms.find('tenants', `where[slug][equals]=${stock}`)
    const slug = `bare-${template}`
    const { id } = await cms.create('tenants', { name: 'Bob', slug, template, timeZone: 'Australia/Brisbane', sells: seller?.sells })
    try {
      await page.goto(siteUrl(slug))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find yours at Bob')
      const form = page.getByRole('search').filter({ has: page.getByRole('button', { name: /^Show Me/ }) })
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await readOverhang(page)).toBeLessThanOrEqual(0)
        const fields = form.locator('select:enabled')
        expect(await fields.count()).toBeGreaterThan(2)
        for (const field of await fields.all()) expect((await field.boundingBox())?.width, `${width} px`).toBeGreaterThan(90)
      }
      // A panel has its own background; a sentence has the background of its section.
      const grounds = await Promise.all([form, page.locator('section', { has: form }).last()].map(paintOf))
      const ground = grounds.map((paint) => paint.ground).find((paint) => paint !== 'rgba(0, 0, 0, 0)')
      expect((await paintOf(form.getByRole('button', { name: /^Show Me/ }))).ground).not.toBe(ground)
    } finally {
      await cms.remove('tenants', id)
    }
  })
}

test('LOOK-05: from 1024 px the price panel follows the reader, to its last button in a low window', async ({ page }) => {
  for (const site of SITES) {
    await page.setViewportSize({ width: 1024, height: 700 })
    await page.goto(siteUrl(site, await firstCarPath(site)))
    const emptiest = await page.getByRole('complementary', { name: 'Price and contact' }).evaluate((column) => {
      const panel = column.querySelector('.side')
      if (!panel) throw new Error('no panel')
      const shares: number[] = []
      // Below the stage the column starts lower on the page.
      const start = Math.max(0, column.getBoundingClientRect().top + scrollY - innerHeight / 3)
      const end = column.getBoundingClientRect().bottom + scrollY - innerHeight
      for (let y = start; y <= end; y += innerHeight / 3) {
        scrollTo({ top: y, behavior: 'instant' })
        const { top, bottom } = panel.getBoundingClientRect()
        const below = panel.parentElement?.parentElement?.nextElementSibling?.getBoundingClientRect()
        const shown = (from: number, to: number) => Math.max(0, Math.min(to, innerHeight) - Math.max(from, 0))
        shares.push((shown(top, bottom) + (below ? shown(below.top, below.bottom) : 0)) / innerHeight)
      }
      return Math.min(...shares)
    })
    expect(emptiest, `the filled share of the window in the column of ${site}`).toBeGreaterThan(0.4)
  }
})

test('LOOK-17: on paper, a car page is one A4 sheet with a picture and a code, and without menus', async ({ page }) => {
  for (const site of SITES) {
    // Without an emulated medium, page.pdf() prints as the browser does.
    await page.emulateMedia({ media: null })
    const path = await firstCarPath(site)
    await page.goto(siteUrl(site, path))
    const sheet = page.locator('[data-print-sheet]')
    await expect(sheet).toBeHidden()
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
    const { text } = await extractText(paper, { mergePages: true })
    const { width, height } = (await paper.getPage(1)).getViewport({ scale: 1 })
    expect([paper.numPages, Math.round(width), Math.round(height)], site).toEqual([1, 595, 842])
    for (const printed of ['Where to see it', path.slice(0, 20)]) expect(text, site).toContain(printed)
    for (const elsewhere of ['Enquire Now', 'Finance calculator', 'Privacy']) expect(text, site).not.toContain(elsewhere)
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByRole('img', { name: /QR code to this (car|caravan)’s page/ })).toBeVisible()
    await expect(page.locator('h1')).toBeHidden()
  }
})
