import { expect, type Page, test } from '@playwright/test'
import { askCached } from './support/http'
import { firstCarPath, PORT, siteUrl, TEMPLATES } from './support/sites'

/** Opens the menu or the first dialog that a page has for its width. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator('header :is([popovertarget], [aria-haspopup], summary, [aria-controls]):visible').first()
  if (await button.count()) await button.click()
}

/**
 * Compares the computed styles of all elements, and of what is drawn before and after them, with those after the whole sheets were added.
 * Returns the elements and properties that differ.
 */
const findDifferences = (page: Page) =>
  page.evaluate(async () => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    const elements = [...document.querySelectorAll('body, body *')]
    const read = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return []
      return names.map((name) => style.getPropertyValue(name))
    }
    const readAll = () => elements.map((element) => [read(element), read(element, '::before'), read(element, '::after')].flat())
    const own = readAll()
    const whole = [...document.querySelectorAll<HTMLLinkElement>('link[data-rest]')].map(({ href }) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${href}?whole` })
      document.head.append(link)
      return new Promise((resolve, reject) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', reject)
      })
    })
    await Promise.all(whole)
    if (whole.length !== 1) return [`${whole.length} whole sheets`]
    return readAll().flatMap((styles, index) => {
      const properties = styles.flatMap((value, at) => {
        const before = own[index]?.[at]
        return value === before ? [] : [`${names[at % names.length]}: ${before} became ${value}`]
      })
      const element = elements[index]
      return properties.length > 0 ? [`${element?.tagName}.${element?.getAttribute('class')}: ${properties.slice(0, 5).join('; ')}`] : []
    })
  })

for (const slug of TEMPLATES) {
  for (const kind of ['home', 'search', 'vehicle'] as const)
    test(`PERF-15: the ${kind} page of ${slug} looks the same with its own style sheet as with the whole one`, async ({ browser }) => {
      const host = `${slug}.localhost`
      for (const path of [kind === 'home' ? '/' : kind === 'search' ? '/search' : await firstCarPath(slug)]) {
        await askCached(PORT, path, { host })
        for (const width of [390, 1440]) {
          const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
          const page = await context.newPage()
          // the page can't turn them on by itself
          await page.route(/\/_next\/static\/chunks\/[^/?]+\.css$/, (route) => route.abort())
          await page.goto(siteUrl(slug, path))
          await page.waitForLoadState('networkidle')
          await openMenu(page)
          expect.soft(await findDifferences(page), `${path} at ${width}`).toEqual([])
          await context.close()
        }
      }
    })
}
