import { expect, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { readOverhang } from './support/overhang'
import { kindOf, listMappedKinds } from './support/page-kinds'
import { SITES, siteUrl } from './support/sites'

const WIDTHS = [390, 320]

/** Home, the search, cars and places are looked at elsewhere. */
const SEEN = /^\/($|search$|cars\/|our-location\/|locations)/

/** One address of each other kind that the map of a site names. */
const listKinds = async (slug: string) => (await listMappedKinds(slug)).filter((path) => !SEEN.test(path))

/** Axe looks at every kind once, and in each template at those with parts of their own: at the root stand blocks, which `pages.spec` shows to axe in all templates. */
async function chooseForAxe(slug: string, paths: string[]): Promise<Set<string>> {
  const seen = new Set(slug === SITES[0] ? [] : (await listKinds(SITES[0] ?? '')).map(kindOf))
  return new Set(paths.filter((path) => path.split('/').length > 2 || !seen.has(kindOf(path))))
}

for (const slug of SITES) {
  test(`A11Y-01, A11Y-02, CMS-02: each kind of page of ${slug} has one title, axe finds nothing on it, and nothing moves sideways`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const paths = await listKinds(slug)
    expect(paths.length).toBeGreaterThan(8)
    const forAxe = await chooseForAxe(slug, paths)
    expect(forAxe.size).toBeGreaterThan(1)
    for (const [place, path] of paths.entries()) {
      // laying a page out anew takes as long as loading it: every other page is loaded at the one width, the rest at the other
      const [first, second] = place % 2 === 0 ? WIDTHS : WIDTHS.toReversed()
      await page.setViewportSize({ width: first ?? 0, height: 844 })
      const answer = await page.goto(siteUrl(slug, path))
      expect(answer?.status(), path).toBe(200)
      expect(await page.locator('h1').count(), path).toBe(1)
      if (forAxe.has(path)) expect(await findViolations(page), `${slug}${path}`).toEqual([])
      expect(await readOverhang(page), `${path} at ${first}`).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: second ?? 0, height: 844 })
      expect(await readOverhang(page), `${path} at ${second}`).toBeLessThanOrEqual(0)
      // no placeholder reaches a visitor (ADM-14)
      expect(await page.locator('body').innerText(), path).not.toMatch(/\{[a-z]+\.[a-z]+/i)
    }
  })
}
