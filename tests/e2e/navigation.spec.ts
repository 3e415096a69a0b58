import { expect, type Page, test } from '@playwright/test'
import { slugify } from '@/domain/text/slug'
import { ask } from './support/http'
import { PORT, SITES, siteUrl } from './support/sites'

test.use({ viewport: { width: 1440, height: 900 } })

/** Sites whose template or tenant opens dropdowns on click only. Others open them on hover, the default. */
const OPENS_ON_CLICK = ['summit', 'aurora']

/** The dropdowns of the wide navigation. The accordions are in menus that a button opens. */
const drops = (page: Page) =>
  page.locator('[data-site-header] details[data-nav-drop]:not([data-nav-drop=accordion])').filter({ visible: true })

for (const slug of SITES) {
  const mode = OPENS_ON_CLICK.includes(slug) ? 'click' : 'hover'
  test(`NAV-06: ${slug}'s wide navigation has a dropdown that opens on ${mode}`, async ({ page }) => {
    await page.goto(siteUrl(slug, '/contact'))
    await page.waitForLoadState('networkidle')
    const drop = drops(page).first()
    const summary = drop.locator('summary')
    // Escape closes it only once the header is hydrated.
    await expect(async () => {
      await summary.click()
      await page.keyboard.press('Escape')
      await expect(drop).not.toHaveAttribute('open', { timeout: 500 })
    }).toPass()
    await page.mouse.move(720, 2)
    await summary.hover()
    if (mode === 'click') {
      await page.waitForTimeout(600)
      await expect(drop).not.toHaveAttribute('open')
      await summary.click()
    }
    await expect(drop).toHaveAttribute('open')
    await expect(drop.getByRole('link').first()).toBeVisible()
    await page.mouse.move(720, 2)
    await (mode === 'hover' ? expect(drop).not.toHaveAttribute('open') : expect(drop).toHaveAttribute('open'))
  })
}

test("NAV-02: 'Vehicles' in a manufacturer's wide navigation opens one link per model page", async ({ page }) => {
  const { body } = await ask(PORT, '/models', { host: 'aurora.localhost' })
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  const models = new Set([...main.matchAll(/href="(\/models\/[a-z0-9-]+)"/g)].map(([, path = '']) => path))
  expect(models.size).toBeGreaterThan(2)
  await page.goto(siteUrl('aurora', '/contact'))
  const drop = drops(page).filter({ has: page.locator('summary', { hasText: 'Vehicles' }) })
  await drop.locator('summary').click()
  const hrefs = await drop.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const led = hrefs.filter((href) => href.startsWith('/models/'))
  expect(led.toSorted()).toEqual([...models].toSorted())
  for (const path of led) expect((await ask(PORT, path, { host: 'aurora.localhost' })).status, path).toBe(200)
})

for (const slug of SITES.filter((one) => one !== 'aurora')) {
  test(`NAV-08: each of ${slug}'s makes is in its menu with a mark and links to its search`, async ({ page }) => {
    await page.goto(siteUrl(slug, '/search'))
    const makes = await page.locator('main input[name=make]').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''))
    expect(makes.length).toBeGreaterThan(3)
    /** Each make has a picture that loads, or its initials. */
    const marks = await page.evaluate(async () => {
      const found: Record<string, boolean> = {}
      for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-site-header] li a[href^="/search/"]')) {
        const [mark] = link.closest('li')?.querySelectorAll('img, [aria-hidden=true]') ?? []
        const mask = mark instanceof HTMLElement ? /url\("?([^")]+)/.exec(mark.style.maskImage)?.[1] : undefined
        const picture = mark instanceof HTMLImageElement ? mark.src : mask
        const isShown = picture ? (await fetch(picture)).ok : Boolean(mark?.textContent)
        found[link.pathname] = found[link.pathname] || isShown
      }
      return found
    })
    const bare = makes.filter((make) => marks[`/search/${slugify(make)}`] !== true)
    expect(bare).toEqual([])
    const [first = ''] = makes
    expect((await ask(PORT, `/search/${slugify(first)}`, { host: `${slug}.localhost` })).status).toBe(200)
  })
}

test('NAV-12: a dismissed announcement stays hidden on other pages and in another tab, and returns in a new session', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const bar = (one: Page) => one.getByRole('complementary', { name: 'Announcement' })
  await page.goto(siteUrl('harbour'))
  await expect(bar(page)).toBeVisible()
  await expect(async () => {
    await bar(page).getByRole('button', { name: 'Dismiss announcement' }).click({ timeout: 1_000 })
    await expect(bar(page)).toBeHidden({ timeout: 500 })
  }).toPass()
  await page.goto(siteUrl('harbour', '/search'))
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  const tab = await context.newPage()
  await tab.goto(siteUrl('harbour', '/contact'))
  await expect(tab.getByRole('banner')).toBeVisible()
  await expect(bar(tab)).toBeHidden()
  // A session cookie has no expiry date.
  expect((await context.cookies()).find(({ name }) => name === 'announcement')?.expires).toBe(-1)
  await context.close()
  const later = await browser.newContext()
  const again = await later.newPage()
  await again.goto(siteUrl('harbour'))
  await expect(bar(again)).toBeVisible()
  await later.close()
})
