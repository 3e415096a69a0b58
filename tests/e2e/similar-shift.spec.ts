import { expect, type Page, test } from '@playwright/test'
import { layOutPage } from './support/layout'
import { firstCarPath, SITES, siteUrl } from './support/sites'

/** Adds up how far the browser sees parts of the screen move (layout shift), from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          dataset.shift = String(Number(dataset.shift ?? 0) + Number(entry.value))
    }).observe({ type: 'layout-shift' })
  })

for (const slug of SITES) {
  test(`SIM-09, PERF-01: on ${slug}, what follows the similar vehicles hardly moves when they arrive`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      let letThrough = () => {}
      const isAllowed = new Promise<void>((resolve) => (letThrough = resolve))
      await page.route('**/api/cars/*/similar', async (route) => {
        await isAllowed
        await route.continue()
      })
      await page.goto(siteUrl(slug, await firstCarPath(slug)))
      await layOutPage(page)
      const asked = page.waitForRequest('**/api/cars/*/similar')
      const waiting = page.locator('section:has(> .similar-wait)')
      await waiting.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await asked
      await watchShifts(page)
      letThrough()
      await expect(waiting).toHaveCount(0)
      await expect(page.getByRole('region', { name: /^Similar/ })).toBeVisible()
      // The observer hears of a shift after the frame.
      await page.waitForTimeout(500)
      expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.05)
      await page.unrouteAll()
    }
  })
}
