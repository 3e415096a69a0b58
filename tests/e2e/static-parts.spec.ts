import { expect, test, type Page } from '@playwright/test'
import { ask, askCached } from './support/http'
import { firstCarPath, PORT, SITES, siteUrl } from './support/sites'

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`))
  return errors
}

const countEmptied = (markup: string) => markup.match(/[0-9a-f]+:null\\n/g)?.length ?? 0

for (const slug of SITES) {
  test(`PERF-02: ${slug} omits the payload of static parts, and loses no content`, async ({ page }) => {
    const errors = collectErrors(page)
    for (const path of ['/', '/search', await firstCarPath(slug)]) {
      const { body } = await askCached(PORT, path, { host: `${slug}.localhost` })
      expect(countEmptied(body), path).toBeGreaterThan(1)
      await page.goto(siteUrl(slug, path), { waitUntil: 'load' })
      const drawn = await page.locator('[data-static]').count()
      expect(drawn, path).toBeGreaterThan(1)
      await expect(page.locator('header[data-site-header] a').first()).toBeAttached()
      await expect(page.locator('body > [data-static=footer] footer a').first()).toBeVisible()
    }
    expect(errors).toEqual([])
  })
}

const headerOf = (markup: string) => /<header data-site-header.*?<\/header>/s.exec(markup)?.[0]
const countHeaders = (markup: string) => markup.match(/data-site-header/g)?.length ?? 0

test("PERF-02, PERF-04: results rendered on request have the header and footer of a cached page, once, and no other site's", async ({
  page,
}) => {
  for (const slug of ['harbour', 'aurora']) {
    const host = `${slug}.localhost`
    // Other tests change the sites meanwhile, and then header and footer are rendered again.
    await expect(async () => {
      const kept = await askCached(PORT, '/', { host })
      const live = await ask(PORT, '/search?price=1000-900000', { host })
      expect(headerOf(live.body)).toBe(headerOf(kept.body))
      expect(countHeaders(live.body)).toBe(1)
    }).toPass({ timeout: 20_000 })
    const errors = collectErrors(page)
    await page.goto(siteUrl(slug, '/search?price=1000-900000'))
    await expect(page.locator('body > [data-static=footer] footer a').first()).toBeVisible()
    await expect(page.locator('header[data-site-header] a').first()).toBeAttached()
    expect(errors).toEqual([])
  }
})

test('PERF-02: a page that the browser has to render again keeps its static parts', async ({ page }) => {
  // Simulates an extension or proxy that inserts an unexpected element among the interactive parts.
  const { body } = await askCached(PORT, '/', { host: 'harbour.localhost' })
  const changed = body.replaceAll('<button type="button" aria-label="Previous: ', '<i data-foreign></i>$&')
  expect(changed).not.toBe(body)
  await page.route(siteUrl('harbour'), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: changed }))
  await page.goto(siteUrl('harbour'))
  await expect(page.locator('[data-foreign]')).toHaveCount(0)
  expect(await page.locator('main article').count()).toBeGreaterThan(10)
  await expect(page.locator('footer a[href="/privacy-policy"]')).toBeVisible()
  const compare = page.getByRole('button', { name: /^Compare / }).first()
  await compare.click()
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
})
