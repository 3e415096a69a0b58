import { expect, test } from '@playwright/test'
import { cmsAs, signInToAdmin } from '../support/cms'
import { listViolations, watchViolations } from '../support/policy-violations'
import { PORT } from '../support/sites'

const ADMIN = 'admin@forecourt.example'
const admin = (path: string) => `http://localhost:${PORT}/admin${path}`

/** One collection for each kind of form: blocks and rich text, JSON, an image, switches, colours, an inbox. */
const EDITED = ['pages', 'vehicles', 'media', 'tenants', 'site-settings', 'leads', 'users', 'models']

test("SEC-10: the admin's policy blocks nothing of the admin, nor a cropped upload", async ({ page }) => {
  test.setTimeout(180_000)
  const cms = cmsAs(ADMIN)
  await signInToAdmin(page, ADMIN)
  const refused = watchViolations(page)
  const places = ['', '/account', '/globals/platform', '/collections/stock-imports/create', '/collections/audit-log']
  for (const slug of EDITED) {
    const [document] = await cms.find(slug, 'sort=id')
    places.push(`/collections/${slug}`, ...(document ? [`/collections/${slug}/${document.id}`] : []))
  }
  for (const place of places) {
    await page.goto(admin(place), { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    expect([place, refused]).toEqual([place, []])
  }
  await page.goto(admin('/collections/media/create'))
  await page.waitForLoadState('networkidle')
  await page.locator('input[type=file]').setInputFiles('public/demo-media/yard-glass.webp')
  await expect(page.locator('.file-field img').first()).toHaveJSProperty('complete', true)
  await page.getByRole('button', { name: 'Edit Image' }).click()
  await expect(page.locator('.ReactCrop img')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
})

test('SEC-10: a vehicle’s form loads no script from another host, and its pictures are no JSON', async ({ page }) => {
  const cms = cmsAs(ADMIN)
  const [car] = await cms.find('vehicles', 'sort=id')
  await signInToAdmin(page, ADMIN)
  const refused = await listViolations(page, admin(`/collections/vehicles/${car?.id}`))
  await page.getByRole('button', { name: 'Pictures and text' }).click()
  await expect(page.locator('#field-images').getByRole('button', { name: 'Move picture 1', exact: true })).toBeVisible()
  await expect(page.locator('#field-images textarea')).toHaveCount(0)
  expect(refused).toEqual([])
})

test('SEC-10: pictures that are no list are refused, and the stored ones stay', async () => {
  const cms = cmsAs(ADMIN)
  const [car] = await cms.find('vehicles', 'sort=-id')
  await expect(cms.update('vehicles', car?.id ?? 0, { images: '[{' })).rejects.toThrow(/: 400 /)
  expect((await cms.read(`vehicles/${car?.id}?depth=0`)).images).toEqual(car?.images)
})
