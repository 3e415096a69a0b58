import { expect, test, type Page } from '@playwright/test'
import { layOutPage } from '../support/layout'
import { firstCarPath, siteUrl } from '../support/sites'

// Compares screenshots of every page in each template with the approved ones, pixel by pixel. `npm run browser -- --update-looks` writes
// new ones. At two fifths of their size they are small and still show a line that moved.
const TALLEST = 3_000
const SITES = ['harbour', 'summit', 'meridian', 'aurora']
const WIDTHS = { 390: 844, 834: 1112, 1440: 900 }
/** A Tuesday morning in Brisbane. Browsers compute the opening status from it. */
const INSTANT = new Date('2026-11-24T10:00:00+10:00')

test.use({ deviceScaleFactor: 0.4, contextOptions: { reducedMotion: 'reduce' } })

async function waitForImages(page: Page) {
  await layOutPage(page)
  await page.evaluate(async (tallest) => {
    for (let top = 0; top < Math.min(document.body.scrollHeight, tallest); top += 600) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    window.scrollTo(0, 0)
    await document.fonts.ready
  }, TALLEST)
  await page.waitForLoadState('networkidle')
  // Images are resized on their first request, which takes a while. Those at the far end of a rail never load.
  await page.waitForFunction(
    (tallest) =>
      [...document.images].every((image) => {
        const { top, left, right } = image.getBoundingClientRect()
        return image.complete || top > tallest || right <= 0 || left >= window.innerWidth || !image.checkVisibility()
      }),
    TALLEST,
    { timeout: 45_000 },
  )
}

async function expectLook(page: Page, name: string) {
  await waitForImages(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const width = page.viewportSize()?.width ?? 0
  await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
    maxDiffPixelRatio: 0.03,
    scale: 'device',
    timeout: 30_000,
  })
}

for (const slug of SITES) {
  for (const [width, height] of Object.entries(WIDTHS)) {
    test(`CARD-01: ${slug} matches the approved screenshots at ${width} px`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.clock.setFixedTime(INSTANT)
      // Answers the consent question beforehand, or it would be in every screenshot.
      await page.addInitScript(() => localStorage.setItem('measuring', 'no'))
      await page.setViewportSize({ width: Number(width), height })
      const pages = {
        home: '/',
        search: '/search',
        vehicle: await firstCarPath(slug),
        missing: '/no-such-page',
        empty: '/search?make=Lada',
      }
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(siteUrl(slug, path))
        await expectLook(page, `${slug}-${name}`)
      }
    })
  }
}
