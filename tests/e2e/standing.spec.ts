import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { listCutTexts, readOverhang } from './support/overhang'
import { listOverlaps } from './support/overlaps'
import { listMappedKinds, listUnmappedKinds } from './support/page-kinds'
import { TEMPLATES, siteUrl } from './support/sites'

const PHONE = { width: 320, height: 844 }
/** A sheet of A4 within its margins. */
const SHEET = { width: 688, height: 1016 }

const listFaults = async (page: Page) => ({
  overhang: Math.max(0, await readOverhang(page)),
  cut: await listCutTexts(page),
  overlaps: await listOverlaps(page),
})
const NONE = { overhang: 0, cut: [], overlaps: [] }

/** Drawings by mask have no colour of their own: one whose ground is that of the page is not to be seen. */
const listUnseenDrawings = (page: Page) =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { maskImage, backgroundColor, backgroundImage } = getComputedStyle(element)
      const isDrawing = maskImage.startsWith('url(') && backgroundImage === 'none' && element.checkVisibility()
      return isDrawing && backgroundColor === ground ? [element.className.toString()] : []
    })
  })

for (const slug of TEMPLATES) {
  test(`WEB-04: each kind of page of ${slug} stands at twice the letters on a phone, in forced colours, in the dark and on paper`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    for (const path of [...(await listMappedKinds(slug)), ...(await listUnmappedKinds(slug))]) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none' })
      await page.setViewportSize(PHONE)
      await page.goto(siteUrl(slug, path))
      const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const enlarged = await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      expect.soft(await listFaults(page), `${path}, twice the letters`).toEqual(NONE)
      await enlarged.evaluate((element) => element.parentNode?.removeChild(element))
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await listUnseenDrawings(page), `${path}, forced colours`).toEqual([])
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' })
      const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      if (dark !== light) expect.soft(await findViolations(page, 'main'), `${path}, dark`).toEqual([])
      await page.emulateMedia({ media: 'print', colorScheme: 'light' })
      await page.setViewportSize(SHEET)
      expect.soft(await listFaults(page), `${path}, on paper`).toEqual(NONE)
    }
  })
}
