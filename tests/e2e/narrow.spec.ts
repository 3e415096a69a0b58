import { expect, test } from '@playwright/test'
import { listCutOptions, readOverhang } from './support/overhang'
import { SITES, siteUrl } from './support/sites'

for (const slug of SITES) {
  test(`A11Y-02: at 320 px, no select on home and results of ${slug} cuts its text`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['/', '/search']) {
      await page.goto(siteUrl(slug, path))
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await listCutOptions(page), path).toEqual([])
      expect.soft(await readOverhang(page), path).toBeLessThanOrEqual(0)
    }
  })
}
