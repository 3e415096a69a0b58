import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { listCrowdedTags, listCutTexts, readOverhang } from './support/overhang'
import { listOverlaps } from './support/overlaps'
import { kindOf, listMappedKinds, listUnmappedKinds } from './support/page-kinds'
import { SITES, siteUrl, TEMPLATES } from './support/sites'

const WIDTHS = [390, 320]
/** A sheet of A4 within its margins, in px. */
const SHEET = { width: 688, height: 1016 }

/** Other tests run axe on home, the search, cars and locations. */
const SEEN_BY_AXE = /^\/($|search$|cars\/|our-location\/|locations)/

/**
 * Root pages are made of blocks, and the workbench shows these in each template. The first site lists all of its pages, the others only
 * pages with their own parts.
 */
const hasOwnParts = (path: string) => /^\/(search|finance|book-test-drive|locations)?$/.test(path) || path.split('/').length > 2

/**
 * Chooses the pages for axe: each kind once, and in each template the pages with their own parts. `pages.spec` runs axe on the blocks in
 * all templates.
 */
async function chooseForAxe(slug: string, paths: string[]): Promise<Set<string>> {
  const seen = new Set(slug === SITES[0] ? [] : (await listMappedKinds(SITES[0] ?? '')).map(kindOf))
  return new Set(paths.filter((path) => !SEEN_BY_AXE.test(path) && (path.split('/').length > 2 || !seen.has(kindOf(path)))))
}

const listFaults = async (page: Page) => ({
  overhang: Math.max(0, await readOverhang(page)),
  cut: await listCutTexts(page),
  overlaps: await listOverlaps(page),
})
const NONE = { overhang: 0, cut: [], overlaps: [] }

/** Lists icons drawn by mask that can't be seen: these have no colour of their own, and their background is that of the page. */
const listUnseenDrawings = (page: Page) =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { maskImage, backgroundColor, backgroundImage } = getComputedStyle(element)
      const isDrawing = maskImage.startsWith('url(') && backgroundImage === 'none' && element.checkVisibility()
      return isDrawing && backgroundColor === ground ? [element.className.toString()] : []
    })
  })

const readGround = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Checks large text on a phone, forced colours, the dark scheme and print (WEB-04). Restores the page afterwards. */
async function expectRobust(page: Page, path: string): Promise<void> {
  const light = await readGround(page)
  const enlarged = await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await listFaults(page), `${path}, twice the letters at ${width}`).toEqual(NONE)
    expect.soft(await listCrowdedTags(page), `${path}, twice the letters at ${width}`).toEqual([])
  }
  await enlarged.evaluate((element) => element.parentNode?.removeChild(element))
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await listUnseenDrawings(page), `${path}, forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' })
  if ((await readGround(page)) !== light) expect.soft(await findViolations(page, 'main'), `${path}, dark`).toEqual([])
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.setViewportSize(SHEET)
  expect.soft(await listFaults(page), `${path}, on paper`).toEqual(NONE)
  await page.emulateMedia({ media: 'screen' })
}

for (const slug of SITES) {
  test(`A11Y-01, A11Y-02, CMS-02, WEB-04: each kind of page on ${slug} has one title and no axe violations, and works at every width, with large text, forced colours, the dark scheme and print`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const mapped = await listMappedKinds(slug)
    expect(mapped.length).toBeGreaterThan(8)
    const forAxe = await chooseForAxe(slug, mapped)
    expect(forAxe.size).toBeGreaterThan(1)
    const unmapped = TEMPLATES.includes(slug) ? await listUnmappedKinds(slug) : []
    for (const [place, path] of [...mapped, ...unmapped].entries()) {
      await page.emulateMedia({ colorScheme: 'light' })
      // Resizing a page takes as long as loading it, so every other page is loaded at the other width.
      const [first, second] = place % 2 === 0 ? WIDTHS : WIDTHS.toReversed()
      await page.setViewportSize({ width: first ?? 0, height: 844 })
      const answer = await page.goto(siteUrl(slug, path))
      // A site without checkout or accounts has no such pages.
      expect(unmapped.includes(path) ? [200, 404] : [200], path).toContain(answer?.status())
      expect(await page.locator('h1').count(), path).toBe(1)
      if (forAxe.has(path)) expect(await findViolations(page), `${slug}${path}`).toEqual([])
      expect(await readOverhang(page), `${path} at ${first}`).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: second ?? 0, height: 844 })
      expect(await readOverhang(page), `${path} at ${second}`).toBeLessThanOrEqual(0)
      // No placeholder reaches a visitor (ADM-14).
      expect(await page.locator('body').innerText(), path).not.toMatch(/\{[a-z]+\.[a-z]+/i)
      if (TEMPLATES.includes(slug) && (slug === TEMPLATES[0] || hasOwnParts(path))) await expectRobust(page, path)
    }
  })
}
