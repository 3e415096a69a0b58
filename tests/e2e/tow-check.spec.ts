import { expect, test } from '@playwright/test'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { findViolations } from './support/axe'
import { ask } from './support/http'
import { readOverhang } from './support/overhang'
import { waitForScripts } from './support/layout'
import { firstCarPath, PORT, siteUrl } from './support/sites'

const LIMIT = 2_000

test('KIND-04: a shopper sees only what their car may tow, why others are missing, and the margin on a page; the device keeps the limit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl('drifter', '/search'))
  const field = page.getByLabel('Braked towing limit of your car, kg')
  await expect(async () => {
    await field.fill('2,000')
    await field.press('Enter')
    await expect(page).toHaveURL(/tow=-2000/, { timeout: 2_000 })
  }).toPass()
  await expect(page.getByText(/\d+ caravans are too heavy for 2,000 kg\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove My car tows 2,000 kg' })).toBeVisible()
  const masses = await page.getByText(/ATM [\d,]+ kg/).allTextContents()
  expect(masses.length).toBeGreaterThan(0)
  const heaviest = Math.max(...masses.map((text) => Number(/ATM ([\d,]+)/.exec(text)?.[1]?.replace(',', ''))))
  expect(heaviest).toBeLessThanOrEqual(LIMIT)

  // Enter can arrive before the scripts; then the next page's scripts keep the limit.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), MEMORY_KEYS.towLimit)).toBe(String(LIMIT))

  const car = page.locator('main a[href^="/cars/"]').first()
  await page.goto(siteUrl('drifter', (await car.getAttribute('href')) ?? ''))
  const panel = page.getByRole('region', { name: 'Can your car tow it?' })
  await panel.scrollIntoViewIfNeeded()
  await expect(panel.getByRole('status')).toContainText(/Your car may tow it, with .* to spare/)

  await page.goto(siteUrl('drifter', '/search'))
  await page.getByRole('link', { name: 'Show only what it may tow' }).click()
  await expect(page).toHaveURL(/tow=-2000/)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page).not.toHaveURL(/tow=/)
})

test('KIND-04: a car can be picked from the table, whose figures have sources', async ({ page }) => {
  await page.goto(siteUrl('drifter', await firstCarPath('drifter')))
  const panel = page.getByRole('region', { name: 'Can your car tow it?' })
  await panel.scrollIntoViewIfNeeded()
  await expect(async () => {
    await panel.getByLabel('Or pick your car').selectOption({ label: 'Mitsubishi Outlander (from 2021)' })
    await expect(panel.getByRole('status')).toContainText('your car’s limit 1,600 kg', { timeout: 1_000 })
    await panel.getByLabel('Or pick your car').selectOption({ index: 0 })
  }).toPass()
  await panel.getByText('Where these limits come from').click()
  await expect(panel.getByRole('link', { name: 'Isuzu UTE Australia' }).first()).toBeVisible()
})

test('KIND-04, A11Y-02: the table of ten cars starts with what may tow the most and stays readable on a phone', async ({ page }) => {
  for (const width of [390, 320, 901, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(siteUrl('drifter', await firstCarPath('drifter')))
    const panel = page.getByRole('region', { name: 'Can your car tow it?' })
    const table = panel.getByRole('region', { name: 'Towing limits' })
    // The panel's script replaces the server's markup, which has no margins, and closes an open table.
    await waitForScripts(page)
    await expect(async () => {
      if (!(await table.isVisible())) await panel.getByText('Where these limits come from').click()
      const limits = await table.getByRole('cell').allInnerTexts()
      expect(limits.length).toBeGreaterThanOrEqual(10)
      for (const text of limits) expect(text).toMatch(/kg\n(\d[\d,]* kg (to spare|too heavy)|Nothing to spare)$/)
      const kilograms = limits.map((text) => Number.parseInt(text.replace(',', ''), 10))
      expect(kilograms).toEqual(kilograms.toSorted((one, other) => other - one))
    }).toPass({ timeout: 30_000 })
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth), `${width} px`).toBeLessThanOrEqual(0)
    expect(await readOverhang(page)).toBeLessThanOrEqual(0)
    if (width === 390) expect(await findViolations(page, '#tow-check')).toEqual([])
  }
  // With large text it scrolls sideways by itself, and the names stay.
  const table = page.getByRole('region', { name: 'Towing limits' })
  await table.evaluate((region) => {
    region.style.width = '150px'
    region.scrollLeft = 60
  })
  const name = table.getByRole('rowheader').first()
  const [left, edge] = await Promise.all([name, table].map(async (part) => (await part.boundingBox())?.x ?? Number.NaN))
  expect(await table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0)
  expect(Math.abs((left ?? 0) - (edge ?? 99))).toBeLessThan(2)
  expect(await readOverhang(page)).toBeLessThanOrEqual(0)
})

test('KIND-04, A11Y-02: on a slow connection, a limit typed before the script arrives stays, with the focus and the open table', async ({
  page,
}) => {
  let letThrough = () => {}
  const isAllowed = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await isAllowed
    await route.continue()
  })
  await page.goto(siteUrl('drifter', await firstCarPath('drifter')))
  const panel = page.getByRole('region', { name: 'Can your car tow it?' })
  const field = panel.getByLabel('Braked towing limit of your car, kg')
  await panel.getByText('Where these limits come from').click()
  await field.fill('1,800')
  await field.evaluate((input) => input.setAttribute('data-server', ''))
  letThrough()
  await waitForScripts(page)
  // Gone when the script has replaced the server's markup.
  await expect(panel.locator('[data-server]')).toHaveCount(0, { timeout: 20_000 })
  await expect(field).toHaveValue('1,800')
  await expect(field).toBeFocused()
  await expect(panel.getByRole('region', { name: 'Towing limits' })).toBeVisible()
  await field.press('Enter')
  await expect(panel.getByRole('status')).toContainText('your car’s limit 1,800 kg')
})

test('KIND-04: the page of a caravan is the same for everybody, and its form works without scripts', async () => {
  const { body } = await ask(PORT, await firstCarPath('drifter'), { host: 'drifter.localhost' })
  expect(body).toContain('Can your car tow it?')
  expect(body).not.toContain('your car’s limit')
  const { body: results } = await ask(PORT, '/search?tow_max=2%2C000', { host: 'drifter.localhost' })
  expect(results).toContain('too heavy for 2,000 kg')
  expect((await ask(PORT, '/search', { host: 'harbour.localhost' })).body).not.toContain('Your car may tow')
})
