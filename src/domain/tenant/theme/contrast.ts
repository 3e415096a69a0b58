import type { ColourTokens, TemplateName, TemplateTokens } from '../template'
import { type ColourName, DRAWN_PAIRS, type Ground } from './drawn-pairs'

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

const isColourName = (value: ColourName | `#${string}`): value is ColourName => !value.startsWith('#')

/** Returns the colour of a ground as pages draw it. Mixes linearly in sRGB, as `color-mix(in srgb, …)` does. */
function toGround(ground: Ground, colour: ColourTokens): string {
  if (typeof ground === 'string') return colour[ground]
  const other = isColourName(ground.with) ? colour[ground.with] : ground.with
  const [from, to] = [toChannels(colour[ground.name]), toChannels(other)]
  return toHex(from.map((channel, at) => channel + ((to[at] ?? channel) - channel) * ground.share))
}

export type Scheme = 'light' | 'dark'

/**
 * A pair with too little contrast, and the nearest colour for `text` that passes. `on` is the ground's colour, `ground` the ground itself
 * ('#rrggbb'), which may be a mix of it.
 */
export type ContrastProblem = {
  scheme: Scheme
  text: ColourName
  on: ColourName
  ground: string
  ratio: number
  minimum: number
  fix: string
}

function checkScheme(scheme: Scheme, colour: ColourTokens, template: TemplateName): ContrastProblem[] {
  const pairs = DRAWN_PAIRS.filter(({ templates }) => templates === undefined || templates.includes(template))
  return pairs.flatMap(({ text, on, minimum }) => {
    const found = on.flatMap((background): ContrastProblem[] => {
      const ground = toGround(background, colour)
      const ratio = contrastRatio(colour[text], ground)
      if (ratio >= minimum) return []
      const grounds = on.map((one) => toGround(one, colour))
      const fix = proposeColour(colour[text], grounds, minimum) ?? proposeColour(colour[text], [ground], minimum) ?? colour.ink
      return [{ scheme, text, on: typeof background === 'string' ? background : background.name, ground, ratio, minimum, fix }]
    })
    // a colour and its mixes are one problem for the person who chooses it
    return found.filter((one) => found.every((other) => other.on !== one.on || other.ratio >= one.ratio))
  })
}

/**
 * Lists the colour pairs that a template's pages draw, light and dark, and that fail WCAG 2.2 AA, each with a proposed text colour (TEN-05,
 * ADM-15, EDT-27). The proposal passes on all of the text's backgrounds if possible, else on the failing one. Colours must be '#rrggbb'.
 */
export function checkTheme({ colour, dark }: Pick<TemplateTokens, 'colour' | 'dark'>, template: TemplateName): ContrastProblem[] {
  const light = checkScheme('light', colour, template)
  return dark ? [...light, ...checkScheme('dark', { ...colour, ...dark }, template)] : light
}
