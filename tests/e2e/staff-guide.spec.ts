import { expect, test } from '@playwright/test'
import { GUIDE_PAGES } from '@/domain/staff/guide-pages'
import { signInToAdmin } from './support/cms'
import { findViolations } from './support/axe'
import { ask } from './support/http'
import { readOverhang } from './support/overhang'
import { PORT } from './support/sites'

const GUIDE = `http://localhost:${PORT}/admin/guide`

test('staff read the guide in the admin, page by page, and its links open the screens that it names', async ({ page }) => {
  test.slow()
  await signInToAdmin(page, 'admin@forecourt.example')
  const targets = new Map<string, string>()
  for (const { key, title } of GUIDE_PAGES) {
    await page.goto(`${GUIDE}?page=${key}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const link of await page.locator('article a:not(:has(img))').all())
      targets.set((await link.getAttribute('href')) ?? '', (await link.textContent()) ?? '')
  }
  expect(targets.size).toBeGreaterThan(12)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${GUIDE}?page=menus`)
    expect(await findViolations(page, 'main')).toEqual([])
    expect(await readOverhang(page)).toBeLessThanOrEqual(0)
  }
  await page.getByRole('link', { name: 'Colours and type' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Colours and type' })).toBeVisible()
  for (const [href, label] of targets) {
    await page.goto(`http://localhost:${PORT}${href}`)
    await expect(page.locator('h1').first(), label).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Nothing found'), label).toHaveCount(0)
  }
})

test('each page of the guide shows its pictures with a description, and fits a phone', async ({ page }) => {
  test.slow()
  await signInToAdmin(page, 'marketing@harbour.example')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { key } of GUIDE_PAGES) {
    await page.goto(`${GUIDE}?page=${key}`)
    const pictures = page.locator('article img')
    await expect(pictures, key).not.toHaveCount(0)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth), key).toBeGreaterThan(0)
      expect((await picture.getAttribute('alt'))?.length, key).toBeGreaterThan(20)
    }
    expect(await readOverhang(page), key).toBeLessThanOrEqual(0)
  }
  const { status } = await ask(PORT, '/guide-pictures/menus.webp', { host: 'harbour.localhost' })
  expect(status, 'a picture on a site of a dealer').toBe(404)
})
