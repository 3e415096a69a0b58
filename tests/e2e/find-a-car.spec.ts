import { expect, test, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { siteUrl, TEMPLATES } from './support/sites'

/** The overlay's code listens once the page has loaded its deferred parts. */
async function openOverlay(page: Page, open: () => Promise<void>) {
  const field = page.getByRole('dialog', { name: 'Search our stock' }).getByRole('searchbox')
  await expect(async () => {
    await open()
    await expect(field).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  return field
}

for (const slug of TEMPLATES) {
  test(`LOOK-04, LOOK-05: on ${slug} the key / opens the search, and filters, count, chips and sort order stay in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(siteUrl(slug), { waitUntil: 'domcontentloaded' })
    const field = await openOverlay(page, () => page.keyboard.press('/'))
    await field.fill('white over $5,000')
    const meaning = page.getByRole('link', { name: /^White · Over \$5,000/ })
    const found = /Show ([\d,]+ \S+)/.exec((await meaning.textContent()) ?? '')?.[1] ?? 'nothing'
    await field.press('Enter')
    await expect(page).toHaveURL(/colour_family=White&price=5000-/)
    const count = page.locator('.results-bar-count')
    await expect(count).toHaveText(found)

    await page.mouse.wheel(0, 900)
    await expect(count).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Remove White' })).toBeInViewport()
    await expect(page.locator('select[name=sortBy]')).toBeInViewport()
    const filters = (await page.getByRole('form', { name: 'Filters' }).boundingBox()) ?? { y: -1, height: 0 }
    expect(filters.y).toBeGreaterThanOrEqual(0)
    expect(filters.y + filters.height).toBeLessThanOrEqual(900)
  })
}

test('LOOK-03, LOOK-04: on a phone, a white ute below $40,000 near a postcode takes three taps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('harbour'), { waitUntil: 'domcontentloaded' })
  const field = await openOverlay(page, () => page.getByRole('link', { name: 'Search our stock' }).click())
  await field.fill('white ute under 40k near 4105')
  const meaning = page.getByRole('link', { name: /^Ute · White · Under \$40,000 · Within \d+ km of 4105/ })
  await expect(meaning).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await meaning.click()
  await expect(page).toHaveURL(/body=Ute&colour_family=White&price=-40000&postcode=4105/)
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cars\//)
})
