import { expect, type Page, test } from '@playwright/test'
import { ask, askCached } from './support/http'
import { waitForLayout } from './support/layout'
import { firstCarPath, PORT, siteUrl, TEMPLATES } from './support/sites'

const KB = 1024
const WHOLE = /\/page-sheets\/whole\//

const listPages = async (slug: string) => ({ home: '/', search: '/search', vehicle: await firstCarPath(slug), missing: '/none' })

/** Reads what decides the look of each element, hidden ones too, in the order of the document. The result stays in the browser. */
const readStyles = (page: Page) =>
  page.evaluateHandle(() => {
    const names = `display position top left width height margin-top padding-top padding-left border-top-width border-top-color fill color
      border-top-left-radius background-color background-image box-shadow opacity visibility overflow-x transform z-index object-fit content
      font-family font-size font-weight font-stretch line-height letter-spacing text-align text-transform`.split(/\s+/)
    const read = (style: CSSStyleDeclaration) => names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
    return [...document.querySelectorAll('body, body *')].map((element) => {
      const added = ['::before', '::after'].map((name) => getComputedStyle(element, name)).filter(({ content }) => content !== 'none')
      // Chromium sometimes gives a centred element a margin of 0.
      const left = `left edge: ${element.getBoundingClientRect().left}`
      return [`${element.tagName} ${element.getAttribute('class')}`, left, ...[getComputedStyle(element), ...added].flatMap(read)]
    })
  })

type Styles = Awaited<ReturnType<typeof readStyles>>

/** Lists the styles of the first reading that are not those of the second. */
const findDifferences = (page: Page, own: Styles, whole: Styles) =>
  page.evaluate(
    ([before, after]) =>
      before
        .flatMap((styles, index) =>
          styles.flatMap((style, line) => (style === after[index]?.[line] ? [] : [`${styles[0]}: ${style}, then ${after[index]?.[line]}`])),
        )
        .slice(0, 20),
    [own, whole] as const,
  )

/** Takes the pictures out of a page, because they arrive between two readings. */
const removePictures = (page: Page) =>
  page.evaluate(() => {
    for (const picture of document.querySelectorAll('img, source')) for (const name of ['srcset', 'src']) picture.removeAttribute(name)
  })

/** Adds the whole sheets where the page has them. Returns their number. */
const addWholeSheets = (page: Page) =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-rest]')]
    const added = links.map((link) => {
      const whole = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href })
      const loaded = new Promise((resolve, reject) => {
        whole.addEventListener('load', resolve)
        whole.addEventListener('error', reject)
      })
      link.after(whole)
      return loaded
    })
    await Promise.all(added)
    return added.length
  })

for (const slug of TEMPLATES) {
  test(`PERF-15: every element of ${slug} looks the same with the page's own style sheet as with the whole one`, async ({ browser }) => {
    for (const [kind, path] of Object.entries(await listPages(slug))) {
      if (kind !== 'missing') await askCached(PORT, path, { host: `${slug}.localhost` })
      for (const width of [390, 1440]) {
        const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 900 } })
        const page = await context.newPage()
        // Scripts and fonts stay out too.
        await page.route(/\/_next\/static\/chunks\/|\.woff2/, (route) => route.abort())
        await page.route(WHOLE, (route) => route.abort())
        await page.goto(siteUrl(slug, path))
        await removePictures(page)
        await waitForLayout(page)
        const own = await readStyles(page)
        await page.unroute(WHOLE)
        expect.soft(await addWholeSheets(page), `whole sheets of ${kind}`).toBeGreaterThan(0)
        expect.soft(await findDifferences(page, own, await readStyles(page)), `${kind} of ${slug} at ${width} px`).toEqual([])
        await context.close()
      }
    }
  })

  test(`PERF-15: what ${slug} loads before the first paint is light on a phone`, async ({ browser }) => {
    for (const [kind, path] of Object.entries(await listPages(slug))) {
      if (kind === 'missing') continue
      await askCached(PORT, path, { host: `${slug}.localhost` })
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
        // A slider that goes on would make the second slide's picture the largest.
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.goto(siteUrl(slug, path))
      await waitForLayout(page)
      // Before scrolling: a larger picture further down is not the first view's.
      const largest = await findLargestPicture(page)
      // Fonts of text further down are the page's too.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.evaluate(() => document.fonts.ready)
      const weights = await weigh(page, largest)
      test.info().annotations.push({ type: kind, description: JSON.stringify(weights) })
      expect.soft(weights.sheets, `style sheets of ${kind}`).toBeGreaterThan(5 * KB)
      expect.soft(weights.sheets, `style sheets of ${kind}`).toBeLessThanOrEqual(14 * KB)
      expect.soft(weights.fonts, `fonts of ${kind}`).toBeGreaterThan(5 * KB)
      expect.soft(weights.fonts, `fonts of ${kind}`).toBeLessThanOrEqual(30 * KB)
      expect.soft(weights.all, `path to the first paint of ${kind}`).toBeLessThanOrEqual(90 * KB)
      await context.close()
    }
  })
}

/** Returns the address of the picture that is the largest element so far; empty when that is a text. */
const findLargestPicture = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1)
          resolve(entry && 'url' in entry ? String(entry.url) : '')
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/** Returns the bytes sent for the path to first paint: markup, style sheets that block it, fonts and the largest picture. */
const weigh = (page: Page, largest: string) =>
  page.evaluate((picked) => {
    const resources = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
    const sum = (entries: PerformanceResourceTiming[]) => entries.reduce((total, entry) => total + entry.encodedBodySize, 0)
    const [navigation] = performance.getEntriesByType('navigation')
    const markup = navigation instanceof PerformanceNavigationTiming ? navigation.encodedBodySize : Number.NaN
    const sheets = sum(resources.filter((entry) => /\.css$/.test(entry.name) && Reflect.get(entry, 'renderBlockingStatus') === 'blocking'))
    const fonts = sum(resources.filter(({ name }) => name.endsWith('.woff2')))
    const picture = sum(resources.filter(({ name }) => name === picked))
    return { markup, sheets, fonts, picture, all: markup + sheets + fonts + picture }
  }, largest)

test('PERF-15: the whole sheets follow by themselves, so that nothing that scripts add lacks its rules', async ({ page }) => {
  for (const path of ['/', '/search', await firstCarPath('harbour'), '/none']) {
    await page.goto(siteUrl('harbour', path))
    await expect
      .poll(() =>
        page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[data-rest]')].map(({ sheet }) => sheet !== null)),
      )
      .toEqual([true])
  }
})

test('PERF-15: a page rendered on request has the whole sheets from the start', async () => {
  const { body } = await ask(PORT, '/search?q=blue+hatch&sort=price', { host: 'harbour.localhost' })
  expect(body).toContain('rel="stylesheet"')
  expect(body).not.toContain('data-rest')
})
