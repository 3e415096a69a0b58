import { expect, test } from '@playwright/test'
import { readOverhang } from './support/overhang'
import { siteUrl } from './support/sites'

/** A search with every filter of the bar set, and some behind "More filters". */
const SET = '/search?make=Mercedes-Benz,BMW&model=X5&body=SUV,Sedan&price=20000-900000&fuel=Petrol&year=2016-'

for (const [width, lines] of [
  [901, 2],
  [1024, 2],
  [1280, 2],
  [1440, 1],
] as const) {
  test(`SRCH-11, A11Y-02: the filter bar of a prestige site has at most ${lines} lines at ${width} px, also with chosen values`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/search', SET]) {
      await page.goto(siteUrl('summit', path))
      const bar = page.locator('.filter-bar')
      const groups = bar.locator('form details[name]:not(details details)')
      expect(await groups.count()).toBeGreaterThan(3)
      const tops = await groups.evaluateAll((all) => [...new Set(all.map((group) => Math.round(group.getBoundingClientRect().top)))])
      expect(tops, `lines of filters of ${path}`).toHaveLength(1)
      expect((await bar.boundingBox())?.height ?? Number.NaN).toBeLessThanOrEqual(lines * 66)
      expect(await readOverhang(page)).toBeLessThanOrEqual(0)
    }
    const more = page.locator('.filter-bar summary', { hasText: 'More filters' })
    await expect(more).toHaveText('More filters (2)')
    await more.click()
    const panel = await page.locator('.filter-bar details[open] > .bar-panel').boundingBox()
    expect(panel?.x ?? -1).toBeGreaterThanOrEqual(0)
    expect((panel?.x ?? 0) + (panel?.width ?? width)).toBeLessThanOrEqual(width)
    await expect(page.locator('.filter-bar').getByText('Petrol', { exact: false }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })
}
