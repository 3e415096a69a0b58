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

test('SEC-10: the admin loads no script from another host: JSON is edited as text, and invalid JSON is reported', async ({ page }) => {
  const cms = cmsAs('admin@forecourt.example')
  const [car] = await cms.find('vehicles', 'sort=id')
  await signInToAdmin(page, 'admin@forecourt.example')
  const refused = await listViolations(page, `http://localhost:${PORT}/admin/collections/vehicles/${car?.id}`)
  await page.getByRole('button', { name: 'Pictures and text' }).click()
  const pictures = page.locator('#field-images')
  await expect(pictures).toHaveValue(/^\[/)
  const before = await pictures.inputValue()
  await pictures.fill('[{')
  await expect(page.getByText('This is not valid JSON yet.').first()).toBeVisible()
  await pictures.fill(before)
  await pictures.blur()
  await expect(page.getByText('This is not valid JSON yet.')).toHaveCount(0)
  expect(refused).toEqual([])
})

test('SEC-10: invalid JSON is not saved, even right after typing, and the stored value stays', async ({ page }) => {
  const cms = cmsAs(ADMIN)
  const [car] = await cms.find('vehicles', 'sort=-id')
  const readImages = async () => (await cms.read(`vehicles/${car?.id}?depth=0`)).images
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.url().includes(`/api/vehicles/${car?.id}`)) answers.push(answer.status())
  })
  await signInToAdmin(page, ADMIN)
  await page.goto(admin(`/collections/vehicles/${car?.id}`))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Pictures and text' }).click()
  const pictures = page.locator('#field-images')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await pictures.fill('[{')
  await save.click()
  await expect(page.getByText('This is not valid JSON yet.').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await readImages()).toEqual(car?.images)
  await pictures.fill('[]')
  await save.click()
  await expect.poll(readImages).toEqual([])
  // The first save was stopped by the form or refused by the server.
  await expect.poll(() => answers.filter((status) => status < 400)).toEqual([200])
  await cms.update('vehicles', car?.id ?? 0, { images: car?.images })
})
