import { expect, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { ask } from './support/http'
import { waitForScripts } from './support/layout'
import { readOverhang } from './support/overhang'
import { listCarPaths, PORT, SITES, siteUrl } from './support/sites'

const slugOf = (path: string) => path.replace('/cars/', '')

for (const slug of SITES) {
  test(`FAV-05, SIM-01: a comparison on ${slug} offers similar vehicles to add, loaded when the reader comes near`, async ({ page }) => {
    const [one = '', two = ''] = (await listCarPaths(slug)).map(slugOf)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(siteUrl(slug, `/compare?cars=${one},${two}`))
      const calls = () => asked.filter((path) => path.endsWith('/similar'))
      await page
        .getByRole('region', { name: 'Comparison' })
        .evaluate((table) => table.scrollIntoView({ block: 'end', behavior: 'instant' }))
      const offers = page.getByRole('region', { name: /^Similar to the / })
      await expect(offers).toBeVisible()
      expect(calls()).toEqual([`/api/cars/${one}/similar`])
      const links = offers.getByRole('link', { name: /^Add .* to the comparison$/ })
      expect(await links.count()).toBeGreaterThan(0)
      await expect(offers.getByText(/ (less|more|newer|older)\b/).first()).toBeVisible()
      expect(await readOverhang(page)).toBeLessThanOrEqual(0)
      expect(await findViolations(page)).toEqual([])
      await links.first().click()
      await expect(page.getByRole('region', { name: 'Comparison' }).locator('thead th')).toHaveCount(3)
      expect(new URL(page.url()).searchParams.get('cars')).toMatch(new RegExp(`^${one},${two},[a-z0-9-]+$`))
    }
  })
}

test('LOOK-08, A11Y-02: on a tablet three vehicles fit side by side, and a fourth is reached by a visible swipe', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const slugs = (await listCarPaths('harbour')).map(slugOf)
  for (const { count, hidden } of [
    { count: 3, hidden: false },
    { count: 4, hidden: true },
  ]) {
    await page.goto(siteUrl('harbour', `/compare?cars=${slugs.slice(0, count).join(',')}`))
    const table = page.getByRole('region', { name: 'Comparison' })
    const heads = table.locator('thead th')
    await expect(heads).toHaveCount(count)
    expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(hidden)
    await expect(page.getByText('Swipe sideways to see one more car').locator('visible=true')).toHaveCount(hidden ? 1 : 0)
    const third = await heads.nth(2).boundingBox()
    expect((third?.x ?? 999) + (third?.width ?? 999)).toBeLessThanOrEqual(768)
    expect(await readOverhang(page)).toBeLessThanOrEqual(0)
  }
})

test('PERF-02: the similar vehicles of a comparison are in no page’s first load', async ({ page }) => {
  const [one = ''] = (await listCarPaths('harbour')).map(slugOf)
  for (const path of ['/', '/search', '/compare', `/compare?cars=${one}`]) {
    await page.goto(siteUrl('harbour', path), { waitUntil: 'domcontentloaded' })
    const { body } = await ask(PORT, path, { host: 'harbour.localhost' })
    expect(body, path).not.toContain('Similar to the ')
    await waitForScripts(page)
    const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src !== ''))
    expect(scripts.length).toBeGreaterThan(3)
    const texts = await Promise.all(
      scripts.map(async (src) => (await ask(PORT, new URL(src).pathname, { host: 'harbour.localhost' })).body),
    )
    expect(
      texts.some((text) => text.includes('Similar to the ')),
      path,
    ).toBe(false)
  }
})
