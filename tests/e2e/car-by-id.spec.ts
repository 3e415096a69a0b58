import { expect, test } from '@playwright/test'
import { cmsAs } from './support/cms'
import { ask } from './support/http'
import { PORT, siteUrl } from './support/sites'

/** A demonstration car with a market, so that every call about a car has a result. */
const SLUG = '2026-suzuki-swift-hybrid-plus-hb21046'
let id = 0

test.beforeAll(async () => {
  const [car] = await cmsAs('admin@forecourt.example').find('vehicles', `where[slug][equals]=${SLUG}`)
  id = car?.id ?? 0
})

const get = (path: string) => ask(PORT, path, { host: `harbour.localhost:${PORT}` })

test('VDP-01, FIN-01: a vehicle page addressed by id redirects to its slug and keeps the parameters', async ({ page }) => {
  const moved = await get(`/cars/${id}?deposit=5000&utm_source=mail`)
  expect([moved.status, moved.headers.location]).toEqual([
    308,
    expect.stringMatching(new RegExp(`/cars/${SLUG}\\?deposit=5000&utm_source=mail$`)),
  ])
  await page.goto(siteUrl('harbour', `/cars/${id}`))
  await expect(page).toHaveURL(new RegExp(`/cars/${SLUG}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Suzuki Swift')
  expect((await get('/cars/2000000000')).status).toBe(404)
})

for (const call of ['/api/cars/:car/similar', '/api/cars/:car/view.json', '/api/cars/:car/pdf', '/api/cars/:car/share-picture'])
  test(`API-03, API-14, API-18: ${call} returns the same for a car's id and its slug`, async () => {
    const [bySlug, byId] = [await get(call.replace(':car', SLUG)), await get(call.replace(':car', String(id)))]
    expect([byId.status, byId.headers['content-type']]).toEqual([200, bySlug.headers['content-type']])
    expect(byId.headers.etag).toBe(bySlug.headers.etag)
    expect(byId.headers['content-disposition']).toBe(bySlug.headers['content-disposition'])
    expect(byId.body).toBe(bySlug.body)
    expect((await get(call.replace(':car', '2000000000'))).status).toBe(404)
  })

test("API-02: the market gauge returns the same for a car's id and its slug", async () => {
  const [bySlug, byId] = [await get(`/cars/${SLUG}/autogauge`), await get(`/cars/${id}/autogauge`)]
  expect([byId.status, byId.body]).toEqual([200, bySlug.body])
})

test('FAV-05: a comparison takes cars by id or slug, and shows a car named by both once', async ({ page }) => {
  await page.goto(siteUrl('harbour', `/compare?cars=${id},${SLUG}`))
  const table = page.getByRole('region', { name: 'Comparison' })
  await expect(table.locator(`a[href="/cars/${SLUG}"]`).first()).toBeVisible()
  await expect(table.locator('thead th')).toHaveCount(1)
})

test("BUY-03, BUY-04: a checkout can start with a car's id", async ({ page }) => {
  for (const path of [`/cars/${id}/checkout`, `/checkout-journey?car_id=${id}`]) {
    await page.goto(siteUrl('harbour', path))
    await expect(page.locator('main')).toContainText('Suzuki Swift')
    await expect(page.getByLabel('First Name')).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('TRD-01, LEAD-15: a trade-in keeps the car it is for, by id or slug, also when its first step is refused', async ({ page }) => {
    for (const name of [SLUG, id]) {
      await page.goto(siteUrl('harbour', `/trade-in?car_id=${name}`))
      await expect(page.locator('main')).toContainText('Suzuki Swift')
      await page.getByLabel('Rego').fill('123abc')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('State your rego is from')
      await expect(page).toHaveURL(new RegExp(`/trade-in\\?car_id=${id}&draft=`))
      await expect(page.locator('main')).toContainText('Suzuki Swift')
      await page.getByLabel('State').selectOption('QLD')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByLabel('Odometer')).toBeVisible()
      await expect(page.locator('main')).toContainText('Suzuki Swift')
    }
  })
})
