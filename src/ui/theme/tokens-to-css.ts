import type { Tenant } from '@/domain/tenant/tenant'
import type { ColourTokens, FontFamily, TemplateTokens, TypeStyle } from '@/domain/tenant/template'

/** The font stacks, each with its metric-matched fallbacks first: see fonts.css. Devices without Georgia use a serif like Times. */
export const FONT_STACKS: Record<FontFamily, string> = {
  archivo: `'Archivo Variable', 'Archivo Fallback', Arial, sans-serif`,
  newsreader: `'Newsreader Variable', 'Newsreader Fallback', 'Newsreader Fallback Times', Georgia, serif`,
  'instrument-sans': `'Instrument Sans Variable', 'Instrument Sans Fallback', Arial, sans-serif`,
  'albert-sans': `'Albert Sans Variable', 'Albert Sans Fallback', Arial, sans-serif`,
  inter: `'Inter Variable', 'Inter Fallback', Arial, sans-serif`,
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns colour tokens as custom properties. */
export function colours(tokens: Record<string, string>): string[] {
  return Object.entries(tokens).map(([name, value]) => `--fc-${kebab(name)}:${value}`)
}

function typeStyle(name: string, style: TypeStyle, phone: boolean): string[] {
  const size = phone ? style.phoneSize : style.size
  const line = phone ? style.phoneLine : style.line
  // rem follows the visitor's text size.
  const now = [`--fc-${name}-size-now:${size / 16}rem`, `--fc-${name}-line-now:${line / 16}rem`]
  if (!phone) return now
  return [
    ...now,
    `--fc-${name}-weight:${style.weight}`,
    `--fc-${name}-width:${style.width ?? 100}%`,
    `--fc-${name}-tracking:${style.tracking ?? 0}em`,
  ]
}

/** Text on photos keeps the light scheme's colours, because photos stay light. */
function onPhoto({ ink, good, bad }: ColourTokens): string[] {
  return colours({ photoInk: ink, photoGood: good, photoBad: bad })
}

/** The dark scheme dims photos and the plates under their text, and fades the stage of a vehicle page into the ground. */
const DARK_PHOTOS = [
  '--fc-photo-filter:brightness(.86)',
  '--fc-photo-plate:rgb(223 225 227 / .6)',
  '--fc-stage-mask:radial-gradient(64% 84% at 50% 54%,#000 48%,transparent 122%)',
]

/** Returns the dark scheme for devices that prefer it. Print uses the light one. */
function darkScheme(dark: ColourTokens): string {
  const properties = ['color-scheme:dark', ...colours(dark), ...DARK_PHOTOS]
  return `@media screen and (prefers-color-scheme:dark){:root{${properties.join(';')}}}`
}

/** Returns the tokens of a tenant's pages. A site with its own logo, which is designed for light grounds, stays light. */
export function resolveTokens({ tokens, site }: Pick<Tenant, 'tokens' | 'site'>): TemplateTokens {
  return site.logo ? { ...tokens, dark: null } : tokens
}

const TEXT_STYLES = ['hero', 'h1', 'h2', 'h3', 'price'] as const

/**
 * Returns the template's tokens as one style sheet of custom properties (phone first, desktop from 901 px) for the head of every page.
 * Tokens are numbers, '#rrggbb' colours and names from fixed sets, so nothing can escape the style sheet. CSS alone selects the scheme, so
 * a page is the same for all visitors and can be cached.
 */
export function tokensToCss(tokens: TemplateTokens): string {
  const { colour, dark, radius, type, space, motion, shadow } = tokens
  const phone = [
    // `only` keeps browsers from darkening the pages of a light theme by themselves (LOOK-16).
    `color-scheme:${dark ? 'light' : 'only light'}`,
    ...colours(colour),
    ...onPhoto(colour),
    ...Object.entries(radius).map(([name, value]) => `--fc-radius-${name}:${value}`),
    `--fc-font-display:${FONT_STACKS[type.display]}`,
    `--fc-font-text:${FONT_STACKS[type.text]}`,
    `--fc-price-font:${FONT_STACKS[type[type.price.face ?? 'display']]}`,
    ...TEXT_STYLES.flatMap((name) => typeStyle(name, type[name], true)),
    `--fc-body-size:${type.body.phoneSize / 16}rem`,
    `--fc-body-line:${type.body.phoneLine / 16}rem`,
    `--fc-body-weight:${type.body.weight}`,
    `--fc-wrap:${space.wrap}px`,
    `--fc-gutter-now:${space.phoneGutter}px`,
    `--fc-section-now:${space.phoneSection}px`,
    `--fc-gap-now:${space.phoneGap}px`,
    `--fc-motion-fast:${motion.fast}ms`,
    `--fc-motion-slow:${motion.slow}ms`,
    `--fc-motion-ease:${motion.ease}`,
    `--fc-shadow-card:${shadow.card}`,
    `--fc-shadow-raised:${shadow.raised}`,
    `--fc-shadow-panel:${shadow.panel}`,
  ]
  const desktop = [
    ...TEXT_STYLES.flatMap((name) => typeStyle(name, type[name], false)),
    `--fc-body-size:${type.body.size / 16}rem`,
    `--fc-body-line:${type.body.line / 16}rem`,
    // Grows with the window, so that a small one keeps its space for content.
    `--fc-gutter-now:min(${space.gutter}px,5vw)`,
    `--fc-section-now:${space.section}px`,
    `--fc-gap-now:${space.gap}px`,
  ]
  const sheet = `:root{${phone.join(';')}}@media (min-width:901px){:root{${desktop.join(';')}}}`
  return dark ? sheet + darkScheme(dark) : sheet
}
