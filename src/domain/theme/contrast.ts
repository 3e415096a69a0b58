import type { ColourTokens, TemplateTokens } from '../tenant/template'

/** Checks whether a colour has the form '#rrggbb', the only one in tokens. */
export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}

function toChannels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function toHex(channels: number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Returns the relative luminance of '#rrggbb' by WCAG 2.2: 0 for black to 1 for white. */
export function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colours by WCAG 2.2: 1 to 21, in either order. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const STEPS = 255

/**
 * Returns the colour nearest to `colour`, darker or lighter, with at least `minimum` contrast on all `backgrounds`. Keeps the hue as far as
 * possible. Returns null when no colour passes, which can't happen for a single background and a minimum up to 4.5.
 */
export function proposeColour(colour: string, backgrounds: readonly string[], minimum: number): string | null {
  const from = toChannels(colour)
  for (let step = 0; step <= STEPS; step += 1) {
    for (const end of [0, 255]) {
      const shifted = toHex(from.map((channel) => channel + ((end - channel) * step) / STEPS))
      if (backgrounds.every((background) => contrastRatio(shifted, background) >= minimum)) return shifted
    }
  }
  return null
}

type ColourName = keyof ColourTokens
type Rule = { text: ColourName; on: readonly ColourName[]; minimum: number }

const MIN_TEXT_CONTRAST = 4.5
const MIN_GRAPHIC_CONTRAST = 3
const BACKGROUNDS = ['ground', 'surface', 'tint'] as const

/**
 * The foreground and background pairs. WCAG 2.2 AA requires 4.5:1 for text (1.4.3), and 3:1 for field edges, stars and focus rings
 * (1.4.11).
 */
const RULES: readonly Rule[] = [
  { text: 'ink', on: [...BACKGROUNDS, 'brandTint'], minimum: MIN_TEXT_CONTRAST },
  { text: 'inkSoft', on: BACKGROUNDS, minimum: MIN_TEXT_CONTRAST },
  { text: 'inkFaint', on: BACKGROUNDS, minimum: MIN_TEXT_CONTRAST },
  { text: 'link', on: BACKGROUNDS, minimum: MIN_TEXT_CONTRAST },
  { text: 'brand', on: ['ground', 'surface', 'brandTint'], minimum: MIN_TEXT_CONTRAST },
  { text: 'brandInk', on: ['brand'], minimum: MIN_TEXT_CONTRAST },
  { text: 'brandDarkInk', on: ['brandDark'], minimum: MIN_TEXT_CONTRAST },
  { text: 'actionInk', on: ['action'], minimum: MIN_TEXT_CONTRAST },
  { text: 'good', on: ['ground', 'surface', 'goodTint'], minimum: MIN_TEXT_CONTRAST },
  { text: 'bad', on: ['ground', 'surface', 'badTint'], minimum: MIN_TEXT_CONTRAST },
  { text: 'edge', on: ['ground', 'surface'], minimum: MIN_GRAPHIC_CONTRAST },
  { text: 'star', on: ['ground', 'surface'], minimum: MIN_GRAPHIC_CONTRAST },
  { text: 'focus', on: ['ground', 'surface'], minimum: MIN_GRAPHIC_CONTRAST },
]

export type Scheme = 'light' | 'dark'

/** A pair with too little contrast, and the nearest colour for `text` that passes. */
export type ContrastProblem = { scheme: Scheme; text: ColourName; on: ColourName; ratio: number; minimum: number; fix: string }

function checkScheme(scheme: Scheme, colour: ColourTokens): ContrastProblem[] {
  return RULES.flatMap(({ text, on, minimum }) =>
    on.flatMap((background) => {
      const ratio = contrastRatio(colour[text], colour[background])
      if (ratio >= minimum) return []
      const everywhere = proposeColour(
        colour[text],
        on.map((name) => colour[name]),
        minimum,
      )
      const fix = everywhere ?? proposeColour(colour[text], [colour[background]], minimum) ?? colour.ink
      return [{ scheme, text, on: background, ratio, minimum, fix }]
    }),
  )
}

/**
 * Lists the colour pairs, light and dark, that fail WCAG 2.2 AA, each with a proposed text colour (TEN-05, ADM-15). The proposal passes on
 * all of the text's backgrounds if possible, else on the failing one. Colours must be '#rrggbb'.
 */
export function checkTheme({ colour, dark }: Pick<TemplateTokens, 'colour' | 'dark'>): ContrastProblem[] {
  const light = checkScheme('light', colour)
  return dark ? [...light, ...checkScheme('dark', { ...colour, ...dark })] : light
}
