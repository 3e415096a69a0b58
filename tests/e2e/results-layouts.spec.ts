import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { readOverhang } from './support/overhang'
import { siteUrl, TEMPLATES } from './support/sites'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** Returns the left edges of the first cars' cards, each once. */
const listColumns = (page: Page) =>
  page
    .locator('.results-cells')
    .first()
    .evaluate((cells) => {
      const cards = [...cells.querySelectorAll('article')].slice(0, 6)
      return [...new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left)))]
    })

/** Collects the shifts of the layout from now on, also of the pages that are opened next. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : []).reduce((sum, one) => sum + one, 0))
}

const choose = (page: Page, name: string) => page.getByTitle(name, { exact: true }).click()

for (const slug of TEMPLATES) {
  test(`LOOK-15: on a phone ${slug} shows two small cards beside each other or a list, and remembers it without a shift`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    const readShift = await watchShifts(page)
    await page.goto(siteUrl(slug, '/search'))
    expect(await listColumns(page)).toHaveLength(1)
    await choose(page, 'Compact cards')
    await expect.poll(() => listColumns(page)).toHaveLength(2)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Compact cards' })).toBeChecked()
    expect(await listColumns(page)).toHaveLength(2)
    await page.waitForLoadState('networkidle')
    expect(await readShift()).toBeLessThan(0.02)
    expect(await readOverhang(page)).toBeLessThanOrEqual(0)
    expect(await findViolations(page)).toEqual([])
    await choose(page, 'List')
    await expect.poll(() => listColumns(page)).toHaveLength(1)
    const row = await page.locator('.results-cells article').first().boundingBox()
    const photo = await page.locator('.results-cells article > a').first().boundingBox()
    expect((photo?.width ?? 0) / (row?.width ?? 1)).toBeLessThan(0.5)
    expect(await readOverhang(page)).toBeLessThanOrEqual(0)
    expect(await findViolations(page)).toEqual([])
  })

  test(`LOOK-15: at 1440 px ${slug} shows a map beside the list, which loads when it is chosen`, async ({ page }) => {
    await page.setViewportSize(DESK)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(siteUrl(slug, '/search'))
    await page.waitForLoadState('networkidle')
    expect(asked).not.toContain('/api/search/places')
    await choose(page, 'List and map')
    const map = page.getByRole('region', { name: 'Locations of these results' }).first()
    const links = map.getByRole('link')
    await expect(links.first()).toBeVisible()
    expect(await links.count()).toBeGreaterThan(1)
    const [list, beside] = [await page.locator('.results-cells').first().boundingBox(), await map.boundingBox()]
    expect(beside?.x ?? 0).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
    expect(await findViolations(page)).toEqual([])
    const first = (await links.first().textContent()) ?? ''
    const count = /([\d,]+) \w+$/.exec(first)?.[1] ?? 'none'
    await links.first().click()
    await expect(page.getByText(new RegExp(`^${count} `)).first()).toBeAttached()
    await expect(page).toHaveURL(/\/search\/[a-z0-9-]+/)
    await expect(map.getByText('Show all locations')).toBeVisible()
  })
}

test('LOOK-15: the layout is chosen with the arrow keys, and a narrower window shows the map’s list alone', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto(siteUrl('meridian', '/search'))
  await page.getByRole('radio', { name: 'Cards', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'List', exact: true })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Locations of these results' }).first()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'List', exact: true })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Locations of these results' })).toHaveCount(0)
})
