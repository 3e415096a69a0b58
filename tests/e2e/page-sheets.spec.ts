import { expect, type Page, test } from '@playwright/test'
import { ask, askCached } from './support/http'
import { firstCarPath, PORT, siteUrl, TEMPLATES } from './support/sites'

const KB = 1024
const WIDTHS = [390, 1440]

const listPages = async (slug: string) => ({ home: '/', search: '/search', vehicle: await firstCarPath(slug), missing: '/none' })

/** Reads what decides the look of each element, hidden ones too, in the order of the document. */
const readStyles = (page: Page) =>
  page.evaluate(() => {
    const read = (style: CSSStyleDeclaration) =>
      ['display', 'position', 'inset', 'width', 'height', 'margin', 'padding', 'border', 'border-radius', 'color', 'background', 'opacity']
        .concat(['visibility', 'font', 'letter-spacing', 'text-align', 'text-decoration', 'gap', 'grid-template-columns', 'flex', 'order'])
        .concat([
          'justify-content',
          'align-items',
          'overflow',
          'transform',
          'z-index',
          'box-shadow',
          'fill',
          'object-fit',
          'outline',
          'content',
        ])
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
    return [...document.querySelectorAll('body, body *')].map((element) => {
      const before = getComputedStyle(element, '::before')
      const after = getComputedStyle(element, '::after')
      return [
        `${element.tagName} ${element.getAttribute('class')}`,
        ...read(getComputedStyle(element)),
        ...(before.content === 'none' ? [] : read(before)),
        ...(after.content === 'none' ? [] : read(after)),
      ]
    })
  })

async function readAtWidths(page: Page): Promise<string[][][]> {
  const all: string[][][] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    all.push(await readStyles(page))
  }
  return all
}

/** Adds the whole sheets where the page has them. Returns their number. */
const addWholeSheets = (page: Page) =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-rest]')]
    const added = links.map((link) => {
      const whole = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${link.href}?whole` })
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
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 900 } })
      const page = await context.newPage()
      // The scripts stay out, because they would change the page between the two readings.
      await page.route(/\/_next\/static\/chunks\/[^/?]+\.(?:js|css)$/, (route) => route.abort())
      await page.goto(siteUrl(slug, path))
      const own = await readAtWidths(page)
      expect.soft(await addWholeSheets(page), `whole sheets of ${kind}`).toBeGreaterThan(0)
      const whole = await readAtWidths(page)
      const differences = own.flatMap((elements, at) =>
        elements.flatMap((styles, index) =>
          styles.filter((style, line) => style !== whole[at]?.[index]?.[line]).map((style) => `${WIDTHS[at]} px, ${styles[0]}: ${style}`),
        ),
      )
      expect.soft(differences.slice(0, 20), `${kind} of ${slug}`).toEqual([])
      await context.close()
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
      })
      const page = await context.newPage()
      await page.goto(siteUrl(slug, path))
      // Fonts of text further down are the page's too.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.evaluate(() => document.fonts.ready)
      const weights = await weigh(page)
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

/** Returns the bytes sent for the path to first paint: markup, style sheets that block it, fonts and the largest picture. */
const weigh = (page: Page) =>
  page.evaluate(async () => {
    const resources = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
    const sum = (entries: PerformanceResourceTiming[]) => entries.reduce((total, entry) => total + entry.encodedBodySize, 0)
    const [navigation] = performance.getEntriesByType('navigation')
    const markup = navigation instanceof PerformanceNavigationTiming ? navigation.encodedBodySize : Number.NaN
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const largest = await new Promise<string>((resolve) => {
      new PerformanceObserver((list) => {
        const entry = list.getEntries().at(-1)
        resolve(entry && 'url' in entry ? String(entry.url) : '')
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const sheets = sum(resources.filter(({ name, startTime }) => /\.css$/.test(name) && startTime < paint))
    const fonts = sum(resources.filter(({ name }) => name.endsWith('.woff2')))
    const picture = sum(resources.filter(({ name }) => name === largest))
    return { markup, sheets, fonts, picture, all: markup + sheets + fonts + picture }
  })

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
