import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { contrastRatio } from '@/domain/tenant/theme/contrast'
import { templates } from '@tenants/templates'
import { aTenant } from '@tests/builders/tenant'
import { resolveTokens, tokensToCss } from './tokens-to-css'

const { prestige, dealer } = templates
const DARK = '@media screen and (prefers-color-scheme:dark){:root{'
const logo = { url: '/media/logo.webp', width: 300, height: 80, alt: '' }

describe('TEN-05: light and dark', () => {
  test("LOOK-16: the device's preference decides, by CSS only; the dark scheme comes last, dims photos and sets its colours", () => {
    const css = tokensToCss(prestige.tokens)
    const dark = css.slice(css.indexOf(DARK))
    expect(css.indexOf(DARK)).toBeGreaterThan(css.indexOf('@media (min-width:901px)'))
    expect(dark).toContain('color-scheme:dark')
    expect(dark).toContain('--fc-photo-filter:brightness(.86)')
    expect(dark).toContain(`--fc-ground:${prestige.tokens.dark?.ground ?? 'none'}`)
    expect(dark).toContain(`--fc-ink:${prestige.tokens.dark?.ink ?? 'none'}`)
    expect(dark).not.toContain('--fc-photo-ink')
  })

  test('LOOK-16: a template with one scheme has no dark rules, and browsers may not darken it', () => {
    expect(tokensToCss(dealer.tokens)).not.toContain('prefers-color-scheme')
    expect(tokensToCss(dealer.tokens)).toContain('color-scheme:only light')
  })

  test('LOOK-16: a site with a logo of its own stays wholly light', () => {
    const tenant = aTenant('prestige')
    expect(resolveTokens(tenant)).toBe(tenant.tokens)
    expect(resolveTokens({ ...tenant, site: { ...tenant.site, logo } })).toEqual({ ...tenant.tokens, dark: null })
  })
})

describe.each(TEMPLATE_NAMES)('%s', (name) => {
  const { tokens } = templates[name]
  const css = tokensToCss(tokens)

  test('LOOK-16: the theme is either always light, or its dark scheme sets every colour that the light one sets', () => {
    const [light = '', dark] = css.split(DARK)
    const colourNames = Object.values(tokens.colour).length
    expect(dark === undefined).toBe(tokens.dark === null)
    expect(light).toContain(tokens.dark ? 'color-scheme:light' : 'color-scheme:only light')
    if (dark === undefined) return
    expect(Object.keys(tokens.dark ?? {}).toSorted()).toEqual(Object.keys(tokens.colour).toSorted())
    expect([...dark.matchAll(/--fc-[a-z-]+:#/g)].length).toBeGreaterThanOrEqual(colourNames)
  })

  test('TEN-05: every property is set once per width, and braces are balanced', () => {
    expect([...css].filter((sign) => sign === '{')).toHaveLength([...css].filter((sign) => sign === '}').length)
    const [phone = ''] = css.split('@media')
    const names = [...phone.matchAll(/--fc-[a-z0-9-]+(?=:)/g)].map(([property]) => property)
    expect(new Set(names).size).toBe(names.length)
  })

  test('TEN-05: wide windows have the full gutter, and smaller ones at most a twentieth of their width', () => {
    expect(css).toContain(`--fc-gutter-now:${tokens.space.phoneGutter}px`)
    expect(css.slice(css.indexOf('@media'))).toContain(`--fc-gutter-now:min(${tokens.space.gutter}px,5vw)`)
    expect(tokens.space.gutter).toBeLessThanOrEqual(1440 / 20)
  })

  test("A11Y-01: font sizes are in rem, so that they follow the visitor's text size", () => {
    const sizes = [...css.matchAll(/--fc-[a-z0-9]+-(?:size|line)(?:-now)?:([^;}]+)/g)].map(([, value]) => value)
    expect(sizes.length).toBeGreaterThan(10)
    for (const size of sizes) expect(size).toMatch(/^[\d.]+rem$/)
  })
})

/** Blends a grey plate with an opacity over a photo's pixel. */
function overPixel(grey: number, opacity: number, pixel: number): string {
  const channel = Math.round(grey * opacity + pixel * (1 - opacity))
  return `#${channel.toString(16).padStart(2, '0').repeat(3)}`
}

const sheet = readFileSync('src/ui/theme/site.css', 'utf8')
const lightPlate = /--fc-photo-plate, rgb\((\d+) \d+ \d+ \/ ([\d.]+)\)/.exec(sheet)
const darkPlate = /--fc-photo-plate:rgb\((\d+) \d+ \d+ \/ ([\d.]+)\)/.exec(tokensToCss(prestige.tokens))

test.each([
  ['light', lightPlate],
  ['dark', darkPlate],
])('A11Y-01: text on the plate of the %s scheme is readable over any photo', (_, plate) => {
  for (const pixel of [0, 64, 128, 255]) {
    const ground = overPixel(Number(plate?.[1]), Number(plate?.[2]), pixel)
    expect(contrastRatio(prestige.tokens.colour.ink, ground)).toBeGreaterThanOrEqual(4.5)
  }
})
