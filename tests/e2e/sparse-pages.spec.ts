import { expect, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { readOverhang } from './support/overhang'
import { SITES, siteUrl } from './support/sites'

for (const slug of SITES) {
  test(`FAV-05, A11Y-02: an empty comparison on ${slug} shows its places, and the first leads to the stock`, async ({ page }) => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 1024 })
      await page.goto(siteUrl(slug, '/compare'))
      const choose = page.locator('main').getByRole('link', { name: /^Choose (cars|caravans)$/ })
      await expect(choose).toHaveAttribute('href', /^\/search/)
      const place = await choose.locator('..').boundingBox()
      const button = await choose.boundingBox()
      expect(button?.height ?? 0).toBeLessThan(60)
      expect((button?.width ?? 999) + 8).toBeLessThanOrEqual(place?.width ?? 0)
      const steps = await page.getByRole('heading', { name: 'How comparing works' }).boundingBox()
      expect((steps?.y ?? 0) - ((place?.y ?? 0) + (place?.height ?? 0))).toBeGreaterThan(24)
      expect(await readOverhang(page)).toBeLessThanOrEqual(0)
      if (width === 768) expect(await findViolations(page)).toEqual([])
    }
  })
}

/** The sites with accounts. */
for (const slug of ['harbour', 'summit']) {
  test(`AUTH-01, A11Y-02: on a tablet, the benefits of an account on ${slug} are beside the form, both in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(siteUrl(slug, '/sign-in'))
    const [form, benefits] = await Promise.all(
      [page.locator('main form'), page.getByRole('region', { name: 'What you get with an account' })].map((part) => part.boundingBox()),
    )
    expect(benefits?.x ?? 0).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 999))
    expect(form?.width ?? 0).toBeGreaterThan(320)
    expect((benefits?.y ?? 0) + (benefits?.height ?? 0)).toBeLessThan(1024)
    expect(await readOverhang(page)).toBeLessThanOrEqual(0)
  })
}

for (const slug of SITES) {
  test(`LEAD-17: the thank-you page of ${slug} leads on to the newest vehicles`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(siteUrl(slug, '/success'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you.')
      const row = page.getByRole('region', { name: 'Just in' })
      await expect(row.getByRole('article').first()).toBeVisible()
      expect(await readOverhang(page)).toBeLessThanOrEqual(0)
    }
    expect(await findViolations(page)).toEqual([])
  })
}
