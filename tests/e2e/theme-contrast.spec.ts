import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { templates } from '@tenants/templates'
import { mergeTokens } from '@/domain/tenant/merge-tokens'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { THEME_PRESETS } from '@/domain/tenant/theme/presets'
import { toTokenOverrides } from '@/domain/tenant/theme/theme-choices'
import { tokensToCss } from '@/ui/theme/tokens-to-css'
import { waitForScripts } from './support/layout'
import { firstCarPath, PORT, siteUrl } from './support/sites'

const SITES = { dealer: 'harbour', group: 'meridian', prestige: 'summit', manufacturer: 'aurora' }

/** No colours in between, and of a long list only the first items, because the others look like them. */
const STILL = `*, ::before, ::after { transition: none !important; animation: none !important }
  :is(ul, ol) > li:nth-child(n + 7) { display: none !important }`

/**
 * Draws a page in a theme, and returns how many texts and icons have enough contrast with what they stand on by WCAG 2.2 AA, and those that
 * have not. Disabled controls are exempt, and what is on a picture can't be told.
 */
function checkPage(page: Page, css: string): Promise<{ texts: number; icons: number; problems: string[] }> {
  return page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
    const { passes, violations } = await window.axe.run(document, {
      runOnly: ['color-contrast'],
      resultTypes: ['passes', 'violations'],
    })
    const problems = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html.slice(0, 120)}: ${any[0]?.message}`))

    const shown = [...document.querySelectorAll('svg:has(> use)')].filter(
      (icon) =>
        icon.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !icon.closest(':disabled, [aria-disabled=true]'),
    )
    // axe doesn't tell what is behind a drawing, so a box of its colour stands in its place. The sprite draws in the text colour.
    const boxes = shown.map((icon) => {
      const { display, color } = getComputedStyle(icon)
      const { width, height } = icon.getBoundingClientRect()
      const box = document.createElement('span')
      box.className = icon.getAttribute('class') ?? ''
      const flow = display === 'inline' ? 'inline-block' : display
      box.style.cssText = `display: ${flow}; width: ${width}px; height: ${height}px; color: ${color}`
      return { icon, box }
    })
    for (const { icon, box } of boxes) icon.replaceWith(box)
    window.axe.setup(document.documentElement)
    const { getBackgroundColor, getContrast, getForegroundColor } = window.axe.commons.color
    let icons = 0
    for (const { icon, box } of boxes) {
      const [ground, colour] = [getBackgroundColor(box), getForegroundColor(box)]
      if (!ground || !colour) continue
      if (getContrast(ground, colour) >= 3) icons += 1
      else problems.push(`${icon.innerHTML} of ${box.parentElement?.className}: ${colour.toHexString()} on ${ground.toHexString()}`)
    }
    window.axe.teardown()
    for (const { icon, box } of boxes) box.replaceWith(icon)
    return { texts: passes[0]?.nodes.length ?? 0, icons, problems }
  }, css)
}

for (const template of TEMPLATE_NAMES) {
  test(`EDT-27: in the template ${template}, the texts and icons of every theme preset have enough contrast on what they stand on`, async ({
    page,
  }) => {
    // Every text of four pages in seven presets, in both schemes.
    test.setTimeout(300_000)
    const slug = SITES[template]
    const addresses = [
      ...['/', '/search', await firstCarPath(slug)].map((path) => siteUrl(slug, path)),
      `http://localhost:${PORT}/dev/${slug}/ui`,
    ]
    for (const address of addresses) {
      await page.goto(address)
      await waitForScripts(page)
      await page.evaluate(axe.source)
      for (const colorScheme of templates[template].tokens.dark ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
        for (const { id, colours } of THEME_PRESETS) {
          const tokens = mergeTokens(templates[template].tokens, toTokenOverrides(colours))
          const { texts, icons, problems } = await checkPage(page, tokensToCss(tokens) + STILL)
          expect(problems, `${address} in the preset ${id}, ${colorScheme}`).toEqual([])
          expect(texts).toBeGreaterThan(90)
          expect(icons).toBeGreaterThan(5)
        }
      }
    }
  })
}
