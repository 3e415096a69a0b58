import { expect, type Locator, type Page, test } from '@playwright/test'
import { findContrastFaults } from './support/axe'
import { layOutPage } from './support/layout'
import { firstCarPath, SITES, siteUrl } from './support/sites'

test.use({ viewport: { width: 390, height: 844 } })

const isLaidOut = (part: Locator) => part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

const readClipping = (part: Locator) => part.evaluate((element) => getComputedStyle(element).contentVisibility)

test('PERF-14: the end of a page is laid out when the visitor gets near, and is no longer cut off at its edges', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/'))
  const footer = page.locator('[data-site-footer]')
  const link = footer.getByRole('link').first()
  await expect.poll(() => readClipping(footer)).toBe('auto')
  // Long enough for the browser to be idle.
  await page.waitForTimeout(1_500)
  expect(await isLaidOut(link)).toBe(false)
  const seen = new Set<string>()
  for (let turn = 0; turn < 60 && !(await isLaidOut(link)); turn += 1) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(60)
    for (const part of await page.locator('main > [data-static] > section').all())
      if (await part.evaluate((element) => element.getBoundingClientRect().top < innerHeight && element.getBoundingClientRect().bottom > 0))
        seen.add(await readClipping(part))
  }
  expect([...seen]).toEqual(['visible'])
  expect([await isLaidOut(link), await readClipping(footer)]).toEqual([true, 'visible'])
})

test('PERF-14: the End key shows the end of the page', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/'))
  await page.keyboard.press('End')
  const gap = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
  await expect.poll(gap).toBeLessThan(2)
  await expect(page.locator('[data-site-footer]').getByRole('link').last()).toBeInViewport()
})

test('PERF-14: a link to a part of the page shows the part, which stays where it is', async ({ page }) => {
  await page.goto(siteUrl('harbour', await firstCarPath('harbour')))
  const link = page.locator('a[href="#legal"]').first()
  const part = page.locator('#legal')
  await link.click()
  await expect(part).toBeInViewport()
  const top = () => part.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(async () => Math.abs((await top()) - (await page.waitForTimeout(400).then(top)))).toBeLessThan(2)
  await expect(part).toBeInViewport()
})

/** Heights of all parts that may wait for the visitor, as { name: height in px }. */
const readHeights = (page: Page) =>
  page.locator('main > [data-static] > *, .fact-section-box, .results-cells > li, [data-site-footer]').evaluateAll((parts) =>
    parts.map((part, index) => ({
      name: `${index} ${part.id || part.className.slice(0, 40)}`,
      height: part.getBoundingClientRect().height,
    })),
  )

for (const slug of SITES) {
  test(`PERF-14: on ${slug}, parts of a page that are not laid out do not seem to overlap, for audits that do not scroll`, async ({
    page,
  }) => {
    for (const path of ['/', '/search', await firstCarPath(slug)]) {
      await page.goto(siteUrl(slug, path))
      if (path === '/' && slug === 'harbour') expect(await findContrastFaults(page)).toEqual([])
      // Without it, all parts are laid out, and nothing is estimated.
      await expect(page.locator('style#below')).toHaveCount(1)
      const estimated = await readHeights(page)
      await layOutPage(page)
      const real = await readHeights(page)
      expect(estimated.length).toBe(real.length)
      expect(real.filter(({ height }, index) => height > Math.ceil(estimated[index]?.height ?? 0) + 1)).toEqual([])
    }
  })
}
