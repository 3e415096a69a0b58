import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { readStyleRules } from '@/http-server/page-server/style-rules'
import { ask, askCached } from './support/http'
import { layOutPage, waitForScripts } from './support/layout'
import { firstCarPath, PORT, siteUrl, TEMPLATES } from './support/sites'

/** The sheets of the build, which stay disabled in a stored page. */
const WHOLE = 'link[data-precedence][disabled]'

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

/** Adds the whole sheets after the page's own. Returns their number. */
const addWholeSheets = (page: Page) =>
  page.evaluate(async (selector) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>(selector)]
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
  }, WHOLE)

/** Lists the selectors of the whole sheets that match an element, whatever its state, for which the page's own sheet has no rule. */
const listMissingRules = (page: Page) =>
  page.evaluate(async (links) => {
    const listSelectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...(rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule ? listSelectors(rule.cssRules) : []),
      ])
    const readSheet = async ({ href }: HTMLLinkElement) => {
      const response = await fetch(href)
      const sheet = await new CSSStyleSheet().replace(await response.text())
      return listSelectors(sheet.cssRules)
    }
    const withoutStates = (selector: string) =>
      selector.replace(
        /::[\w-]+|(?<!\\):(?:hover|focus|focus-visible|focus-within|active|disabled|checked|open|empty|autofill)(?![\w(-])/g,
        '',
      )
    const matches = (selector: string) => {
      try {
        return document.querySelector(selector) !== null
      } catch {
        return false
      }
    }
    const whole = (await Promise.all([...document.querySelectorAll<HTMLLinkElement>(links)].map(readSheet))).flat()
    const own = [...document.styleSheets].flatMap(({ cssRules }) => listSelectors(cssRules)).join(' ')
    const has = (selectors: string, name: string) =>
      selectors
        .split(`.${CSS.escape(name)}`)
        .slice(1)
        .some((rest) => !/^[\w\\-]/.test(rest))
    const classes = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
    const lacking = [...classes].filter((name) => !has(own, name))
    return whole.filter((selector) => lacking.some((name) => has(selector, name)) && matches(withoutStates(selector)))
  }, WHOLE)

for (const slug of TEMPLATES) {
  test(`PERF-15: every element of ${slug} looks the same with the page's own style sheet as with the whole one`, async ({ browser }) => {
    for (const [kind, path] of Object.entries(await listPages(slug))) {
      if (kind !== 'missing') await askCached(PORT, path, { host: `${slug}.localhost` })
      for (const width of [390, 1440]) {
        const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 900 } })
        const page = await context.newPage()
        // Scripts and fonts stay out too.
        await page.route(/\/_next\/static\/chunks\/.*\.js|\.woff2/, (route) => route.abort())
        await page.goto(siteUrl(slug, path))
        await removePictures(page)
        await layOutPage(page)
        const own = await readStyles(page)
        expect.soft(await addWholeSheets(page), `whole sheets of ${kind}`).toBeGreaterThan(0)
        expect.soft(await findDifferences(page, own, await readStyles(page)), `${kind} of ${slug} at ${width} px`).toEqual([])
        await context.close()
      }
    }
  })
}

/** Shows what loads only when a visitor gets near it. */
async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1)
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(100)
  }
  await page.waitForLoadState('networkidle')
}

/** What opens something that scripts add: menus, panels, dialogs, forms. Not the buttons that save a car, because they can lead to the sign-in. */
const OPENERS = [
  'button[aria-expanded=false]',
  'button[aria-haspopup]',
  ':is(header, main) button:not([type=submit], [data-keep])',
  'summary',
]
  .map((selector) => `${selector}:visible`)
  .join()
const MAX_PRESSES = 6

for (const slug of TEMPLATES) {
  test(`PERF-15: what scripts add on ${slug} has its rules in the page's own sheet`, async ({ browser }) => {
    for (const [kind, path] of Object.entries(await listPages(slug))) {
      if (kind === 'missing') continue
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 900 } })
      const page = await context.newPage()
      await page.goto(siteUrl(slug, path))
      await waitForScripts(page)
      await scrollToEnd(page)
      expect.soft(await listMissingRules(page), `${kind} of ${slug}, scrolled to its end`).toEqual([])
      await page.evaluate(() => window.scrollTo(0, 0))
      const openers = await page.locator(OPENERS).all()
      for (const opener of openers.slice(0, MAX_PRESSES)) {
        // Something that was opened before can cover or remove a button.
        await opener.click({ timeout: 1_000 }).catch(() => undefined)
        expect.soft(await listMissingRules(page), `${kind} of ${slug}`).toEqual([])
        await page.keyboard.press('Escape')
      }
      expect.soft(openers.length, `openers of ${kind}`).toBeGreaterThan(0)
      await context.close()
    }
  })
}

test('PERF-15: every class of the style sheets is a whole word in the source, because composed ones are not found in scripts', async () => {
  // A search that nobody else makes: the results of repeated ones are stored, with a sheet of their own.
  const { body } = await ask(PORT, `/search?q=whole+words+${test.info().retry}`, { host: 'harbour.localhost' })
  const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address)
  const texts = await Promise.all(sheets.map(async (address) => (await ask(PORT, address, { host: 'harbour.localhost' })).body))
  // Registered properties, fonts and the template's attribute are names too.
  const classes = texts.flatMap((css) => [...readStyleRules(css).names]).filter((name) => !/^--|^\[data-template|\s/.test(name))
  const files = ['src', 'blocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  const source = files.flatMap((name) => (/\.tsx?$/.test(name) ? [readFileSync(name, 'utf8')] : [])).join('\n')
  expect(classes.length).toBeGreaterThan(1_000)
  expect(classes.filter((name) => !source.includes(name))).toEqual([])
})

test('PERF-15: a page rendered on request has the whole sheets from the start', async () => {
  const { body } = await ask(PORT, '/search?q=blue+hatch&sort=price', { host: 'harbour.localhost' })
  expect(body).toContain('rel="stylesheet"')
  expect(body).not.toContain('/page-sheets/')
})
