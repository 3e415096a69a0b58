import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { type Cms, cmsAs } from './support/cms'
import { ask } from './support/http'
import { withTemporaryCar, withTemporarySite } from './support/temporary-car'
import { firstCarPath, PORT, siteUrl } from './support/sites'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
const SIZES = [
  { name: 'on a phone', viewport: PHONE },
  { name: 'on a desk', viewport: DESKTOP },
]
const host = 'harbour.localhost'

let cms: Cms
let path: string
const slug = () => path.replace('/cars/', '')

test.beforeAll(async () => {
  cms = cmsAs('admin@forecourt.example')
  path = await firstCarPath('harbour')
})

const get = (address: string, headers: Record<string, string> = {}) => ask(PORT, address, { host, headers })

const withCar = (fields: Record<string, unknown>, run: (path: string, id: number) => Promise<void>) =>
  withTemporaryCar(cms, slug(), fields, run)

async function openCar(page: Page, address = path) {
  await page.goto(siteUrl('harbour', address))
  await page.waitForLoadState('networkidle')
}

test('API-03: a view counts once per visitor, and the page itself is the same for all', async () => {
  const view = async (visitor: string) => JSON.parse((await get(`/api/cars/${slug()}/view.json`, { 'user-agent': visitor })).body).views
  const [anna, ben] = [randomUUID(), randomUUID()]
  const first = await view(anna)
  expect(await view(anna)).toBe(first)
  expect(await view(ben)).toBe(first + 1)
  expect((await get(path)).headers['set-cookie']).toBeUndefined()
  expect((await get('/api/cars/no-such-car/view.json')).status).toBe(404)
})

test("VDP-26: 'Test Drive' opens its form in a dialog with the car, and Escape returns the focus", async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openCar(page)
  const way = page.getByRole('complementary', { name: 'Price and contact' }).getByRole('link', { name: 'Test Drive' })
  await way.click()
  const dialog = page.getByRole('dialog', { name: 'Book a test drive' })
  await expect(dialog.getByRole('button', { name: /Continue|Request test drive/ })).toBeVisible()
  await expect(dialog.getByText('Stock').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(way).toBeFocused()
})

test("API-14: the ids of similar cars don't include the car itself", async () => {
  const { status, body } = await get(`/api/cars/${slug()}/similar`)
  const { ids, cards } = JSON.parse(body)
  expect(status).toBe(200)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.length).toBeLessThanOrEqual(6)
  expect(cards.map((card: { id: number }) => card.id)).toEqual(ids)
  expect(cards.map((card: { href: string }) => card.href)).not.toContain(path)
  for (const unreadable of ['/api/cars/%ff/similar', '/api/cars/%E0%A4%A/view.json', '/cars/%ff/autogauge'])
    expect((await get(unreadable)).status).toBe(400)
})

test("API-19, EVT-01: invalid events, and events about another site's car, are refused", async () => {
  const post = async (address: string, body: unknown) => (await ask(PORT, address, { host, method: 'POST', body })).status
  expect(await post('/api/events', { id: 4, car_id: 2_000_000_000 })).toBe(404)
  expect(await post('/api/events', { id: 5, car_id: 1 })).toBe(400)
  expect(await post('/api/events/reveal-phone', { car_id: 1 })).toBe(400)
  expect(await post('/api/events/reveal-phone', { car_id: 1, dealership_id: 1, website_id: 2_000_000 })).toBe(404)
})

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport })

    test('TEN-02, VDP-20, VDP-23, VDP-24: sharing by keyboard copies the address and opens a social site in a window of 550 by 400', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => {
        window.open = (url, _, features) => {
          document.title = `${url} ${features}`
          return null
        }
      })
      await openCar(page)
      await page.getByRole('button', { name: 'Share' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Share this car' })
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Copy link' }).focus()
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible({ timeout: 4_000 })
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
      await page.keyboard.press('Enter')
      await dialog.getByRole('link', { name: 'Facebook' }).press('Enter')
      await expect(page).toHaveTitle(/facebook\.com\/sharer.* popup,width=550,height=400/)
    })

    test("TEN-02, VDP-22, API-18: Print downloads the car's PDF under its own name", async ({ page }) => {
      await openCar(page)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Print' }).focus()
      await page.keyboard.press('Enter')
      expect((await download).suggestedFilename()).toBe(`${slug()}.pdf`)
      const stream = await (await download).createReadStream()
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(Buffer.from(chunk))
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(chunks))), { mergePages: true })
      expect(text.replaceAll(/\s+/g, ' ')).toContain(title.replaceAll(/\s+/g, ' '))
      expect(text).toContain(path)
      await expect(page.getByRole('link', { name: 'Print' })).toBeVisible()
    })
  })
}

test('API-18: a second request gets the same file, or a 304', async () => {
  const first = await get(`/api/cars/${slug()}/pdf`)
  expect(first.headers['content-type']).toBe('application/pdf')
  expect((await get(`/api/cars/${slug()}/pdf`, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
  const missing = await get('/api/cars/no-such-car/pdf')
  expect([missing.status, JSON.parse(missing.body)]).toEqual([404, { error: { code: 'not_found', message: 'There is no such car.' } }])
})

test('VDP-25: the print view is one sheet; without a car it is a 404', async ({ page }) => {
  await page.goto(siteUrl('harbour', `/print?car_id=${slug()}`))
  const sheet = page.locator('[data-print-sheet]')
  for (const heading of ['Specifications', 'Where to see it']) await expect(sheet.getByRole('heading', { name: heading })).toBeVisible()
  await expect(sheet.getByRole('img').first()).toBeVisible()
  await expect(page.locator('header[data-site-header]')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Print this page with your browser')).toBeHidden()
  const [car] = await cmsAs('admin@forecourt.example').find('vehicles', `where[slug][equals]=${slug()}`)
  expect((await get(`/print?car_id=${car?.id}`)).body).toContain('data-print-sheet')
  for (const unknown of ['no-such-car', '0', '2147483647']) expect((await get(`/print?car_id=${unknown}`)).status).toBe(404)
  expect((await get('/print')).status).toBe(404)
})

test("VDP-07, VDP-08, FIN-24: the sticky header appears on scroll, with the sidebar's weekly repayment and its star", async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openCar(page)
  const bar = page.getByRole('region', { name: 'Car summary' })
  await expect(bar).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 520))
  await expect(bar).toBeInViewport()
  await expect(bar.getByRole('link', { name: 'Enquire Now' })).toBeVisible()
  const sidebar = page.getByRole('complementary', { name: 'Price and contact' })
  // A quote that arrives late changes both.
  await expect(async () => {
    const [weekly] = /\$[\d,]+(?=\s*\/wk\s*\*)/.exec(await sidebar.innerText()) ?? ['none']
    await expect(bar).toContainText(new RegExp(`\\${weekly}/wk\\s*\\*`), { timeout: 500 })
  }).toPass()
  await page.evaluate(() => window.scrollTo(0, 480))
  await expect(bar).not.toBeInViewport()
})

test('VDP-09, VDP-10: on a phone a bar with call and enquire slides in after 900 px and out again; wider screens have none', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openCar(page)
  const call = page.getByRole('link', { name: 'Call Now', exact: true })
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
  await scrollTo(880)
  await expect(call).not.toBeInViewport()
  await scrollTo(1_300)
  await expect(call).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Enquire Now' }).last()).toBeInViewport()
  await scrollTo(600)
  await expect(call).not.toBeInViewport()
  await page.setViewportSize({ width: 900, height: 844 })
  await scrollTo(1_500)
  await expect(call).toBeHidden()
})

test('VDP-15: a sold car shows neither price nor call, and its button opens the enquiry', async ({ page }) => {
  await withCar({ status: 'sold', price: 43_217, year: 2021 }, async (sold) => {
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      await openCar(page, sold)
      await expect(page.getByText('Unfortunately this car recently sold.')).toBeVisible()
      await expect(page.getByText('$43,217')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Call Now' })).toHaveCount(0)
    }
    await page.getByRole('complementary').getByRole('link', { name: 'Find Me Something Similar' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Find Me Something Similar' })).toBeVisible()
  })
})

test('VDP-28, VDP-04: the location in the sidebar links to the section about the yard', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openCar(page)
  await page.getByRole('complementary').locator('a[href="#vehicle-map"]').click()
  await expect(page.locator('#vehicle-map')).toBeInViewport()
})

test('VDP-27: a history report is offered once the car has one, and opening it is logged', async ({ page }) => {
  await withCar({ price: 20_000 }, async (address, id) => {
    expect((await get(address)).body).not.toContain('History report')
    await cms.update('vehicles', id, { file: '/demo-media/yard-glass.webp' })
    await openCar(page, address)
    const logged = page.waitForRequest(
      (request) => request.url().endsWith('/api/events') && request.postData()?.includes('"id":60') === true,
    )
    await page.getByRole('link', { name: 'History report' }).click()
    await logged
  })
})

test("VDP-19, CAR-18: a car's own city is shown, and its photos are counted, whatever number was typed", async () => {
  await withCar({ price: 20_000, city: 'Toowoomba', photos_count: 5, images: [] }, async (address, id) => {
    expect((await get(address)).body).toContain('Located at Toowoomba')
    expect(await cms.read(`vehicles/${id}?depth=0`)).toMatchObject({ photos_count: 0, city: 'Toowoomba' })
    const query = `/search?query=${address.replace('/cars/trial-', '')}`
    // The site hides cars with fewer than three photos, whatever number was typed.
    expect((await get(query)).body).not.toContain(`href="${address}"`)
    await withTemporarySite(cms, 'harbour', { minPhotoLevel: 0 }, async (own) => {
      const card = async () => (await ask(PORT, query, { host: own })).body
      await expect.poll(card).toContain(`href="${address}"`)
      expect(await card()).not.toContain('class="card-photos"')
      const images = ['front', 'rear'].map((side) => ({ image: { url: `/demo-media/sedan-black-${side}.webp` } }))
      await cms.update('vehicles', id, { images })
      await expect.poll(card).toMatch(/class="card-photos"(?:(?!<\/span>).)*>2</s)
    })
  })
})

test("SEC-03: comments with markup and scripts are shown as text; sixty pictures or missing fields don't break the page", async ({
  page,
}) => {
  const evil = '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script></script><b>bold</b>'
  const image = { image: { url: '/demo-media/4x4-black-side.webp', thumb: { url: '/demo-media/4x4-black-side.webp' } }, isVideo: false }
  await withCar(
    {
      dealercomments: evil,
      badge: '</script><i>',
      images: Array.from({ length: 60 }, () => image),
      price: 10,
      file: 'javascript:alert(1)',
    },
    async (address) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await openCar(page, address)
      await expect(page.getByText('<b>bold</b>')).toBeVisible()
      await expect(page).not.toHaveTitle('run')
      await expect(page.getByText('Enquire for price.').first()).toBeVisible()
      await expect(page.getByText('History report')).toHaveCount(0)
      expect(errors).toEqual([])
    },
  )
})

test('CARD-02: a change to the car, its yard or a switch shows on the next view of its page', async () => {
  await withCar({ price: 20_000 }, async (address, id) => {
    expect((await get(address)).body).toContain('$20,000')
    await cms.update('vehicles', id, { price: 21_500 })
    expect((await get(address)).body).toContain('$21,500')
    const [{ location, tenant } = { location: 0, tenant: 0 }] = await cms.find('vehicles', `where[id][equals]=${id}`)
    const [yard] = await cms.find('locations', `where[id][equals]=${Number(location)}`)
    const name = `Yard ${randomUUID().slice(0, 8)}`
    await cms.update('locations', Number(location), { name })
    try {
      expect((await get(address)).body).toContain(name)
    } finally {
      await cms.update('locations', Number(location), { name: yard?.name })
    }
    const [site] = await cms.find('tenants', `where[id][equals]=${Number(tenant)}`)
    await cms.update('tenants', Number(tenant), { switches: { ...Object(site?.switches), noPriceText: 'Ask us.' } })
    try {
      await cms.update('vehicles', id, { price: null })
      expect((await get(address)).body).toContain('Ask us.')
    } finally {
      await cms.update('tenants', Number(tenant), { switches: site?.switches ?? null })
    }
    expect((await get(address)).body).toContain('Enquire for price.')
  })
})
